import { createHmac, timingSafeEqual } from "node:crypto";
import type { CaptchaTarget } from "./captcha-queries.ts";

const digits = 6;
const random_bytes = 6;

/** Six digits. Forty-eight random bits over a million values favour none of them noticeably. */
export function newCaptchaCode(chance: (bytes: number) => Uint8Array): string {
  const number = Buffer.from(chance(random_bytes)).readUIntBE(0, random_bytes);
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * What is stored of a code. A million codes are quickly tried, so the hash needs the server's key, and it
 * covers target and purpose: the same digits are worth nothing anywhere else. [ACC-14]
 */
export const hashCaptchaCode = (
  key: Buffer,
  { target, purpose }: CaptchaTarget,
  code: string,
): Buffer => createHmac("sha256", key).update(`captcha\n${purpose}\n${target}\n${code}`).digest();

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
