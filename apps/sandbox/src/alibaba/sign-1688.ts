import { createHmac } from "node:crypto";
import type { TextFields } from "../text-fields.ts";

/**
 * What `_aop_signature` has to be: upper-case hex of HMAC-SHA1 over the path from `param2` on,
 * followed by every other field as key and value, sorted by key.
 */
export function signatureOf1688(appSecret: string, path: string, fields: TextFields): string {
  const message = Object.keys(fields)
    .filter((key) => key !== "_aop_signature")
    .toSorted()
    .reduce((text, key) => text + key + fields[key], path);
  return createHmac("sha1", appSecret).update(message, "utf8").digest("hex").toUpperCase();
}
