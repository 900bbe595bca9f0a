import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/**
 * When somebody last saw `package`: we at any of its stops or on the scale of its destination, its courier as trackers tell it,
 * or whoever brings it.
 */
export const lastSeen = sql<Date>`greatest(
  (select max(event.at) from package_events event where event.package_id = package.id),
  (select number.scanned_at
     from tracked_numbers number
    where number.leg = 'door' and number.express_no = package.local_express_no and package.local_express_no <> ''),
  (select max(sent.step_at) from shipping_orders sent where sent.package_id = package.id),
  (select arrival.weighed_at from arrival_weights arrival where arrival.package_id = package.id)
)`;

/** When a parcel was last seen; undefined for one that never was. */
export async function findLastSeen(db: Db, parcelId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom("packages as package")
    .select(lastSeen.as("seen_at"))
    .where("package.id", "=", parcelId)
    .executeTakeFirst();
  return row?.seen_at ?? undefined;
}
