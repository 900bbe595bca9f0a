import { createCipheriv, createDecipheriv } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonce_bytes = 12;
const tag_bytes = 16;

/**
 * Seals a text for one owner: AES-256-GCM, laid out as nonce, tag, ciphertext. The owner is authenticated
 * along with it, so a sealed text copied to another owner's row does not open.
 */
export function seal(
  key: Buffer,
  { text, owner }: { text: string; owner: string },
  chance: (bytes: number) => Uint8Array,
): Buffer {
  const nonce = chance(nonce_bytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text again. Throws when the key, the owner or a single bit is another. */
export function unseal(key: Buffer, { sealed, owner }: { sealed: Buffer; owner: string }): string {
  const nonce = sealed.subarray(0, nonce_bytes);
  const tag = sealed.subarray(nonce_bytes, nonce_bytes + tag_bytes);
  const decipher = createDecipheriv(algorithm, key, nonce)
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const text = decipher.update(sealed.subarray(nonce_bytes + tag_bytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}
