import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Marks as staff look at them, the newest first. */
export const findMarks = (
  db: Db,
  {
    key,
    limit,
    offset,
  }: { readonly key?: string; readonly limit: number; readonly offset: number },
) => {
  const marks = db
    .selectFrom("marketing_marks as mark")
    .leftJoin("staff_members as owner", "owner.id", "mark.changed_by")
    .selectAll("mark")
    .select([
      "owner.name as owner",
      sql<number>`(select count(*) from orders
                    where orders.marks @> jsonb_build_array(jsonb_build_object('tag', mark.tag)))`.as(
        "orders",
      ),
      sql<number>`count(*) over ()`.as("total"),
    ]);
  const wanted = key === undefined ? marks : marks.where("mark.key", "=", key);
  return wanted.orderBy("mark.id", "desc").limit(limit).offset(offset).execute();
};
export type StoredMark = Awaited<ReturnType<typeof findMarks>>[number];

/** A mark, held until the transaction ends. */
export const lockMark = (db: Db, key: string) =>
  db
    .selectFrom("marketing_marks")
    .select(["id", "version"])
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirst();
