import { businessDay } from "./business-time.ts";
import type { Region } from "./regions.ts";

// Crockford's base 32 leaves out I, L, O and U, which people misread or mind.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const randomTidLength = 6;
const uidLength = 12;
const cartIdLength = 16;

/**
 * The public number of one payable thing: `SP`, the region's day, and six random characters. It
 * takes six random bytes; the caller retries when the number is taken.
 */
export function newTid(date: Date, region: Region, randomBytes: Uint8Array): string {
  const day = businessDay(date, region).replaceAll("-", "").slice(2);
  return `SP${day}${randomCharacters(randomBytes, randomTidLength)}`;
}

/** A customer's public id: twelve lower-case characters of twelve random bytes. */
export function newUid(randomBytes: Uint8Array): string {
  return randomCharacters(randomBytes, uidLength).toLowerCase();
}

/** The public id of one cart line, of sixteen random bytes. */
export function newCartId(randomBytes: Uint8Array): string {
  return randomCharacters(randomBytes, cartIdLength).toLowerCase();
}

/** The number of an order's line; lines count from 1. */
export const oidOf = (tid: string, line: number): string => `${tid}-${line}`;

/** True for text of the form of a tid, whether or not the thing exists. */
export const isTid = (text: string): boolean => /^SP\d{6}[0-9A-HJKMNP-TV-Z]{6}$/.test(text);

function randomCharacters(randomBytes: Uint8Array, length: number): string {
  if (randomBytes.length < length) throw new RangeError(`${length} random bytes are needed`);
  // 256 is a multiple of 32, so the low five bits of a byte favour no character.
  return Array.from(randomBytes.subarray(0, length), (byte) => alphabet.charAt(byte & 31)).join("");
}
