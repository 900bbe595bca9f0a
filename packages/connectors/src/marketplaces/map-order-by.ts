import type { OrderBy } from "./marketplace.ts";

export type MarketplaceSort = "default" | "price_asc" | "price_desc" | "sales_asc" | "sales_desc";

/**
 * What each `order_by` of a search call means. Kept in one table, so that a change of meaning is a
 * change of one line [API-48].
 */
export const sortByOrder = {
  "1": "default",
  "3": "price_asc",
  "4": "price_desc",
  "5": "sales_desc",
  "6": "sales_asc",
  total_sales_des: "sales_desc",
} as const satisfies Record<OrderBy, MarketplaceSort>;
