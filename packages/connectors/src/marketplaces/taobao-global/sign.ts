import { createHmac } from "node:crypto";
import { joinParameters } from "../join-parameters.ts";

/**
 * The `sign` of a call: HMAC-SHA256 over the path and then each parameter as key and value in the
 * order of the keys, in upper-case hex. `path` starts after `/rest`, e.g. `/traffic/item/get`.
 */
export function signTaobaoGlobal(
  appSecret: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const message = joinParameters(parameters);
  return createHmac("sha256", appSecret)
    .update(path + message)
    .digest("hex")
    .toUpperCase();
}
