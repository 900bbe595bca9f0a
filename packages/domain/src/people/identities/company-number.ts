import type { Region } from "../../kernel/regions.ts";
import { formsOf } from "../regions/regions.ts";
import { normalizeIdCard } from "./id-card.ts";

/**
 * True for a number that a company of the region can be registered under: the unified business number of
 * Taiwan, the tax identification number of Thailand. Its form and its check are right; whether the company
 * exists is for people to verify. Spaces and dashes are passed over. [ACC-34] [BO-49]
 */
export function isCompanyNumber(text: string, region: Region): boolean {
  return formsOf[region].isCompanyNumber(normalizeCompanyNumber(text));
}

/** The form that is stored. */
export const normalizeCompanyNumber = normalizeIdCard;
