import type { Db } from "../../kernel/db/db.ts";

export interface DataExport {
  readonly asked_at: Date;
  readonly ready_at: Date | null;
  readonly file_key: string;
  /** Null once the file was swept. */
  readonly bytes: number | null;
}

export async function findExport(db: Db, accountId: number): Promise<DataExport | undefined> {
  return db
    .selectFrom("data_exports as export")
    .leftJoin("files", "files.key", "export.file_key")
    .select(["export.asked_at", "export.ready_at", "export.file_key", "files.bytes"])
    .where("export.account_id", "=", accountId)
    .executeTakeFirst();
}

/** Notes that a copy was asked for; false while one younger than `since` is there. */
export async function noteExport(
  db: Db,
  accountId: number,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const noted = await db
    .insertInto("data_exports")
    .values({ account_id: accountId, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ asked_at: now, ready_at: null, file_key: "" })
        .where("data_exports.asked_at", "<=", since),
    )
    .returning("account_id")
    .executeTakeFirst();
  return noted !== undefined;
}

export async function setExportReady(
  db: Db,
  accountId: number,
  { file_key, now }: { file_key: string; now: Date },
): Promise<void> {
  await db
    .updateTable("data_exports")
    .set({ ready_at: now, file_key })
    .where("account_id", "=", accountId)
    .execute();
}

export async function deleteExport(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("data_exports").where("account_id", "=", accountId).execute();
}
