import { ok, refuse, type Result } from "../../kernel/result.ts";

/** What somebody may say they deal in, by key. A list of its own, apart from the categories of goods. [HOME-11] [OWN-06] */
export const businessCategories = {
  1: "womens_clothes",
  2: "mens_clothes",
  3: "shoes_and_bags",
  4: "home_life",
  5: "electric_devices",
  6: "daily_care",
  7: "baby_products",
  8: "daily_necessities",
} as const;
export type BusinessCategory = keyof typeof businessCategories;

export const businessCategoryKeys = Object.keys(businessCategories).map(
  Number,
) as BusinessCategory[];

const isKey = (key: number): key is BusinessCategory => Object.hasOwn(businessCategories, key);

export type ChoiceRefused =
  | { readonly code: "business_category_needed" }
  | { readonly code: "business_category_unknown" }
  | { readonly code: "business_categories_full"; readonly values: { readonly n: number } };

/**
 * A choice that can be kept: each key once, in their order. Refuses `business_category_needed` for none,
 * `business_category_unknown` for a key there is not, and `business_categories_full` above the most. [HOME-12] [HOME-13]
 */
export function chooseCategories(
  keys: readonly number[],
  most: number,
): Result<BusinessCategory[], ChoiceRefused> {
  const chosen = [...new Set(keys)].toSorted((a, b) => a - b);
  if (chosen.length === 0) return refuse({ code: "business_category_needed" });
  const known = chosen.filter(isKey);
  if (known.length < chosen.length) return refuse({ code: "business_category_unknown" });
  if (known.length > most) return refuse({ code: "business_categories_full", values: { n: most } });
  return ok(known);
}
