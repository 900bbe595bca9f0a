import { createCipheriv, createECDH, hkdfSync } from "node:crypto";
import type { PushTarget } from "./web-push.ts";

/** Chance that a message is encrypted with, never twice the same. */
export interface PushChance {
  /** 16 bytes. */
  readonly salt: Uint8Array;
  /** A private key of P-256, 32 bytes. */
  readonly privateKey: Uint8Array;
}

const recordSize = 4_096;
/** What is left of a record beside its head, its end and its seal. */
export const pushText_max_bytes = 3_993;
const curve = "prime256v1";
/** Says that a record is the last one. */
const end = 2;

/** Encrypts a text so that only the browser of these keys reads it (RFC 8291, one record of RFC 8188). */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushTarget, "p256dh" | "auth">,
  { salt, privateKey }: PushChance,
): Buffer {
  const own = createECDH(curve);
  own.setPrivateKey(privateKey);
  const ownPublic = own.getPublicKey();
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, ownPublic]);
  const shared = derive(own.computeSecret(p256dh), auth, about, 32);
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(text), cipher.update(Buffer.of(end)), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([salt, head, ownPublic, ...sealed, cipher.getAuthTag()]);
}

const derive = (
  secret: Uint8Array,
  salt: Uint8Array,
  about: Uint8Array,
  length: number,
): Uint8Array => new Uint8Array(hkdfSync("sha256", secret, salt, about, length));
