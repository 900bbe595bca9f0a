import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

const day_ms = 86_400_000;

/** Notes texts, by their hashes. One that was noted within a day costs no write. */
export async function insertGoodsTexts(
  db: Db,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - day_ms);
  // In one order everywhere, so that two who store the same goods cannot wait for each other.
  await sql`
    insert into goods_texts (text_hash, noted_at)
    select text_hash, ${now}::timestamptz
      from unnest(${hashes.toSorted()}::text[]) as text_hash
     order by text_hash
        on conflict (text_hash) do update
       set noted_at = excluded.noted_at
     where goods_texts.noted_at < ${dayAgo}::timestamptz
  `.execute(db);
}

/** Which of these hashes are those of noted texts. */
export async function findGoodsTexts(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("goods_texts")
    .select("text_hash")
    .where(sql<boolean>`text_hash = any(${hashes}::text[])`)
    .execute();
  return new Set(rows.map(({ text_hash }) => text_hash));
}

/** All but the newest so many. */
export async function deleteOldestGoodsTexts(db: Db, keep: number): Promise<void> {
  const oldestKept = db
    .selectFrom("goods_texts")
    .select("noted_at")
    .orderBy("noted_at", "desc")
    .limit(1)
    .offset(keep - 1);
  await db.deleteFrom("goods_texts").where("noted_at", "<", oldestKept).execute();
}
