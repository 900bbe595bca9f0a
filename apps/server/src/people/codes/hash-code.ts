import { createHmac } from "node:crypto";
import type { CodeTarget } from "./code-target.ts";

/**
 * What is stored of a code. A million codes are quickly tried, so the hash needs the server's key, and it
 * covers target and purpose: the same digits are worth nothing anywhere else. [ACC-14]
 */
export const hashCode = (key: Buffer, { target, purpose }: CodeTarget, code: string): Buffer =>
  keyedHash(key, ["captcha", purpose, target, code]);

/** What is stored of a picture's answer, likewise. */
export const hashPictureAnswer = (
  key: Buffer,
  { key: picture, purpose }: { readonly key: string; readonly purpose: string },
  answer: string,
): Buffer => keyedHash(key, ["picture", purpose, picture, answer]);

const keyedHash = (key: Buffer, parts: readonly string[]): Buffer =>
  createHmac("sha256", key).update(parts.join("\n")).digest();
