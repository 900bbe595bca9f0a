import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import { sql, type Selectable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { PageVersionsTable } from "../../kernel/db/tables-pages.ts";

/** What a version holds, as it is stored. */
export type VersionRow = Selectable<PageVersionsTable>;

const versionColumns = [
  "version.page_id",
  "version.version",
  "version.name",
  "version.address",
  "version.starts_at",
  "version.ends_at",
  "version.audience",
  "version.title",
  "version.about",
  "version.blocks",
  "version.saved_at",
  "version.saved_by",
] as const;

const selectPublished = (db: Db, now: Date) =>
  db
    .selectFrom("page_publications as published")
    .innerJoin("page_versions as version", (join) =>
      join
        .onRef("version.page_id", "=", "published.page_id")
        .onRef("version.version", "=", "published.version"),
    )
    .innerJoin("pages as page", "page.id", "published.page_id")
    .select(["page.key", ...versionColumns])
    .where("published.starts_at", "<=", now)
    .where((row) =>
      row.or([row("published.ends_at", "is", null), row("published.ends_at", ">", now)]),
    );
export type PublishedRow = Awaited<
  ReturnType<ReturnType<typeof selectPublished>["execute"]>
>[number];

/** The page that is published at an address now; the database lets no other be. */
export async function findPublished(
  db: Db,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<PublishedRow | undefined> {
  const row = await selectPublished(db, now)
    .where("published.address", "=", address)
    .executeTakeFirst();
  return row;
}

/** Pages that are open now, those that end first in front. */
export const findOpenPages = (db: Db, now: Date, limit: number): Promise<PublishedRow[]> =>
  selectPublished(db, now)
    .orderBy("published.ends_at")
    .orderBy("published.page_id")
    .limit(limit)
    .execute();

/** When the next page that is published begins or ends; undefined where none will. */
export async function findPageTurn(db: Db, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom("page_publications")
    .select(
      sql<Date | null>`min(case when starts_at > ${now} then starts_at else ends_at end)`.as(
        "turn",
      ),
    )
    .where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", now)]))
    .executeTakeFirst();
  return row?.turn ?? undefined;
}

/** What pages know of an account: since when it is there, its tier, and in which of these segments it is. */
export async function findAccount(
  db: Db,
  {
    accountId,
    segments,
    now,
  }: { readonly accountId: number; readonly segments: readonly string[]; readonly now: Date },
): Promise<{
  readonly registered_at: Date;
  readonly tier: MembershipTier;
  readonly segments: readonly string[];
}> {
  const row = await db
    .selectFrom("accounts")
    .select([
      "created_at as registered_at",
      "tier",
      sql<string[]>`array(select segment.key from segments segment
                           where segment.key = any(${[...segments]}::text[])
                             and in_segment(segment.id, ${accountId}::bigint, ${now}))`.as(
        "segments",
      ),
    ])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return row;
}

const selectAtDesk = (db: Db) =>
  db
    .selectFrom("pages as page")
    .leftJoin("page_publications as published", "published.page_id", "page.id")
    .select([
      "page.id",
      "page.key",
      "page.version as latest",
      "published.version as published",
      "published.starts_at as open_from",
      "published.ends_at as open_until",
    ]);
export type PageFound = Awaited<ReturnType<ReturnType<typeof selectAtDesk>["execute"]>>[number];

/** A page by its key, with what is published of it. */
export async function findPage(db: Db, key: string): Promise<PageFound | undefined> {
  const row = await selectAtDesk(db).where("page.key", "=", key).executeTakeFirst();
  return row;
}

/** The same, held until the transaction ends. */
export async function lockPage(db: Db, key: string): Promise<PageFound | undefined> {
  const row = await selectAtDesk(db)
    .where("page.key", "=", key)
    .forUpdate("page")
    .executeTakeFirst();
  return row;
}

const selectVersions = (db: Db) =>
  db
    .selectFrom("page_versions as version")
    .leftJoin("staff_members as member", "member.id", "version.saved_by")
    .select([...versionColumns, "member.name as saver"]);
export type VersionFound = Awaited<
  ReturnType<ReturnType<typeof selectVersions>["execute"]>
>[number];

/** One version of a page. */
export async function findVersion(
  db: Db,
  { pageId, version }: { readonly pageId: number; readonly version: number },
): Promise<VersionFound | undefined> {
  const row = await selectVersions(db)
    .where("version.page_id", "=", pageId)
    .where("version.version", "=", version)
    .executeTakeFirst();
  return row;
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** The versions of a page, the newest first. */
export const findVersions = (
  db: Db,
  { pageId, limit, offset }: Part & { readonly pageId: number },
) =>
  selectVersions(db)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("version.page_id", "=", pageId)
    .orderBy("version.version", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

/** Pages as they were saved last, those that were changed last in front. */
export const findPages = (db: Db, { limit, offset }: Part) =>
  selectAtDesk(db)
    .innerJoin("page_versions as version", (join) =>
      join.onRef("version.page_id", "=", "page.id").onRef("version.version", "=", "page.version"),
    )
    .leftJoin("staff_members as member", "member.id", "version.saved_by")
    .select([
      "version.name",
      "version.address",
      "version.starts_at",
      "version.ends_at",
      "version.saved_at",
      "member.name as saver",
      sql<number>`jsonb_array_length(version.blocks)`.as("blocks"),
      sql<number>`count(*) over ()`.as("total"),
    ])
    .orderBy("version.saved_at", "desc")
    .orderBy("page.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

/** Whether another page is published at the address of a version for some of its time. */
export async function isTakenByOther(
  db: Db,
  { page_id, address, starts_at, ends_at }: VersionRow,
): Promise<boolean> {
  const row = await db
    .selectFrom("page_publications")
    .select("page_id")
    .where("page_id", "<>", page_id)
    .where("address", "=", address)
    .where(
      sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${starts_at}::timestamptz, ${ends_at}::timestamptz)`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
