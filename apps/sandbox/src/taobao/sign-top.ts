import { createHash, createHmac } from "node:crypto";
import type { TextFields } from "../text-fields.ts";

/** What `sign` has to be for the `sign_method` the caller chose; undefined for an unknown one. */
export function signatureOfTop(appSecret: string, fields: TextFields): string | undefined {
  const text = Object.keys(fields)
    .filter((key) => key !== "sign")
    .toSorted()
    .map((key) => `${key}${fields[key]}`)
    .join("");
  switch (fields["sign_method"]) {
    case "md5":
      return upperHex(createHash("md5").update(`${appSecret}${text}${appSecret}`, "utf8"));
    case "hmac":
      return upperHex(createHmac("md5", appSecret).update(text, "utf8"));
    case "hmac-sha256":
      return upperHex(createHmac("sha256", appSecret).update(text, "utf8"));
    default:
      return undefined;
  }
}

const upperHex = (hash: { digest: (encoding: "hex") => string }) =>
  hash.digest("hex").toUpperCase();
