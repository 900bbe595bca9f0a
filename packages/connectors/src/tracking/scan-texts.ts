import { parseLossless } from "../read-answer.ts";

/** More of one parcel says nothing more. */
export const scans_max = 200;

/** A courier's own words, as much of them as is kept. */
export const words = (text: string | null | undefined): string =>
  tidy(text).slice(0, 300).toWellFormed();
export const place = (text: string | null | undefined): string =>
  tidy(text).slice(0, 100).toWellFormed();

const tidy = (text: string | null | undefined): string =>
  (text ?? "").replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();

/** A pushed text as JSON with numbers as their text; undefined for anything else. */
export function parsed(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return undefined;
  }
}
