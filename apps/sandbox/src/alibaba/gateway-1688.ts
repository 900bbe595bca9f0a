import type { FastifyInstance, FastifyReply } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import { jsonObject, textFields, type TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { alibabaTime } from "./alibaba-time.ts";
import type { Answer1688 } from "./answer-1688.ts";
import { estimateFreight } from "./estimate-freight.ts";
import { queryKeyword } from "./query-keyword.ts";
import { queryPicture, uploadPicture } from "./query-picture.ts";
import { queryProductDetail } from "./query-product-detail.ts";
import { signatureOf1688 } from "./sign-1688.ts";
import { cancelOrder } from "./trade/cancel-order.ts";
import { createOrders, UNANSWERED } from "./trade/create-orders.ts";
import { payLink, previewOrder } from "./trade/place-orders.ts";
import { listOrders, showLogistics, showOrder } from "./trade/show-orders.ts";
import { showTrace } from "./trade/show-trace.ts";
import { confirmMessages, listFailedMessages } from "./trade/tell-orders.ts";

type Api = {
  /** The one form field that carries the question as JSON. */
  readonly parameter: string;
  readonly answer: (
    world: World,
    question: Record<string, unknown>,
  ) => Answer1688 | Promise<Answer1688>;
};

const CROSS_BORDER = "com.alibaba.fenxiao.crossborder";
const APIS: Readonly<Record<string, Api>> = {
  "product.search.keywordQuery": { parameter: "offerQueryParam", answer: queryKeyword },
  "product.search.queryProductDetail": {
    parameter: "offerDetailParam",
    answer: queryProductDetail,
  },
  "product.image.upload": { parameter: "uploadImageParam", answer: uploadPicture },
  "product.search.imageQuery": { parameter: "offerQueryParam", answer: queryPicture },
  "product.freight.estimate": {
    parameter: "productFreightQueryParamsNew",
    answer: estimateFreight,
  },
};

/** The families whose answers have no common envelope. What a call does to an order is undone by no broken wire. */
type FlatApi = (world: World, fields: TextFields) => object | Promise<object>;
const TRADE = "com.alibaba.trade";
const OPEN = "cn.alibaba.open";
const FLAT_APIS: Readonly<Record<string, FlatApi>> = {
  [`${TRADE}:alibaba.createOrder.preview`]: previewOrder,
  [`${TRADE}:alibaba.trade.createCrossOrder`]: createOrders,
  [`${TRADE}:alibaba.trade.get.buyerView`]: showOrder,
  [`${TRADE}:alibaba.trade.getBuyerOrderList`]: listOrders,
  [`${TRADE}:alibaba.alipay.url.get`]: payLink,
  [`${TRADE}:alibaba.trade.cancel`]: cancelOrder,
  "com.alibaba.logistics:alibaba.trade.getLogisticsInfos.buyerView": showLogistics,
  "com.alibaba.logistics:alibaba.trade.getLogisticsTraceInfo.buyerView": showTrace,
  [`${OPEN}:push.query.messageList`]: listFailedMessages,
  [`${OPEN}:push.message.confirm`]: confirmMessages,
};

const CLOCK_TOLERANCE_MS = 15 * 60_000;

type GatewayPath = { version: string; namespace: string; api: string; appKey: string };

/** The 1688 open platform: the signed gateway and the token office. */
export async function gateway1688(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "1688", {
    throttle: {
      status: 200,
      body: gatewayError("gw.QosAppFrequencyLimit", "App call exceeds limited frequency"),
    },
    busy: { status: 500, body: gatewayError("500", "Internal Server Error") },
    expired_token: () => world.alibabaTokens.expireAccess(),
  });

  app.post<{ Params: GatewayPath }>(
    "/openapi/param2/:version/:namespace/:api/:appKey",
    async (request, reply) => {
      const { version, namespace, api: apiName, appKey } = request.params;
      const path = `param2/${version}/${namespace}/${apiName}/${appKey}`;
      const fields = { ...textFields(request.query), ...textFields(request.body) };
      const refusal = refuseCaller(world, { appKey, path, fields });
      if (refusal) return refuse(reply, refusal);
      const flat = FLAT_APIS[`${namespace}:${apiName}`];
      if (flat) {
        const answer = await flat(world, fields);
        return answer === UNANSWERED ? reply.hijack().raw.destroy() : answer;
      }
      const api = namespace === CROSS_BORDER ? APIS[apiName] : undefined;
      if (!api) return refuse(reply, ["gw.APIUnsupported", `${namespace}:${apiName}`]);
      const question = jsonObject(fields[api.parameter]);
      if (!question) return refuse(reply, ["gw.ParamMissing", `missing ${api.parameter}`]);
      return { result: await api.answer(world, question) };
    },
  );

  app.post<{ Params: { appKey: string } }>(
    "/openapi/http/1/system.oauth2/getToken/:appKey",
    async (request, reply) => {
      const fields = textFields(request.body);
      const { appKey, appSecret } = world.credentials.alibaba;
      if (fields["client_id"] !== appKey || fields["client_secret"] !== appSecret) {
        return refuse(reply, ["401", "client_id or client_secret is wrong"]);
      }
      const issued =
        fields["grant_type"] === "refresh_token"
          ? world.alibabaTokens.refresh(fields["refresh_token"])
          : undefined;
      if (!issued) return refuse(reply, ["400", "refresh_token is invalid"]);
      return {
        aliId: "2208168168168",
        resource_owner: "sandbox_buyer",
        memberId: "b2b-2208168168168",
        expires_in: String(issued.life_s),
        access_token: issued.accessToken,
        refresh_token: issued.refreshToken,
        refresh_token_timeout: alibabaTime(
          new Date(world.now().getTime() + issued.refreshLife_s * 1000),
        ),
      };
    },
  );
}

type Refusal = readonly [code: string, message: string];

/** Who calls, with which signature and token: looked at in this order. */
function refuseCaller(
  world: World,
  call: { appKey: string; path: string; fields: TextFields },
): Refusal | undefined {
  const { appKey, appSecret } = world.credentials.alibaba;
  if (call.appKey !== appKey) return ["gw.APIACLDecline", "AppKey is not known"];
  const signature = call.fields["_aop_signature"];
  if (!signature) return ["gw.ParamMissing", "missing _aop_signature"];
  if (signature !== signatureOf1688(appSecret, call.path, call.fields)) {
    return ["gw.SignatureInvalid", "Invalid signature"];
  }
  if (isOffClock(world.now(), call.fields["_aop_timestamp"])) {
    return ["400", "_aop_timestamp is out of range"];
  }
  const isOfAccount = !call.path.startsWith(`param2/1/${OPEN}/`);
  if (isOfAccount && !world.alibabaTokens.accepts(call.fields["access_token"])) {
    return ["401", "Request need user authorized"];
  }
  return undefined;
}

/** The timestamp may be left out; one that is sent must be near. */
function isOffClock(now: Date, timestamp: string | undefined): boolean {
  return (
    timestamp !== undefined && !(Math.abs(Number(timestamp) - now.getTime()) <= CLOCK_TOLERANCE_MS)
  );
}

const HTTP_STATUS: Readonly<Record<string, number>> = { "400": 400, "401": 401, "403": 403 };

function refuse(reply: FastifyReply, [code, message]: Refusal): FastifyReply {
  return reply.code(HTTP_STATUS[code] ?? 400).send(gatewayError(code, message));
}

function gatewayError(error_code: string, error_message: string) {
  return { error_code, error_message, exception: error_message };
}
