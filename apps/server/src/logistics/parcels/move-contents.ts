import { newTid } from "@sampan/domain/kernel/ids";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import { type LockedParcel, lockParcels } from "./lock-parcels.ts";
import { moveParcel, writeStep } from "./move-parcel.ts";

export interface Content {
  readonly package_id: number;
  readonly item_id: number;
  readonly num: number;
}

/** Takes what is in some parcels out of them. */
export const takeContents = (db: Db, parcelIds: readonly number[]): Promise<Content[]> =>
  db
    .deleteFrom("package_items")
    .where("package_id", "in", [0, ...parcelIds])
    .returning(["package_id", "item_id", "num"])
    .execute();

export async function putContents(db: Db, contents: readonly Content[]): Promise<void> {
  if (contents.length > 0)
    await db
      .insertInto("package_items")
      .values([...contents])
      .execute();
}

/** Says which merged parcel a part is in, or with none that it is by itself again. */
export async function relateParcel(db: Db, parcelId: number, rel_tid: string): Promise<void> {
  await db.updateTable("packages").set({ rel_tid }).where("id", "=", parcelId).execute();
}

/**
 * The parcel that several become, with nothing in it yet: nobody has packed or weighed it (2). It counts as arrived
 * when the last of them did, so that no window opens anew. Its label carries its own number.
 */
export async function createMergedParcel(
  db: Db,
  parts: readonly [LockedParcel, ...LockedParcel[]],
  { region, chance, now }: { region: Region; chance: (bytes: number) => Uint8Array; now: Date },
): Promise<LockedParcel> {
  const [{ account_id, warehouse }] = parts;
  const tid = newTid(now, region, chance(6));
  const { id } = await db
    .insertInto("packages")
    .values({
      tid,
      account_id,
      warehouse,
      express_no: tid,
      billing: 2,
      transport_state: "awaiting_consolidation",
      marks: JSON.stringify([...new Set(parts.flatMap(({ marks }) => marks))]),
      created_at: new Date(Math.max(...parts.map(({ created_at }) => created_at.getTime()))),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeStep(db, id, "awaiting_consolidation", { now });
  const [created] = await lockParcels(db, { ids: [id] });
  if (!created) throw new Error(`parcel ${tid} vanished while it was written`);
  return created;
}

/** A part waits for its box, or can be sent by itself again. */
export async function moveAside(
  db: Db,
  parcel: LockedParcel,
  { event, now }: { event: "await_consolidation" | "prepare"; now: Date },
): Promise<void> {
  const moved = await moveParcel(db, parcel, event, { now });
  if (!moved.ok) throw new Error(`parcel ${parcel.tid} cannot ${event}`);
}
