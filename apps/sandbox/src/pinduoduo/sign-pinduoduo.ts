import { createHash } from "node:crypto";
import type { TextFields } from "../text-fields.ts";

/**
 * What `sign` has to be: upper-case hex of MD5 over the secret, every other field as key and value
 * sorted by key, and the secret again.
 */
export function signatureOfPinduoduo(clientSecret: string, fields: TextFields): string {
  let text = clientSecret;
  for (const key of Object.keys(fields).toSorted()) {
    if (key !== "sign") text += key + fields[key];
  }
  return createHash("md5")
    .update(text + clientSecret, "utf8")
    .digest("hex")
    .toUpperCase();
}
