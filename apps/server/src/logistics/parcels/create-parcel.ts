import { newTid } from "@sampan/domain/kernel/ids";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Db } from "../../kernel/db/db.ts";
import type { LockedParcel } from "./lock-parcels.ts";
import { lockParcels } from "./lock-parcels.ts";
import { writeStep } from "./move-parcel.ts";

export interface NewParcel {
  readonly accountId: number;
  readonly region: Region;
  readonly warehouse: Warehouse;
  readonly express_no: string;
  /** The marketplace's order number, when all goods share one. */
  readonly out_oid: string;
  /** Days that it lies for nothing, as they stand now. */
  readonly freeDays: number;
  readonly contents: readonly { readonly item_id: number; readonly num: number }[];
  readonly staffId: number;
  readonly now: Date;
  readonly chance: (bytes: number) => Uint8Array;
}

/** Writes a parcel that arrived at the warehouse; its freight is still to be priced. [BO-13] [PKG-01] [PKG-29] */
export async function createParcel(db: Db, parcel: NewParcel): Promise<LockedParcel> {
  const { id } = await db
    .insertInto("packages")
    .values({
      tid: newTid(parcel.now, parcel.region, parcel.chance(6)),
      account_id: parcel.accountId,
      warehouse: parcel.warehouse,
      express_no: parcel.express_no,
      out_oid: parcel.out_oid,
      billing: 3,
      transport_state: "arrived_at_mainland",
      created_at: parcel.now,
      free_days: parcel.freeDays,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("package_items")
    .values(parcel.contents.map((content) => ({ package_id: id, ...content })))
    .execute();
  await writeStep(db, id, "arrived_at_mainland", { staffId: parcel.staffId, now: parcel.now });
  const [created] = await lockParcels(db, { ids: [id] });
  if (!created) throw new Error(`parcel ${id} vanished while it was written`);
  return created;
}

/** Takes back a parcel that was written by mistake, with its history. */
export async function removeParcel(db: Db, id: number): Promise<void> {
  await db.deleteFrom("goods_faults").where("package_id", "=", id).execute();
  await db.deleteFrom("package_events").where("package_id", "=", id).execute();
  await db.deleteFrom("package_items").where("package_id", "=", id).execute();
  await db.deleteFrom("packages").where("id", "=", id).execute();
}
