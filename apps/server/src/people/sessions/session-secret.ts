import { createHash } from "node:crypto";

const secret_bytes = 32;

/** A new session id: 256 random bits, the only thing that opens the session. */
export const newSessionSecret = (chance: (bytes: number) => Uint8Array): string =>
  Buffer.from(chance(secret_bytes)).toString("base64url");

/** What the database keeps of it. Nothing slower is needed: nobody can guess 256 bits. */
export const hashSessionSecret = (secret: string): Buffer =>
  createHash("sha256").update(secret).digest();
