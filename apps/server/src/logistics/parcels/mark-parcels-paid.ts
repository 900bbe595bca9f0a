import { nextBillingState } from "@sampan/domain/logistics/parcels/package-state";
import type { Db } from "../../kernel/db/db.ts";
import { lockParcels } from "./lock-parcels.ts";

/** Every parcel of a bill is paid with it. [PKG-15] [PAY-19] */
export async function markParcelsPaid(db: Db, billId: number): Promise<void> {
  for (const parcel of await lockParcels(db, { billId })) {
    const next = nextBillingState(parcel.billing, "pay");
    if (!next.ok) throw new Error(`parcel ${parcel.tid} of a bill is not unpaid with it`);
    await db
      .updateTable("packages")
      .set({ billing: next.value })
      .where("id", "=", parcel.id)
      .execute();
  }
}
