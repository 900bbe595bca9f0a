import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isWithin } from "../beijing-clock.ts";
import { mountFaults } from "../faults/mount-faults.ts";
import { textFields, type TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { querySharePassword } from "./query-share-password.ts";
import { signatureOfTop } from "./sign-top.ts";

const CLOCK_TOLERANCE_MS = 10 * 60_000;

/** The Taobao open platform: one route, the method named in a field. */
export async function gatewayTop(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "top", {
    throttle: {
      status: 200,
      body: topError({
        code: 7,
        msg: "App Call Limited",
        sub_code: "accesscontrol.limited-by-app-access-count",
        sub_msg: "This ban will last for 41 more seconds",
      }),
    },
    busy: {
      status: 200,
      body: topError({
        code: 15,
        msg: "Remote service error",
        sub_code: "isp.top-remote-service-unavailable",
        sub_msg: "the service behind is unavailable",
      }),
    },
    expired_token: { status: 200, body: topError({ code: 27, msg: "Invalid session" }) },
  });

  app.route({
    method: ["GET", "POST"],
    url: "/router/rest",
    handler: async (request) => {
      const fields = { ...textFields(request.query), ...textFields(request.body) };
      const refusal = refuseCaller(world, fields);
      if (refusal) return topError(refusal);
      if (fields["method"] !== "taobao.wireless.share.tpwd.query") {
        return topError({ code: 22, msg: "Invalid Method" });
      }
      const answer = querySharePassword(world, fields["password_content"] ?? "");
      return { wireless_share_tpwd_query_response: { ...answer, request_id: requestId() } };
    },
  });
}

type TopError = { code: number; msg: string; sub_code?: string; sub_msg?: string };

function refuseCaller(world: World, fields: TextFields): TopError | undefined {
  const { appKey, appSecret } = world.credentials.top;
  if (!fields["method"]) return { code: 21, msg: "Missing Method" };
  if (fields["app_key"] !== appKey) return { code: 29, msg: "Invalid app Key" };
  if (!fields["sign"]) return { code: 24, msg: "Missing Signature" };
  if (!isWithin(world.now(), fields["timestamp"], CLOCK_TOLERANCE_MS)) {
    return {
      code: 31,
      msg: "Invalid timestamp",
      sub_code: "isv.invalid-timestamp",
      sub_msg: "timestamp is more than ten minutes away",
    };
  }
  if (fields["sign"] !== signatureOfTop(appSecret, fields)) {
    return { code: 25, msg: "Invalid signature" };
  }
  return undefined;
}

function topError(error: TopError) {
  return { error_response: { ...error, request_id: requestId() } };
}

const requestId = () => randomBytes(6).toString("hex");
