import type { Region } from "./regions.ts";

/**
 * True for a number that can stand on an identity card of the region: its form and its check digit are
 * right. Whether the card exists is for people to verify. Letters may be small; spaces and dashes are
 * passed over.
 */
export function isIdCard(text: string, region: Region): boolean {
  const number = normalizeIdCard(text);
  return region === "TW" ? isTaiwaneseId(number) : isThaiId(number);
}

/** The form that is stored. */
export const normalizeIdCard = (text: string): string =>
  text.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();

// A is 10, B is 11; I, O, W and Z were numbered late.
const letters = "ABCDEFGHJKLMNPQRSTUVXYWZIO";

/** A letter and nine digits; the first says citizen (1, 2) or resident (8, 9). */
function isTaiwaneseId(number: string): boolean {
  if (!/^[A-Z][1289]\d{8}$/.test(number)) return false;
  const letter = letters.indexOf(number.charAt(0)) + 10;
  const digits = Array.from(number.slice(1), Number);
  const weighted = digits.map((digit, at) => digit * Math.max(8 - at, 1));
  const total = Math.floor(letter / 10) + (letter % 10) * 9 + add(weighted);
  return total % 10 === 0;
}

/** Thirteen digits, the last of which checks the others. */
function isThaiId(number: string): boolean {
  if (!/^[1-8]\d{12}$/.test(number)) return false;
  const digits = Array.from(number, Number);
  const total = add(digits.slice(0, 12).map((digit, at) => digit * (13 - at)));
  return (11 - (total % 11)) % 10 === digits[12];
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
