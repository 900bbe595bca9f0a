import { isLiveItem, type ItemStatus } from "@sampan/domain/item-state";
import type { ReviewLineRow } from "./review-queries.ts";

/** Pieces over all live lines of one product. */
export const piecesOf = (lines: readonly ReviewLineRow[], productId: number): number =>
  lines
    .filter(
      ({ product_id, status }) => product_id === productId && isLiveItem(status as ItemStatus),
    )
    .reduce((total, { num }) => total + num, 0);
