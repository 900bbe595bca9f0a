import { createHash } from "node:crypto";
import type { TextFields } from "../../text-fields.ts";

/**
 * ECPay's signature: the fields sorted without regard to case, between key and vector, encoded as
 * .NET does it, in lower case, through a digest: SHA-256 for payments, MD5 for logistics.
 */
export function checkMacValueOf(
  keys: { hashKey: string; hashIv: string },
  fields: TextFields,
  digest: "sha256" | "md5" = "sha256",
): string {
  const pairs = Object.keys(fields)
    .filter((name) => name !== "CheckMacValue")
    .toSorted((one, other) => compare(one.toLowerCase(), other.toLowerCase()))
    .map((name) => `${name}=${fields[name]}`);
  const text = `HashKey=${keys.hashKey}&${pairs.join("&")}&HashIV=${keys.hashIv}`;
  return createHash(digest).update(encodeAsDotNet(text)).digest("hex").toUpperCase();
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** .NET leaves - _ . ! * ( ) alone, writes a space as plus, and encodes ~ and '. */
function encodeAsDotNet(text: string): string {
  return encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll("~", "%7e")
    .replaceAll("'", "%27")
    .toLowerCase();
}
