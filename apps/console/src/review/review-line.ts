import type { Review } from "@sampan/contract/staff-reviews";

/** One line of an order under review. */
export type Line = Review["sellers"][number]["lines"][number];
