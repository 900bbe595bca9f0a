import { ECDH } from "node:crypto";

/** Whether these bytes are a key that something can be encrypted to. */
export function isPoint(bytes: Uint8Array): boolean {
  if (bytes.length !== 65) return false;
  try {
    ECDH.convertKey(bytes, "prime256v1");
    return true;
  } catch {
    return false;
  }
}
