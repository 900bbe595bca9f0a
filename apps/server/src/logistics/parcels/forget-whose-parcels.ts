import type { Db } from "../../kernel/db/db.ts";
import { forgetDoorNumbers } from "../tracking/forget-door-numbers.ts";

/** Takes from packages what leads to somebody who is erased: labels on photos, the carrier's number. [ACC-35] */
export async function forgetWhoseParcels(db: Db, accountId: number): Promise<void> {
  await forgetDoorNumbers(db, accountId);
  await db
    .updateTable("packages")
    .set({ photos: "[]", local_express_no: "" })
    .where("account_id", "=", accountId)
    .execute();
}
