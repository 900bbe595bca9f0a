import type { AbandonmentState } from "@sampan/domain/logistics/storage/abandonment";
import type { Db } from "../../kernel/db/db.ts";

export interface StoredAbandonment {
  readonly id: number;
  readonly state: AbandonmentState;
  readonly asked_by: number | null;
}

/** What somebody proposed for a held parcel and nobody has ended. */
export const findProposed = (db: Db, packageId: number): Promise<StoredAbandonment | undefined> =>
  db
    .selectFrom("abandonments")
    .select(["id", "state", "asked_by"])
    .where("package_id", "=", packageId)
    .where("state", "=", "asked")
    .forUpdate()
    .executeTakeFirst();

export interface NewAbandonment {
  readonly package_id: number;
  readonly state: AbandonmentState;
  readonly reason: string;
  readonly asked_at: Date;
  readonly asked_by?: number;
  readonly ended_at?: Date;
}

export const insertAbandonment = (db: Db, row: NewAbandonment): Promise<unknown> =>
  db.insertInto("abandonments").values(row).execute();

export const endAbandonment = (
  db: Db,
  id: number,
  end: {
    readonly state: AbandonmentState;
    readonly ended_at: Date;
    readonly ended_by: number | null;
  },
): Promise<unknown> => db.updateTable("abandonments").set(end).where("id", "=", id).execute();

/** Pieces of each line in a parcel. */
export const selectPiecesIn = (
  db: Db,
  packageId: number,
): Promise<{ item_id: number; num: number }[]> =>
  db
    .selectFrom("package_items")
    .select(["item_id", "num"])
    .where("package_id", "=", packageId)
    .execute();

export const findPackage = (db: Db, tid: string): Promise<{ id: number } | undefined> =>
  db.selectFrom("packages").select("id").where("tid", "=", tid).executeTakeFirst();
