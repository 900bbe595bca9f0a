import { createHmac, timingSafeEqual } from "node:crypto";

/** RFC 6238 as every authenticator speaks it: HMAC-SHA-1, six digits, half a minute each. */
const step_ms = 30_000;
const digits = 6;
const secret_bytes = 20;
/** A phone's clock may be off by one step either way. */
const drift_steps = 1;

export const newOtpSecret = (chance: (bytes: number) => Uint8Array): Buffer =>
  Buffer.from(chance(secret_bytes));

/** The code of one half minute. */
export function otpOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(at) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The half minute whose code this is, around now; undefined when it is none of them. */
export function stepOfOtp(secret: Buffer, otp: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / step_ms);
  for (let step = current - drift_steps; step <= current + drift_steps; step++)
    if (isSame(otpOfStep(secret, step), otp)) return step;
  return undefined;
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A secret as people type it into an authenticator. */
export function otpSecretText(secret: Buffer): string {
  const bits = Array.from(secret, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const fives = bits.match(/.{5}/g) ?? [];
  return fives.map((five) => base32.charAt(Number.parseInt(five, 2))).join("");
}
