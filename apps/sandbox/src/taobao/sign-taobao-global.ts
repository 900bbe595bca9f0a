import { createHmac } from "node:crypto";
import type { TextFields } from "../text-fields.ts";

/**
 * What `sign` has to be: upper-case hex of HMAC-SHA256 over the path after `/rest`, followed by
 * every other field as key and value, sorted by key.
 */
export function signatureOfTaobaoGlobal(
  appSecret: string,
  apiPath: string,
  fields: TextFields,
): string {
  const message = Object.keys(fields)
    .filter((key) => key !== "sign")
    .toSorted()
    .reduce((text, key) => text + key + fields[key], apiPath);
  return createHmac("sha256", appSecret).update(message, "utf8").digest("hex").toUpperCase();
}
