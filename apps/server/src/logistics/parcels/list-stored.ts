import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Parcel, Reader } from "./describe-parcel.ts";
import { describeAll } from "./list-parcels.ts";
import { selectParcels } from "./parcel-queries.ts";

interface StoredInWarehouse {
  readonly id: number;
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly created_at: Date;
  readonly is_merged: boolean;
  readonly shown: Parcel;
}

/** As many as a person is shown to choose from. */
const most = 200;

/** The caller's parcels that lie in a warehouse and wait for their bill (3), the longest lying first. */
export async function listStored(db: Db, reader: Reader): Promise<StoredInWarehouse[]> {
  const { rows } = await selectParcels(db, {
    accountId: reader.caller.customer.id,
    billing: [3],
    transport: ["arrived_at_mainland", "waiting_to_be_sent"],
    bizAttributes: [],
    newestFirst: false,
    limit: most,
    offset: 0,
  });
  const shown = await describeAll(db, rows, reader);
  return rows.flatMap(({ id, billing, transport_state, created_at, part_tids }, at) => {
    const parcel = shown[at];
    const is_merged = part_tids.length > 0;
    return parcel ? [{ id, billing, transport_state, created_at, is_merged, shown: parcel }] : [];
  });
}
