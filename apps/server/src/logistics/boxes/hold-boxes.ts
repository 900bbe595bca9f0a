import type { Db } from "../../kernel/db/db.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { lockBox, selectParcelsIn } from "./box-queries.ts";

/**
 * Holds boxes that move together, in the order they are named, and then the orders of all that is in them, in the order of
 * their ids as everybody does: taken box by box, two who move goods of the same orders could wait for each other.
 */
export async function holdBoxes(db: Db, numbers: readonly string[]): Promise<void> {
  const boxIds: number[] = [];
  for (const number of numbers) {
    const box = await lockBox(db, number);
    if (box) boxIds.push(box.id);
  }
  await lockItems(db, { parcelIds: await selectParcelsIn(db, boxIds) });
}
