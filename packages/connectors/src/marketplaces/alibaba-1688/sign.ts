import { createHmac } from "node:crypto";
import { joinParameters } from "../join-parameters.ts";

/**
 * The `_aop_signature` of a call: HMAC-SHA1 over the path and then each parameter as key and value
 * in the order of the keys, in upper-case hex. `path` runs from `param2` to the app key.
 */
export function sign1688(
  appSecret: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const message = joinParameters(parameters, "_aop_signature");
  return createHmac("sha1", appSecret)
    .update(path + message)
    .digest("hex")
    .toUpperCase();
}
