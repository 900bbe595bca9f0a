import type { OutputOf } from "@sampan/contract/kernel/call";
import type { scanDelivery as scanCall } from "@sampan/contract/logistics/boxes/staff-shipping";
import type { Db } from "../../kernel/db/db.ts";
import { describeDelivery, type DeskReader } from "./describe-shipping.ts";
import { selectByTids, selectNumbered } from "./shipping-queries.ts";

const atDesk: ReadonlySet<string> = new Set([
  "arrived_at_destination",
  "waiting_for_pickup",
  "delivering",
  "received",
]);

/** What a number at the destination stands for: parcels of this desk, and those that are elsewhere, of which only that is said. [BO-22] */
export async function scanDelivery(
  db: Db,
  number: string,
  reader: DeskReader,
): Promise<OutputOf<typeof scanCall>["data"]> {
  const found = await selectNumbered(db, number);
  const here = found.filter(({ transport_state }) => atDesk.has(transport_state));
  const shown = await selectByTids(
    db,
    here.map(({ tid }) => tid),
  );
  const place = new Map(here.map(({ tid }, at) => [tid, at]));
  const parcels = shown
    .toSorted((one, other) => (place.get(one.tid) ?? 0) - (place.get(other.tid) ?? 0))
    .map((parcel) => describeDelivery(parcel, reader));
  const elsewhere = found.filter(({ transport_state }) => !atDesk.has(transport_state));
  return { parcels, elsewhere };
}
