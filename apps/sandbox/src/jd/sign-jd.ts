import { createHash } from "node:crypto";
import type { TextFields } from "../text-fields.ts";

/**
 * What `sign` has to be: upper-case hex of MD5 over the secret, every other field that was sent
 * as key and value sorted by key, and the secret again.
 */
export function signatureOfJd(appSecret: string, fields: TextFields): string {
  const text = Object.keys(fields)
    .filter((key) => key !== "sign")
    .toSorted()
    .map((key) => `${key}${fields[key]}`)
    .join("");
  return createHash("md5")
    .update(`${appSecret}${text}${appSecret}`, "utf8")
    .digest("hex")
    .toUpperCase();
}
