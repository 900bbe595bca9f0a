import { createCipheriv, createDecipheriv } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonce_bytes = 12;
const tag_bytes = 16;

/**
 * Seals bytes for one owner: AES-256-GCM, laid out as nonce, tag, ciphertext. The owner is authenticated
 * along with it, so what was sealed for one does not open as another's.
 */
export function sealBytes(
  key: Buffer,
  { bytes, owner }: { bytes: Uint8Array; owner: string },
  chance: (bytes: number) => Uint8Array,
): Buffer {
  const nonce = chance(nonce_bytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The bytes again. Throws when the key, the owner or a single bit is another. */
export function unsealBytes(
  key: Buffer,
  { sealed, owner }: { sealed: Uint8Array; owner: string },
): Buffer {
  const nonce = sealed.subarray(0, nonce_bytes);
  const tag = sealed.subarray(nonce_bytes, nonce_bytes + tag_bytes);
  const decipher = createDecipheriv(algorithm, key, nonce)
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const bytes = decipher.update(sealed.subarray(nonce_bytes + tag_bytes));
  return Buffer.concat([bytes, decipher.final()]);
}

/** Likewise for a text. */
export const seal = (
  key: Buffer,
  { text, owner }: { text: string; owner: string },
  chance: (bytes: number) => Uint8Array,
): Buffer => sealBytes(key, { bytes: Buffer.from(text, "utf8"), owner }, chance);

/** The text again; throws as `unsealBytes` does. */
export const unseal = (key: Buffer, { sealed, owner }: { sealed: Buffer; owner: string }): string =>
  unsealBytes(key, { sealed, owner }).toString("utf8");
