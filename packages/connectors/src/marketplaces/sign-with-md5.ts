import { createHash } from "node:crypto";
import { joinParameters } from "./join-parameters.ts";

/**
 * The `sign` that JD and Pinduoduo ask for: MD5 over each parameter as key and value in the order of
 * the keys, wrapped in the secret on both sides, in upper-case hex.
 */
export function signWithMd5(secret: string, parameters: Readonly<Record<string, string>>): string {
  const message = joinParameters(parameters);
  return createHash("md5")
    .update(secret + message + secret)
    .digest("hex")
    .toUpperCase();
}
