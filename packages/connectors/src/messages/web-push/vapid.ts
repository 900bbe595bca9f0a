import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";

/** By which push services know whose messages they are (RFC 8292). */
export interface Vapid {
  /** In base64url, as browsers take it. */
  readonly publicKey: string;
  /** What the header says to the service of this origin. */
  readonly authorize: (origin: string, now: Date) => string;
}

/** Services refuse more than a day. */
const life_s = 12 * 3_600;

/**
 * Opens our key: `privateKey` is 32 bytes in base64url, `subject` how operators of services reach us, a `mailto:` or https
 * address. Throws where the text is no key of P-256.
 */
export function openVapid(privateKey: string, subject: string): Vapid {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  const point = pair.getPublicKey();
  const publicKey = point.toString("base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: jwkOf(pair.getPrivateKey("base64url"), point),
  });
  return {
    publicKey,
    authorize(origin, now) {
      const exp = Math.floor(now.getTime() / 1_000) + life_s;
      const claims = [
        { typ: "JWT", alg: "ES256" },
        { aud: origin, exp, sub: subject },
      ];
      return `vapid t=${signed(claims, key)}, k=${publicKey}`;
    },
  };
}

const jwkOf = (d: string, point: Buffer) => ({
  kty: "EC",
  crv: "P-256",
  d,
  x: point.subarray(1, 33).toString("base64url"),
  y: point.subarray(33).toString("base64url"),
});

function signed(parts: readonly object[], key: KeyObject): string {
  const text = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}
