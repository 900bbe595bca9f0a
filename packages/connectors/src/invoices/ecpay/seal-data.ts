import { createCipheriv, createDecipheriv } from "node:crypto";

/** The two halves of the shared secret, 16 characters each. */
export interface EnvelopeKeys {
  readonly hashKey: string;
  readonly hashIv: string;
}

/** What travels as `Data`: AES-128-CBC, in base64, of the JSON encoded as PHP encodes for an address. */
export function sealData({ hashKey, hashIv }: EnvelopeKeys, content: object): string {
  const cipher = createCipheriv("aes-128-cbc", hashKey, hashIv);
  const text = encodeLikePhp(JSON.stringify(content));
  return Buffer.concat([cipher.update(text), cipher.final()]).toString("base64");
}

/** The JSON text inside `Data`; undefined for what was not sealed with these keys. */
export function openData({ hashKey, hashIv }: EnvelopeKeys, data: string): string | undefined {
  try {
    const decipher = createDecipheriv("aes-128-cbc", hashKey, hashIv);
    const text = Buffer.concat([decipher.update(data, "base64"), decipher.final()]).toString();
    return decodeURIComponent(text.replaceAll("+", "%20"));
  } catch {
    return undefined;
  }
}

/** `encodeURIComponent` leaves six signs that PHP encodes, and PHP writes a space as plus. */
const encodeLikePhp = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll("%20", "+")
    .replaceAll(/[~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
