import { createHash, createHmac } from "node:crypto";

/** MD5 over the texts joined, in upper-case hex: of a question param, key and customer; of a push param and salt. */
export const signKuaidi100 = (...texts: readonly string[]): string =>
  createHash("md5").update(texts.join("")).digest("hex").toUpperCase();

/** The salt of one subscription: follows from our key and the number, so that none has to be kept. */
export const saltOf = (key: string, express_no: string): string =>
  createHmac("sha256", key).update(`push of ${express_no}`).digest("hex").slice(0, 32);
