import { createHash } from "node:crypto";
import type { TextFields } from "../text-fields.ts";

export type LogisticsSecret = {
  readonly merchantId: string;
  readonly hashKey: string;
  readonly hashIv: string;
};

/** What .NET writes as it is; a space becomes a plus, everything else its bytes in small hex. */
const UNTOUCHED = /^[A-Za-z0-9\-_.!*()]$/;

/** The signature of ECPay's logistics: as its payments', but for MD5. */
export function logisticsMac(secret: LogisticsSecret, fields: TextFields): string {
  const { CheckMacValue: _mac, ...signed } = fields;
  const names = Object.keys(signed).toSorted((one, other) =>
    one.toLowerCase() < other.toLowerCase() ? -1 : 1,
  );
  const text = [
    `HashKey=${secret.hashKey}`,
    ...names.map((name) => `${name}=${signed[name]}`),
    `HashIV=${secret.hashIv}`,
  ].join("&");
  const encoded = Array.from(text, encodeSign).join("").toLowerCase();
  return createHash("md5").update(encoded).digest("hex").toUpperCase();
}

function encodeSign(sign: string): string {
  if (UNTOUCHED.test(sign)) return sign;
  if (sign === " ") return "+";
  return [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

/** The fields with the merchant's signature. */
export const signedBy = (secret: LogisticsSecret, fields: TextFields): TextFields => ({
  ...fields,
  CheckMacValue: logisticsMac(secret, fields),
});
