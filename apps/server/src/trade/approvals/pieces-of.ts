import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { ReviewLineRow } from "./approval-queries.ts";

/** Pieces over all live lines of one product; of what has no listing, all together. */
export const piecesOf = (
  lines: readonly Pick<ReviewLineRow, "product_id" | "status" | "num">[],
  productId: number | null,
): number =>
  lines
    .filter(({ product_id, status }) => product_id === productId && isLiveItem(status))
    .reduce((total, { num }) => total + num, 0);
