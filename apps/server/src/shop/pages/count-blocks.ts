import type { InputOf } from "@sampan/contract/kernel/call";
import type { countBlocks as call } from "@sampan/contract/shop/pages/own-pages";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Request } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";

/** So many rows hold one count, one of which is added to: visitors of one page seldom meet there. */
const parts = 16;

/**
 * Adds what somebody saw, opened or took to the counts of the day. Who it was is not among it, and what names no block of
 * a published page counts nothing.
 */
export async function countBlocks(
  db: Db,
  { id, events }: InputOf<typeof call>,
  { caller, chance }: { readonly caller: Pick<Request, "now" | "region"> } & Pick<Needs, "chance">,
): Promise<Result<Record<string, never>, never>> {
  const day = businessDay(caller.now, caller.region);
  const part = (chance(1)[0] ?? 0) % parts;
  // In one order, so that two who count the same do not wait for each other in a circle.
  await sql`
    insert into page_counts (page_id, block, day, event, part, times)
    select page.id, seen.block, ${day}, seen.event, ${part}::int, count(*)
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as seen (block text, event text)
      join pages page on page.key = ${id}
      join page_publications published on published.page_id = page.id
      join page_versions version on version.page_id = page.id and version.version = published.version
     where version.blocks @> jsonb_build_array(jsonb_build_object('id', seen.block))
     group by page.id, seen.block, seen.event
     order by seen.block, seen.event
    on conflict (page_id, block, day, event, part)
      do update set times = page_counts.times + excluded.times`.execute(db);
  return ok({});
}
