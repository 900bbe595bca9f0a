import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  ArticleAtDesk,
  DeskArticle,
  listDeskArticles as listCall,
  readDeskArticle as readCall,
} from "@sampan/contract/shop/staff-articles";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { standingOf } from "@sampan/domain/shop/content/article-version";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { textToEdit } from "../../kernel/say/text-in.ts";
import { type DeskRow, findDeskArticle, findDeskArticles, findVersions } from "./desk-queries.ts";
import { findVersion } from "./version-queries.ts";

/** All articles, by kind and place. [BO-40] */
export async function listDeskArticles(
  db: Db,
  { kind, search, page, page_size }: InputOf<typeof listCall>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof listCall>, never>> {
  const offset = (page - 1) * page_size;
  const wish = { kind, search: search.trim(), now: caller.now, limit: page_size, offset };
  const rows = await findDeskArticles(db, wish);
  return ok({
    datalist: rows.map((row) => describe(row, caller)),
    total: rows[0]?.total ?? 0,
  });
}

/** An article with its versions, and what one of them says. Refuses `article_unknown`. [BO-40] */
export async function readDeskArticle(
  db: Db,
  { id, number: asked }: InputOf<typeof readCall>,
  caller: StaffCaller,
): Promise<Result<{ readonly data: ArticleAtDesk }, Refusal<"article_unknown">>> {
  const shown = await showArticle(db, { id, number: asked }, caller);
  return shown ? ok(shown) : refuse({ code: "article_unknown" });
}

interface ShownKey {
  readonly id: string;
  /** The newest version where none is named. */
  readonly number: number | undefined;
}

/** The same for whoever knows that it is there. */
export async function showArticle(
  db: Db,
  { id, number: asked }: ShownKey,
  caller: StaffCaller,
): Promise<{ readonly data: ArticleAtDesk } | undefined> {
  const row = await findDeskArticle(db, id, caller.now);
  if (!row) return undefined;
  const versions = await findVersions(db, id);
  const number = asked ?? versions[0]?.number ?? 0;
  const shown = await findVersion(db, { article_id: id, number });
  if (!shown) return undefined;
  return {
    data: {
      article: describe(row, caller),
      versions: versions.map((version) => describeVersion(version, row, caller)),
      number,
      titles: textToEdit(shown.title),
      summaries: textToEdit(shown.summary),
      bodies: textToEdit(shown.bodies),
    },
  };
}

const describeVersion = (
  version: Awaited<ReturnType<typeof findVersions>>[number],
  { in_force }: DeskRow,
  caller: StaffCaller,
) => ({
  number: version.number,
  standing: standingOf(version, { inForce: in_force, now: caller.now }),
  takes_effect_at: timeOrNothing(version.takes_effect_at, caller),
  saved_at: formatWireTime(version.saved_at, caller.region),
  saved_by: version.saved_by ?? "",
  helped: version.helped ?? 0,
  not_helped: version.not_helped ?? 0,
});

const timeOrNothing = (moment: Date | null, { region }: StaffCaller): string =>
  moment === null ? "" : formatWireTime(moment, region);

const describe = (row: DeskRow, caller: StaffCaller): DeskArticle => ({
  id: row.id,
  kind: row.kind,
  position: row.position,
  order_statuses: row.order_statuses,
  titles: textToEdit(row.title),
  in_force: row.in_force,
  since: timeOrNothing(row.since, caller),
  scheduled: row.next?.number ?? null,
  from: timeOrNothing(row.next === null ? null : new Date(row.next.at), caller),
  has_draft: row.has_draft,
  is_retired: row.retired_at !== null,
  helped: row.helped,
  not_helped: row.not_helped,
  version: row.version,
});
