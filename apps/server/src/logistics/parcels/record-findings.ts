import type { Measures } from "@sampan/domain/money/price-book/freight";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Who put a parcel on the scale, and when. */
export interface Weighing {
  readonly staffId: number;
  readonly at: Date;
}

export interface Findings {
  readonly measures: Measures | undefined;
  /** Sides by photo, beside the tape's: millimetres; null where nobody looked. */
  readonly photo_mm?: readonly number[] | null;
  readonly shelf: string;
  /** Addresses of photos. */
  readonly photos: readonly string[];
  readonly marks: readonly string[];
  readonly weighed: Weighing;
}

/** What the warehouse found out about a parcel, and who did; grams and millimetres. [BO-14] */
export async function recordFindings(
  db: Db,
  parcelId: number,
  { measures, photo_mm = null, shelf, photos, marks, weighed }: Findings,
): Promise<void> {
  await db
    .updateTable("packages")
    .set({
      shelf,
      photos: JSON.stringify(photos),
      marks: JSON.stringify(marks),
      ...(measures
        ? {
            ...measures,
            // Of a picture that came before the tape it is the first measuring.
            photo_mm: photo_mm
              ? JSON.stringify(photo_mm)
              : sql`case when measured_at is null then photo_mm end`,
            measured_at: weighed.at,
            measured_by: weighed.staffId,
          }
        : // A picture may come before the tape.
          photo_mm && { photo_mm: JSON.stringify(photo_mm) }),
    })
    .where("id", "=", parcelId)
    .execute();
}
