import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isWithin } from "../beijing-clock.ts";
import { mountFaults } from "../faults/mount-faults.ts";
import { jsonObject, textFields, type TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { getPromotion } from "./get-promotion.ts";
import type { JdAnswer } from "./jd-answer.ts";
import { queryBigFields } from "./query-big-fields.ts";
import { queryGoods } from "./query-goods.ts";
import { queryPromotionGoods } from "./query-promotion-goods.ts";
import { signatureOfJd } from "./sign-jd.ts";

const CLOCK_TOLERANCE_MS = 6 * 60_000;

type Api = {
  /** The one member of `360buy_param_json` that carries the question; none for a flat one. */
  readonly parameter?: string;
  /** What the answer is called inside the answer. */
  readonly result: "queryResult" | "getResult";
  readonly answer: (world: World, question: Record<string, unknown>) => JdAnswer;
};

const APIS: Readonly<Record<string, Api>> = {
  "jd.union.open.goods.query": {
    parameter: "goodsReqDTO",
    result: "queryResult",
    answer: queryGoods,
  },
  "jd.union.open.goods.bigfield.query": {
    parameter: "goodsReq",
    result: "queryResult",
    answer: queryBigFields,
  },
  "jd.union.open.goods.promotiongoodsinfo.query": {
    result: "queryResult",
    answer: queryPromotionGoods,
  },
  "jd.union.open.promotion.common.get": {
    parameter: "promotionCodeReq",
    result: "getResult",
    answer: getPromotion,
  },
};

/** JD Union: one route, the method in a field, the answer as JSON inside JSON. */
export async function gatewayJdUnion(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "jd", {
    throttle: { status: 200, body: jdError(["2", "应用调用次数超限", "App Call Limited"]) },
    busy: {
      status: 200,
      body: jdError(["67", "平台连接后端服务不可用", "Isp Unavailable"]),
    },
    expired_token: { status: 200, body: jdError(["19", "access_token已过期", "token expired"]) },
  });

  app.route({
    method: ["GET", "POST"],
    url: "/routerjson",
    handler: async (request) => {
      const fields = { ...textFields(request.query), ...textFields(request.body) };
      const refusal = refuseCaller(world, fields);
      if (refusal) return jdError(refusal);
      const method = fields["method"]!;
      const api = APIS[method];
      if (!api) return jdError(["15", "不存在的方法名", "Invalid Method"]);
      const sent = jsonObject(fields["360buy_param_json"]);
      const question = api.parameter === undefined ? sent : memberOf(sent, api.parameter);
      if (!question) return jdError(["43", "业务参数错误", "Missing Business Parameter"]);
      const answer = { ...api.answer(world, question), requestId: randomUUID() };
      // "responce" is JD's own spelling, and the answer is text within the answer.
      const name = `${method.replaceAll(".", "_")}_responce`;
      return { [name]: { code: "0", [api.result]: JSON.stringify(answer) } };
    },
  });
}

type JdRefusal = readonly [code: string, zh: string, en: string];

/** Refusals by JD's table of gateway codes, in the order of its checks. */
function refuseCaller(world: World, fields: TextFields): JdRefusal | undefined {
  const { appKey, appSecret } = world.credentials.jdUnion;
  if (!fields["v"]) return ["4", "缺少版本参数", "Missing Version"];
  if (fields["v"] !== "1.0") return ["5", "不支持的版本号", "Unsupported Version"];
  if (!fields["timestamp"]) return ["7", "缺少时间戳参数", "Missing Timestamp"];
  if (!isWithin(world.now(), fields["timestamp"], CLOCK_TOLERANCE_MS)) {
    return ["8", "非法的时间戳参数", "Invalid Timestamp"];
  }
  if (fields["app_key"] !== appKey) return ["10", "无效的app_key", "Invalid App Key"];
  if (!fields["sign"]) return ["11", "缺少签名参数", "Missing Signature"];
  if (fields["sign"] !== signatureOfJd(appSecret, fields)) {
    return ["12", "无效签名", "Invalid Signature"];
  }
  if (!fields["method"]) return ["14", "缺少方法名参数", "Missing Method"];
  return undefined;
}

function memberOf(sent: Record<string, unknown> | undefined, name: string) {
  const member = sent?.[name];
  return typeof member === "object" && member !== null && !Array.isArray(member)
    ? (member as Record<string, unknown>)
    : undefined;
}

function jdError([code, zh_desc, en_desc]: JdRefusal) {
  return { error_response: { code, zh_desc, en_desc } };
}
