import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getOwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";

/** Goods of our own shop as they are stored, with the number of that state. */
export type StoredGoods = OutputOf<typeof getOwnGoods>["data"];
