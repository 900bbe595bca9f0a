import type { Measures } from "@sampan/domain/money/price-book/freight";
import type { Db } from "../../kernel/db/db.ts";

export interface Findings {
  readonly measures: Measures | undefined;
  readonly shelf: string;
  /** Addresses of photos. */
  readonly photos: readonly string[];
  readonly marks: readonly string[];
  readonly now: Date;
}

/** What the warehouse found out about a parcel; grams and millimetres. [BO-14] */
export async function recordFindings(
  db: Db,
  parcelId: number,
  { measures, shelf, photos, marks, now }: Findings,
): Promise<void> {
  await db
    .updateTable("packages")
    .set({
      shelf,
      photos: JSON.stringify(photos),
      marks: JSON.stringify(marks),
      ...(measures ? { ...measures, measured_at: now } : {}),
    })
    .where("id", "=", parcelId)
    .execute();
}
