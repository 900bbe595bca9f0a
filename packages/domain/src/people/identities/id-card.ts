import type { Region } from "../../kernel/regions.ts";
import { formsOf } from "../regions/regions.ts";

/**
 * True for a number that can stand on an identity card of the region: its form and its check digit are
 * right. Whether the card exists is for people to verify. Letters may be small; spaces and dashes are
 * passed over.
 */
export function isIdCard(text: string, region: Region): boolean {
  return formsOf[region].isIdCard(normalizeIdCard(text));
}

/** The form that is stored. */
export const normalizeIdCard = (text: string): string =>
  text.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();
