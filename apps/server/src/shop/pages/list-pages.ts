import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  getPage as getCall,
  listPageCounts as countsCall,
  listPages as listCall,
  listPageVersions as versionsCall,
  PageRow,
} from "@sampan/contract/shop/pages/staff-pages";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { momentOf } from "./describe-block.ts";
import { describePage, standingOf } from "./describe-page.ts";
import { findPage, findPages, findVersion, findVersions } from "./page-queries.ts";

/** Pages as staff keep them. [BO-40] */
export async function listPages(
  db: Db,
  { page, page_size }: InputOf<typeof listCall>,
  { region, now }: StaffCaller,
): Promise<Result<OutputOf<typeof listCall>, never>> {
  const rows = await findPages(db, { limit: page_size, offset: (page - 1) * page_size });
  return ok({
    datalist: rows.map((row) => ({
      id: row.key,
      name: row.name,
      address: row.address,
      starts_at: formatWireTime(row.starts_at, region),
      ends_at: momentOf(row.ends_at, region),
      version: row.latest,
      published: row.published,
      standing: standingOf(row, now),
      blocks: row.blocks,
      saved_by: row.saver ?? "",
      saved_at: formatWireTime(row.saved_at, region),
    })),
    total: rows[0]?.total ?? 0,
  });
}

/** A page in its newest version, or in the one that is asked for. Refuses `page_unknown` and `page_version_unknown`. */
export async function getPage(
  db: Db,
  { id, version }: InputOf<typeof getCall>,
  caller: StaffCaller,
): Promise<Result<{ data: PageRow }, Refusal<"page_unknown" | "page_version_unknown">>> {
  const page = await findPage(db, id);
  if (!page) return refuse({ code: "page_unknown" });
  const found = await findVersion(db, { pageId: page.id, version: version ?? page.latest });
  if (!found) return refuse({ code: "page_version_unknown" });
  return ok({ data: await describePage(db, page, found, caller) });
}

/** A page right after it was written, which is there. */
export async function showWritten(
  db: Db,
  id: string,
  caller: StaffCaller,
): Promise<Result<{ data: PageRow }, never>> {
  const shown = await getPage(db, { id }, caller);
  if (!shown.ok) throw new Error(`page ${id} was written and is not there`);
  return shown;
}

/** What was saved of a page, by whom. Refuses `page_unknown`. */
export async function listPageVersions(
  db: Db,
  { id, page, page_size }: InputOf<typeof versionsCall>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<typeof versionsCall>, Refusal<"page_unknown">>> {
  const found = await findPage(db, id);
  if (!found) return refuse({ code: "page_unknown" });
  const part = { limit: page_size, offset: (page - 1) * page_size };
  const rows = await findVersions(db, { pageId: found.id, ...part });
  return ok({
    datalist: rows.map(({ version, name, blocks, saver, saved_at }) => ({
      version,
      name,
      blocks: blocks.length,
      saved_by: saver ?? "",
      saved_at: formatWireTime(saved_at, region),
      is_published: version === found.published,
    })),
    total: rows[0]?.total ?? 0,
  });
}

/** How often its blocks were seen, opened and taken from, the latest day first. Refuses `page_unknown`. */
export async function listPageCounts(
  db: Db,
  { id, page, page_size }: InputOf<typeof countsCall>,
): Promise<Result<OutputOf<typeof countsCall>, Refusal<"page_unknown">>> {
  const found = await findPage(db, id);
  if (!found) return refuse({ code: "page_unknown" });
  const sumOf = (event: string) =>
    sql<number>`coalesce(sum(times) filter (where event = ${event}), 0)::bigint`;
  const rows = await db
    .selectFrom("page_counts")
    .select(["day", "block"])
    .select([
      sumOf("seen").as("seen"),
      sumOf("opened").as("opened"),
      sumOf("taken").as("taken"),
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where("page_id", "=", found.id)
    .groupBy(["day", "block"])
    .orderBy("day", "desc")
    .orderBy("block")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  return ok({
    datalist: rows.map(({ total: _, ...row }) => row),
    total: rows[0]?.total ?? 0,
  });
}
