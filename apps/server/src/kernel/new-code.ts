import type { Needs } from "./needs.ts";

const digits = 6;
const random_bytes = 6;

/** Six digits. Forty-eight random bits over a million values favour none of them noticeably. */
export function newCode(chance: Needs["chance"]): string {
  const number = Buffer.from(chance(random_bytes)).readUIntBE(0, random_bytes);
  return String(number % 10 ** digits).padStart(digits, "0");
}
