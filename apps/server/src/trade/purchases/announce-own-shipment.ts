import type { Db } from "../../kernel/db/db.ts";
import { holdExpress, insertShipment, isExpressTaken } from "./purchase-queries.ts";

/**
 * Which of some express numbers can no longer be forecast, because a warehouse received them or other goods come under
 * them, the customer's own included: the first who names a number has it. The others are held until the transaction
 * ends, in one order for everybody, so that two people who name one at the same moment do not both get it. [CONS-07]
 */
export async function findTakenNumbers(
  db: Db,
  express_numbers: readonly string[],
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (const express_no of [...new Set(express_numbers)].toSorted()) {
    await holdExpress(db, express_no);
    // Nobody has this id: whoever announced it, it is another's.
    if (await isExpressTaken(db, { express_no, accountId: 0 })) taken.push(express_no);
  }
  return taken;
}

/** Announces a whole line under an express number that its customer named. */
export const announceOwnShipment = (
  db: Db,
  shipment: {
    readonly item_id: number;
    readonly express_no: string;
    readonly num: number;
    readonly now: Date;
  },
): Promise<void> =>
  insertShipment(db, {
    item_id: shipment.item_id,
    express_no: shipment.express_no,
    carrier: "",
    num: shipment.num,
    recorded_at: shipment.now,
  });
