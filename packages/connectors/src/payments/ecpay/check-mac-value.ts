import { createHash, timingSafeEqual } from "node:crypto";

/** The two halves of ECPay's shared secret. */
export interface EcpayHashKeys {
  readonly hashKey: string;
  readonly hashIv: string;
}

/** Payments are signed with the first, shipping orders with the second. */
export type EcpayDigest = "sha256" | "md5";

/**
 * ECPay's signature over a form: the digest, in upper-case hex, of the fields sorted without regard to
 * case, between key and IV, encoded the way .NET encodes and lower-cased.
 */
export function checkMacValue(
  { hashKey, hashIv }: EcpayHashKeys,
  fields: Readonly<Record<string, string>>,
  digest: EcpayDigest = "sha256",
): string {
  const signed = Object.entries(fields)
    .filter(([name]) => name !== "CheckMacValue")
    .map(([name, value]) => ({ folded: name.toLowerCase(), pair: `${name}=${value}` }))
    .toSorted((a, b) => (a.folded < b.folded ? -1 : 1))
    .map(({ pair }) => pair);
  const text = [`HashKey=${hashKey}`, ...signed, `HashIV=${hashIv}`].join("&");
  return createHash(digest).update(encodeLikeDotNet(text)).digest("hex").toUpperCase();
}

/** True when the form carries the signature its fields call for; compared in constant time. */
export function isSigned(
  keys: EcpayHashKeys,
  fields: Readonly<Record<string, string>>,
  digest: EcpayDigest = "sha256",
): boolean {
  const written = fields["CheckMacValue"];
  if (written === undefined) return false;
  const expected = Buffer.from(checkMacValue(keys, fields, digest));
  const given = Buffer.from(written);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** `encodeURIComponent` agrees with .NET but for three signs; .NET keeps `- _ . ! * ( )` as well. */
function encodeLikeDotNet(text: string): string {
  return encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll("~", "%7e")
    .replaceAll("'", "%27")
    .toLowerCase();
}
