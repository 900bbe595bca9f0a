import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Db } from "../../kernel/db/db.ts";

export interface AbsenceKey {
  readonly platform: PlatformId;
  readonly name: string;
}

export async function isAbsent(
  db: Db,
  { platform, name }: AbsenceKey,
  askedAfter: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom("source_absences")
    .select("asked_at")
    .where("platform", "=", platform)
    .where("name", "=", name)
    .where("asked_at", ">", askedAfter)
    .executeTakeFirst();
  return found !== undefined;
}

export async function upsertAbsence(db: Db, key: AbsenceKey, asked_at: Date): Promise<void> {
  await db
    .insertInto("source_absences")
    .values({ ...key, asked_at })
    .onConflict((conflict) => conflict.columns(["platform", "name"]).doUpdateSet({ asked_at }))
    .execute();
}

export async function deleteAbsencesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("source_absences").where("asked_at", "<=", moment).execute();
}

/** All but the newest so many. */
export async function deleteOldestAbsences(db: Db, keep: number): Promise<void> {
  const oldestKept = db
    .selectFrom("source_absences")
    .select("asked_at")
    .orderBy("asked_at", "desc")
    .limit(1)
    .offset(keep - 1);
  await db.deleteFrom("source_absences").where("asked_at", "<", oldestKept).execute();
}
