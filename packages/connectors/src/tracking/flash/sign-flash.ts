import { createHash } from "node:crypto";

/** Fields of a question or a push; those that are blank, and the signature itself, are not signed. */
export type FlashFields = Readonly<Record<string, string>>;

/**
 * Flash's signature: `name=value` of what is not blank, in the order of the letters, the secret at the end, hashed before anything
 * is encoded for its way. Upper-case hex.
 */
export function signFlash(fields: FlashFields, key: string): string {
  const signed = Object.entries(fields)
    .filter(([name, value]) => name !== "sign" && value.trim() !== "")
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHash("sha256")
    .update([...signed, `key=${key}`].join("&"))
    .digest("hex")
    .toUpperCase();
}
