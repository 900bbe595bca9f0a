import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import { textFields, type TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { generateLink } from "./generate-link.ts";
import { getGoodsDetail } from "./get-goods-detail.ts";
import { parameterError, type PinduoduoAnswer, type PinduoduoError } from "./pinduoduo-answer.ts";
import { searchGoods } from "./search-goods.ts";
import { signatureOfPinduoduo } from "./sign-pinduoduo.ts";

const CLOCK_TOLERANCE_S = 600;

const TYPES: Readonly<Record<string, (world: World, fields: TextFields) => PinduoduoAnswer>> = {
  "pdd.ddk.goods.search": searchGoods,
  "pdd.ddk.goods.detail": getGoodsDetail,
  "pdd.ddk.goods.zs.unit.url.gen": generateLink,
};

/** Pinduoduo's open platform with its promoter's methods: one route, the method in `type`. */
export async function gatewayPinduoduo(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "pdd", {
    throttle: { status: 200, body: errorBody(TOO_OFTEN) },
    busy: { status: 200, body: errorBody(BUSY) },
    expired_token: { status: 200, body: errorBody(TOKEN_EXPIRED) },
  });

  app.route({
    method: ["GET", "POST"],
    url: "/api/router",
    handler: async (request) => {
      const fields = { ...textFields(request.query), ...textFields(request.body) };
      const refusal = refuseCaller(world, fields);
      if (refusal) return errorBody(refusal);
      const answer = TYPES[fields["type"]!]?.(world, fields);
      if (!answer) return errorBody(parameterError("type不存在"));
      return "error" in answer
        ? errorBody(answer.error)
        : { [answer.response]: { ...answer.fields, request_id: requestId() } };
    },
  });
}

function refuseCaller(world: World, fields: TextFields): PinduoduoError | undefined {
  const { clientId, clientSecret } = world.credentials.pinduoduo;
  if (!fields["type"]) return parameterError("type不能为空");
  if (fields["client_id"] !== clientId) return CLIENT_UNKNOWN;
  const age_s = Math.abs(Number(fields["timestamp"]) - world.now().getTime() / 1000);
  if (!(age_s <= CLOCK_TOLERANCE_S)) return parameterError("timestamp与服务器时间相差过大");
  if (fields["sign"] !== signatureOfPinduoduo(clientSecret, fields)) return SIGNATURE_WRONG;
  return undefined;
}

const error = (error_code: number, error_msg: string): PinduoduoError => ({
  error_code,
  error_msg,
  sub_code: null,
  sub_msg: error_msg,
});
const CLIENT_UNKNOWN = error(10_016, "client下线或者clientId不正确");
const TOKEN_EXPIRED = error(10_019, "access_token已过期");
const SIGNATURE_WRONG = error(20_004, "签名sign校验失败");
const TOO_OFTEN = error(70_031, "调用过于频繁，请调整调用频率");
/** What it answers now and then for no reason, and not when asked again. */
const BUSY = error(1000, "系统繁忙，请稍后重试");

const errorBody = (error_response: PinduoduoError) => ({
  error_response: { ...error_response, request_id: requestId() },
});

const requestId = () => randomUUID().replaceAll("-", "").slice(0, 20);
