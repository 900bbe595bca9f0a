import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  verify,
} from "node:crypto";

/** A browser of this world: it alone opens what is sent to it. */
export type PushBrowser = {
  readonly pair: ECDH;
  readonly auth: Buffer;
  /** The key of whose messages it takes; empty for anybody's. */
  readonly takesFrom: string;
};

/** What was sent, in the clear; undefined where it is not for this browser, or not encrypted as RFC 8291 says. */
export function openPush({ pair, auth }: PushBrowser, sealed: Buffer): string | undefined {
  if (sealed.length < 86 + 17 || sealed.readUInt8(20) !== 65) return undefined;
  const salt = sealed.subarray(0, 16);
  const sender = sealed.subarray(21, 86);
  if (sealed.readUInt32BE(16) < sealed.length - 86) return undefined;
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  try {
    const shared = derive(pair.computeSecret(sender), auth, about, 32);
    const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(86, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    const isPadded = end >= 0 && padded.subarray(end + 1).every((byte) => byte === 0);
    return isPadded ? padded.subarray(0, end).toString("utf8") : undefined;
  } catch {
    return undefined;
  }
}

const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, about, length));

const day_s = 86_400;

/** Whose message it says to be, by a signature that holds for this origin and moment; undefined without one. */
export function senderOf(
  header: string | undefined,
  origin: string,
  now: Date,
): string | undefined {
  const [, head = "", claims = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header ?? "") ?? [];
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return undefined;
  const part = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  try {
    const jwk = { kty: "EC", crv: "P-256", x: part(1, 33), y: part(33, 65) };
    const by = {
      key: createPublicKey({ format: "jwk", key: jwk }),
      dsaEncoding: "ieee-p1363",
    } as const;
    const text = Buffer.from(`${head}.${claims}`);
    if (!verify("sha256", text, by, Buffer.from(signature, "base64url"))) return undefined;
    const { alg } = read(head);
    const { aud, exp, sub } = read(claims);
    const left_s = Number(exp) - now.getTime() / 1_000;
    const isOfNow = left_s > 0 && left_s <= day_s;
    const isNamed = typeof sub === "string" && /^(mailto:|https:)/.test(sub);
    return alg === "ES256" && aud === origin && isOfNow && isNamed ? key : undefined;
  } catch {
    return undefined;
  }
}

const read = (part: string): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

/** A browser with keys of its own. */
export function newBrowser(auth: Buffer, takesFrom: string): PushBrowser {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return { pair, auth, takesFrom };
}
