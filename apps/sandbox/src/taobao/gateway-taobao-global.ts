import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import { textFields, type TextFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { getItem } from "./get-item.ts";
import { searchItems } from "./search-items.ts";
import { searchItemsByPicture, uploadItemPicture } from "./search-items-by-picture.ts";
import { signatureOfTaobaoGlobal } from "./sign-taobao-global.ts";
import type { TaobaoAnswer } from "./taobao-answer.ts";

type Api = (world: World, fields: TextFields) => TaobaoAnswer | Promise<TaobaoAnswer>;

const APIS: Readonly<Record<string, Api>> = {
  "/traffic/item/search": searchItems,
  "/traffic/item/get": getItem,
  "/traffic/item/imgsearch": searchItemsByPicture,
  "/upload/image": uploadItemPicture,
};

const CLOCK_TOLERANCE_MS = 2 * 3_600_000;

/** Taobao Global: search, items, pictures and token renewal under `/rest`. */
export async function gatewayTaobaoGlobal(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "taobao", {
    throttle: {
      status: 200,
      body: gatewayError("ApiCallLimit", "The request was denied due to call frequency"),
    },
    busy: {
      status: 200,
      body: gatewayError("InternalError", "Service is temporarily unavailable"),
    },
    expired_token: () => world.taobaoTokens.expireAccess(),
  });

  app.route<{ Params: { "*": string } }>({
    method: ["GET", "POST"],
    url: "/rest/*",
    handler: async (request) => {
      const apiPath = `/${request.params["*"]}`;
      const fields = { ...textFields(request.query), ...textFields(request.body) };
      const refusal = refuseSignature(world, apiPath, fields);
      if (refusal) return refusal;
      if (apiPath === "/auth/token/refresh") return refreshTokens(world, fields);
      if (!world.taobaoTokens.accepts(fields["access_token"])) {
        return gatewayError("IllegalAccessToken", "The specified access token is invalid");
      }
      const api = APIS[apiPath];
      if (!api) return gatewayError("InvalidApiPath", "The specified API path is invalid");
      return { code: "0", ...(await api(world, fields)), request_id: requestId() };
    },
  });
}

function refuseSignature(world: World, apiPath: string, fields: TextFields) {
  const { appKey, appSecret } = world.credentials.taobaoGlobal;
  if (fields["app_key"] !== appKey) return gatewayError("InvalidAppKey", "App key is not known");
  if (fields["sign_method"] !== "sha256" || !fields["sign"] || !fields["timestamp"]) {
    return gatewayError("MissingParameter", "sign, sign_method and timestamp are mandatory");
  }
  if (!(Math.abs(Number(fields["timestamp"]) - world.now().getTime()) <= CLOCK_TOLERANCE_MS)) {
    return gatewayError("IllegalTimestamp", "The timestamp is more than two hours away");
  }
  return fields["sign"] === signatureOfTaobaoGlobal(appSecret, apiPath, fields)
    ? undefined
    : gatewayError("IncompleteSignature", "The request signature does not conform");
}

function refreshTokens(world: World, fields: TextFields) {
  const issued = world.taobaoTokens.refresh(fields["refresh_token"]);
  if (!issued) return gatewayError("IllegalRefreshToken", "The refresh token is invalid");
  return {
    code: "0",
    access_token: issued.accessToken,
    refresh_token: issued.refreshToken,
    expires_in: issued.life_s,
    refresh_expires_in: issued.refreshLife_s,
    account: "sandbox_buyer",
    account_platform: "seller_center",
    user_id: "2208168168168",
    seller_id: "2208168168168",
    short_code: "SBX4168",
    request_id: requestId(),
  };
}

function gatewayError(code: string, message: string) {
  return { type: "ISV", code, message, request_id: requestId() };
}

const requestId = () => randomUUID().replaceAll("-", "");
