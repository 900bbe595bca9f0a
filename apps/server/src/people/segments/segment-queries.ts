import type { BoundFeature } from "@sampan/domain/kernel/features";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Listed } from "./find-listed.ts";

const countMembers = (now: Date) => sql<number>`
  case segments.kind
    when 'list' then (select count(*) from segment_members where segment_id = segments.id)
    else (select count(*) from accounts where in_segment(segments.id, accounts.id, ${now}))
  end`;

const selectSegments = (db: Db, now: Date) =>
  db
    .selectFrom("segments")
    .leftJoin("staff_members as member", "member.id", "segments.changed_by")
    .select([
      "segments.id",
      "segments.key",
      "segments.slug",
      "segments.kind",
      "segments.name",
      "segments.rule",
      "segments.version",
      "segments.changed_at",
      "member.name as owner",
      countMembers(now).as("members"),
      sql<BoundFeature[]>`(select coalesce(jsonb_agg(feature order by feature), '[]'::jsonb)
                             from bound_features where segment_id = segments.id)`.as("features"),
      sql<number>`count(*) over ()`.as("total"),
    ]);
export type SegmentRowFound = Awaited<
  ReturnType<ReturnType<typeof selectSegments>["execute"]>
>[number];

/** Segments, those of the house first, then in the order they were made. */
export async function findSegments(
  db: Db,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<SegmentRowFound[]> {
  return selectSegments(db, now).orderBy("segments.id").limit(limit).offset(offset).execute();
}

/** One of them by what it is called. */
export async function findSegment(
  db: Db,
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<SegmentRowFound | undefined> {
  const row = await selectSegments(db, now).where("segments.key", "=", key).executeTakeFirst();
  return row;
}

/** The row of a segment, held until the transaction ends. */
export async function lockSegment(db: Db, key: string) {
  const row = await db
    .selectFrom("segments")
    .select(["id", "kind", "name", "rule", "version"])
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirst();
  return row;
}

/** Open accounts in a segment at a moment, by their numbers; as many as are asked for. */
export async function findMembers(
  db: Db,
  {
    key,
    now,
    limit,
    offset = 0,
  }: {
    readonly key: string;
    readonly now: Date;
    readonly limit: number;
    readonly offset?: number;
  },
): Promise<(Listed & { readonly total: number })[]> {
  return db
    .selectFrom("segments")
    .innerJoin("accounts", (join) => join.on("accounts.state", "=", "active"))
    .where("segments.key", "=", key)
    .where(sql<boolean>`in_segment(segments.id, accounts.id, ${now})`)
    .select([
      "accounts.id",
      "accounts.uid",
      "accounts.currency",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("accounts.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Puts accounts into a list; answers how many were not in it before. */
export async function insertMembers(
  db: Db,
  { segmentId, accountIds }: { readonly segmentId: number; readonly accountIds: readonly number[] },
): Promise<number> {
  if (accountIds.length === 0) return 0;
  const rows = await db
    .insertInto("segment_members")
    .columns(["segment_id", "account_id"])
    .expression((own) =>
      own
        .selectFrom("accounts")
        .select([sql<number>`${segmentId}::bigint`.as("segment_id"), "id as account_id"])
        .where(sql<boolean>`id = any(${accountIds}::bigint[])`),
    )
    .onConflict((there) => there.doNothing())
    .returning("account_id")
    .execute();
  return rows.length;
}

/** Takes accounts out of a list, or, with `except`, everybody else; answers how many were in it. */
export async function deleteMembers(
  db: Db,
  {
    segmentId,
    ...whom
  }: { readonly segmentId: number } & (
    | { readonly accountIds: readonly number[] }
    | { readonly except: readonly number[] }
  ),
): Promise<number> {
  const fits =
    "except" in whom
      ? sql<boolean>`account_id <> all(${whom.except}::bigint[])`
      : sql<boolean>`account_id = any(${whom.accountIds}::bigint[])`;
  const rows = await db
    .deleteFrom("segment_members")
    .where("segment_id", "=", segmentId)
    .where(fits)
    .returning("account_id")
    .execute();
  return rows.length;
}
