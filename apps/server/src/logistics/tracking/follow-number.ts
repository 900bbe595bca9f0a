import type { Db } from "../../kernel/db/db.ts";

interface DoorNumber {
  readonly express_no: string;
  /** Who carries it, as the desk wrote it. */
  readonly carrier: string;
  readonly now: Date;
}

/** Follows the number under which a local carrier brings a parcel to a door; one that is followed already stays so. */
export async function followToDoor(
  db: Db,
  { express_no, carrier, now }: DoorNumber,
): Promise<void> {
  if (express_no === "") return;
  await db
    .insertInto("tracked_numbers")
    .values({ leg: "door", express_no, carrier, tracked_at: now, ask_at: now })
    .onConflict((known) => known.columns(["leg", "express_no"]).doNothing())
    .execute();
}
