import type { DeclaredLine } from "@sampan/domain/logistics/merging/declaration";
import type { Db } from "../../kernel/db/db.ts";
import type { ChosenWay } from "./chosen-way.ts";

interface OwnWay extends ChosenWay {
  readonly package_id: number;
  readonly declaration: readonly DeclaredLine[];
  readonly chosen_at: Date;
}

/** The way of a parcel in place of what its orders say, or of the one that was chosen before. */
export async function putWay(db: Db, { package_id, address, ...way }: OwnWay): Promise<void> {
  const chosen = {
    ...way,
    address: JSON.stringify(address),
    declaration: JSON.stringify(way.declaration),
  };
  await db
    .insertInto("parcel_ways")
    .values({ package_id, ...chosen })
    .onConflict((known) => known.column("package_id").doUpdateSet(chosen))
    .execute();
}

/** Parcels that are parts of another go its way. */
export async function forgetWays(db: Db, parcelIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom("parcel_ways")
    .where("package_id", "in", [0, ...parcelIds])
    .execute();
}
