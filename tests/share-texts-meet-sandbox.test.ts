import { createAggregator } from "@sampan/connectors/marketplaces/aggregator/create-aggregator";
import { createShareResolver } from "@sampan/connectors/marketplaces/create-share-resolver";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { readShareText, type ShareText } from "@sampan/domain/goods/sourcing/share-text";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { afterAll, beforeAll, expect, test } from "vitest";
import { growCatalogue } from "../demo/catalogue/grow-catalogue.ts";
import { shareTexts, type ShareText as Shared } from "../demo/catalogue/share-texts.ts";
import { openSandbox, type OpenSandbox } from "./support/open-sandbox.ts";

/** Every text the demo offers to paste, through the grammar and the resolvers, over the wire. */
const now = () => new Date();
const outbound = createOutbound({ now, retryDelay_ms: 1 });
const groupBuy = { linkPattern: "https://tuan.sampan.test/goods/{id}.html" };
const platformIds = { "1688": 3, taobao: 4, jd: 5, pdd: 6, groupbuy: 7 } as const;
const texts = shareTexts(growCatalogue());

let sandbox: OpenSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});

afterAll(async () => {
  await outbound.close();
  await sandbox.close();
});

const mappedHosts = ["qr.1688.com", "m.tb.cn", "e.tb.cn", "3.cn", "u.jd.com", "p.pinduoduo.com"];

function openResolver() {
  const shape = { baseUrl: `${sandbox.url}/onebound`, credentials: known.aggregator };
  const folders: readonly (readonly [PlatformId, string])[] = [
    [3, "1688"],
    [5, "jd"],
  ];
  return createShareResolver(
    {
      taobaoTop: { baseUrl: sandbox.url, ...known.top, signMethod: "hmac-sha256", now },
      aggregators: new Map(
        folders.map(([platform, folder]) => [
          platform,
          createAggregator(shape, { platform, folder }, outbound),
        ]),
      ),
      hostMap: Object.fromEntries(mappedHosts.map((host) => [host, sandbox.url])),
      groupBuy,
    },
    outbound,
  );
}

async function resolve(shared: ShareText): Promise<ShareText | string> {
  const resolver = openResolver();
  if (shared.kind === "short_link") {
    const url = await resolver.expandShortLink(shared.url);
    return url.ok ? readShareText(url.value, groupBuy) : url.error.code;
  }
  if (shared.kind === "password") {
    const item = await resolver.readSharePassword(shared.text, shared.platform);
    return item.ok ? readShareText(item.value.url, groupBuy) : item.error.code;
  }
  return shared;
}

const outcomeOf = ({ leadsTo }: Shared) => {
  if (leadsTo === "expired") return "not_found";
  if (leadsTo === "refused") return "rejected";
  const { platform, thid } = leadsTo;
  return expect.objectContaining({
    kind: "item",
    platform: platformIds[platform],
    thid_item_id: thid,
  });
};

test.each(texts)("$about leads where it says", async (shared) => {
  expect(await resolve(readShareText(shared.text, groupBuy))).toEqual(outcomeOf(shared));
});
