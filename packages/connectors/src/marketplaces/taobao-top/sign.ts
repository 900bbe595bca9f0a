import { createHash, createHmac } from "node:crypto";
import { joinParameters } from "../join-parameters.ts";

export type TopSignMethod = "md5" | "hmac" | "hmac-sha256";

/**
 * The `sign` of a call to the Taobao Open Platform, in upper-case hex over each parameter as key and
 * value in the order of the keys. `md5` wraps the text in the secret; the others are keyed with it.
 */
export function signTop(
  method: TopSignMethod,
  secret: string | Uint8Array,
  parameters: Readonly<Record<string, string>>,
): string {
  const message = joinParameters(parameters);
  return hash(method, secret, message).digest("hex").toUpperCase();
}

function hash(method: TopSignMethod, secret: string | Uint8Array, message: string) {
  if (method === "md5") return createHash("md5").update(secret).update(message).update(secret);
  return createHmac(method === "hmac" ? "md5" : "sha256", secret).update(message);
}
