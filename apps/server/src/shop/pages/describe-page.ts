import type { PageRow } from "@sampan/contract/shop/pages/staff-pages";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { audienceOf, describeBlock, momentOf, wordsOf } from "./describe-block.ts";
import { findLacks } from "./find-lacks.ts";
import type { PageFound, VersionFound } from "./page-queries.ts";

/** A version of a page as staff read and write it, with what keeps it from being published. [BO-40] */
export async function describePage(
  db: Db,
  page: PageFound,
  version: VersionFound,
  caller: StaffCaller,
): Promise<PageRow> {
  const { region, now } = caller;
  return {
    id: page.key,
    version: version.version,
    latest: page.latest,
    published: page.published,
    standing: standingOf(page, now),
    name: version.name,
    address: version.address,
    starts_at: formatWireTime(version.starts_at, region),
    ends_at: momentOf(version.ends_at, region),
    audience: audienceOf(version.audience),
    title: wordsOf(version.title),
    about: wordsOf(version.about),
    blocks: version.blocks.map((block) => describeBlock(block, region)),
    saved_by: version.saver ?? "",
    saved_at: formatWireTime(version.saved_at, region),
    lacks: await findLacks(db, version, caller),
  };
}

/** What people make of a page now. */
export function standingOf(
  { published, open_from, open_until }: Pick<PageFound, "published" | "open_from" | "open_until">,
  now: Date,
): PageRow["standing"] {
  if (published === null || open_from === null) return "draft";
  if (now < open_from) return "planned";
  return open_until !== null && now >= open_until ? "past" : "open";
}
