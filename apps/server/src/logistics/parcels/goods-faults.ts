import type { FoundFault, GoodsFault } from "@sampan/domain/logistics/warehouse/inspection";
import type { Db } from "../../kernel/db/db.ts";

export interface NotedFaults {
  /** What is wrong with a line, by the row of the line. */
  readonly faults: readonly (Omit<FoundFault, "oid"> & { readonly item_id: number })[];
  readonly staffId: number;
  readonly now: Date;
}

/** Notes what is wrong with goods in a parcel, in place of what was noted before. */
export async function noteFaults(
  db: Db,
  parcelId: number,
  { faults, staffId, now }: NotedFaults,
): Promise<void> {
  await db.deleteFrom("goods_faults").where("package_id", "=", parcelId).execute();
  if (faults.length === 0) return;
  const rows = faults.map((fault) => ({
    package_id: parcelId,
    ...fault,
    found_at: now,
    found_by: staffId,
  }));
  await db.insertInto("goods_faults").values(rows).execute();
}

export interface StoredFault {
  readonly package_id: number;
  readonly oid: string;
  readonly fault: GoodsFault;
  readonly num: number;
  readonly words: string;
  readonly found_at: Date;
}

/** What was found wrong in parcels; of a merged one, what was found in its parts. */
export const selectFaults = (db: Db, parcelIds: readonly number[]): Promise<StoredFault[]> =>
  db
    .selectFrom("goods_faults as found")
    .innerJoin("order_items as item", "item.id", "found.item_id")
    .leftJoin("merged_parts as part", (join) =>
      join
        .onRef("part.part_id", "=", "found.package_id")
        .onRef("part.item_id", "=", "found.item_id"),
    )
    .select((row) => [
      row.fn.coalesce("part.merged_id", "found.package_id").as("package_id"),
      "item.oid",
      "found.fault",
      "found.num",
      "found.words",
      "found.found_at",
    ])
    .where((row) =>
      row.or([
        row("found.package_id", "in", [0, ...parcelIds]),
        row("part.merged_id", "in", [0, ...parcelIds]),
      ]),
    )
    .orderBy("item.id")
    .execute();
