import type { Db } from "../../kernel/db/db.ts";
import { changeStock } from "./listing-queries.ts";

export interface OrderedPieces {
  /** Null where there is no listing. */
  readonly sku_id: number | null;
  readonly platform: number;
  readonly num: number;
}

interface OwnPieces extends OrderedPieces {
  readonly sku_id: number;
}

/** Only what lies on our own shelves is ours to take; a marketplace's stock is its own to count. */
const isOwn = (pieces: OrderedPieces): pieces is OwnPieces =>
  pieces.platform === 1 && pieces.sku_id !== null;

/** By ids, so that two orders with the same goods cannot wait for each other. */
const inOneOrder = (ordered: readonly OrderedPieces[]) =>
  ordered.filter(isOwn).toSorted((one, other) => one.sku_id - other.sku_id);

/**
 * Takes ordered pieces of our own goods off their stock, in the caller's transaction. Two orders for the last piece
 * cannot both have it: the later one is refused `over_stock` when its statements are sent, at the latest with the
 * commit. [CHK-27]
 */
export async function takeOwnStock(db: Db, ordered: readonly OrderedPieces[]): Promise<void> {
  for (const { sku_id, num } of inOneOrder(ordered)) await changeStock(db, sku_id, -num);
}

/** Puts the pieces of an order that comes to nothing back on the shelf. */
export async function returnOwnStock(db: Db, ordered: readonly OrderedPieces[]): Promise<void> {
  for (const { sku_id, num } of inOneOrder(ordered)) await changeStock(db, sku_id, num);
}
