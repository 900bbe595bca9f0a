import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { beijingTime } from "../beijing-clock.ts";
import { mountFaults } from "../faults/mount-faults.ts";
import { textFields, type TextFields } from "../text-fields.ts";
import type { MarketplaceName, World } from "../world.ts";
import { type AggregatorAnswer, refused, type Stall } from "./aggregator-answer.ts";
import { getItem } from "./get-item.ts";
import { readPassword } from "./read-password.ts";
import { searchItems, searchItemsByPicture, uploadPicture } from "./search-items.ts";

type Api = (stall: Stall) => AggregatorAnswer | Promise<AggregatorAnswer>;

const APIS: Readonly<Record<string, Api>> = {
  item_get: getItem,
  item_search: searchItems,
  upload_img: uploadPicture,
  item_search_img: searchItemsByPicture,
  item_password: readPassword,
};

/** One vendor that speaks this shape: where, with which credentials, about which marketplaces. */
type Vendor = {
  readonly prefix: string;
  readonly upstream: "aggregator" | "groupbuy";
  readonly key: string;
  readonly secret: string;
  readonly marketplaceByPlatform: Readonly<Record<string, MarketplaceName>>;
};

/** The aggregator under `/onebound`: four marketplaces in one shape, by key and secret. */
export async function gatewayAggregator(app: FastifyInstance, world: World): Promise<void> {
  mountVendor(app, world, {
    ...world.credentials.aggregator,
    prefix: "/onebound",
    upstream: "aggregator",
    marketplaceByPlatform: { taobao: "taobao", "1688": "1688", jd: "jd", pinduoduo: "pdd" },
  });
}

/** The group-buying site under `/tuan`: the same shape, its own goods and its own account. */
export async function gatewayGroupBuying(app: FastifyInstance, world: World): Promise<void> {
  mountVendor(app, world, {
    ...world.credentials.groupBuying,
    prefix: "/tuan",
    upstream: "groupbuy",
    marketplaceByPlatform: { groupbuy: "groupbuy" },
  });
}

function mountVendor(app: FastifyInstance, world: World, vendor: Vendor): void {
  const say = (code: string, reason: string) => ({
    status: 200,
    body: envelope(world, refused(code, reason)),
  });
  mountFaults(app, world.faults, vendor.upstream, {
    throttle: say("4008", "concurrency limit reached"),
    busy: say("4002", "target server does not answer"),
    expired_token: say("4005", "authorisation has run out"),
  });

  for (const url of [`${vendor.prefix}/:platform/:api`, `${vendor.prefix}/:platform/:api/`]) {
    app.route<{ Params: { platform: string; api: string } }>({
      // A picture does not fit into a query, so an upload may come as a form.
      method: ["GET", "POST"],
      url,
      handler: async (request) => {
        const fields = { ...textFields(request.query), ...textFields(request.body) };
        const { platform, api } = request.params;
        return envelope(world, await answer(world, vendor, { platform, api, fields }));
      },
    });
  }
}

async function answer(
  world: World,
  vendor: Vendor,
  call: { platform: string; api: string; fields: TextFields },
): Promise<AggregatorAnswer> {
  const { key, secret } = call.fields;
  if (key !== vendor.key) return refused("4004", "key is not known");
  if (secret !== vendor.secret) return refused("4005", "secret is wrong");
  const name = vendor.marketplaceByPlatform[call.platform];
  const api = APIS[call.api];
  if (!name || !api) return refused("4010", `${call.platform}/${call.api} does not exist`);
  return api({ world, name, marketplace: world.marketplaces[name], fields: call.fields });
}

function envelope(world: World, answer: AggregatorAnswer) {
  return {
    ...answer,
    error: answer.error_code === "0000" ? "" : answer.reason,
    cache: 0,
    api_info: "today:41 max:10000",
    server_time: `Beijing/${beijingTime(world.now())}`,
    request_id: `sandbox.${randomUUID()}`,
  };
}
