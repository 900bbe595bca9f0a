import { createHash } from "node:crypto";

/** What a text is remembered under, however long it is. [TRAN-07] */
export const textHash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");
