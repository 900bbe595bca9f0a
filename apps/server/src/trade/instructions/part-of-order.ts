import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import { partGoesAt } from "@sampan/domain/trade/instructions/part-goes-at";
import type { Db } from "../../kernel/db/db.ts";
import {
  type PartOfOrder,
  selectPart,
  selectWaitingParts,
  updatePart,
  type WaitingPart,
} from "./part-queries.ts";

/** When what has arrived of an order goes without the rest, or has been let go; null where it does not. */
export interface PartOfInstructions {
  readonly goes_at: Date | null;
  readonly is_let_go: boolean;
}

/** Of an order that is still being bought; asked only where its customer gave days. */
export async function findPart(
  db: Db,
  orderId: number,
  settings: WithClosedDays,
): Promise<PartOfInstructions> {
  const part = await selectPart(db, orderId);
  if (!part || part.first_received === null || part.ship_after_days === null)
    return { goes_at: null, is_let_go: false };
  if (part.part_goes_since !== null) return { goes_at: part.part_goes_since, is_let_go: true };
  const goes_at = partGoesAt(part.first_received, part.ship_after_days, settings);
  return { goes_at, is_let_go: false };
}

/** Orders still being bought of which goods lie there that may go without the rest some day. */
export const findWaitingParts = (db: Db): Promise<WaitingPart[]> => selectWaitingParts(db);

/** Undefined where the customer of an order said nothing. */
export const findStoredPart = (db: Db, orderId: number): Promise<PartOfOrder | undefined> =>
  selectPart(db, orderId);

/**
 * Since when what has arrived of an order goes without the rest; null once that has its bill: what comes later waits
 * for its own days again.
 */
export const writePart = (db: Db, orderId: number, since: Date | null): Promise<void> =>
  updatePart(db, orderId, since);
