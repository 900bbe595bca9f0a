import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  PageRow,
  publishPage as publishCall,
  unpublishPage as unpublishCall,
} from "@sampan/contract/shop/pages/staff-pages";
import { languageFacts } from "@sampan/domain/kernel/language";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import type { Lack } from "@sampan/domain/shop/pages/check-page";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findLacks } from "./find-lacks.ts";
import { showWritten } from "./list-pages.ts";
import { findVersion, isTakenByOther, lockPage, type VersionRow } from "./page-queries.ts";
import { pageOf } from "./save-page.ts";

type Published = { readonly data: PageRow };

/**
 * Lets people see the newest version in its window. Refuses `page_incomplete`, which names block and language of what is
 * missing first, and `page_address_taken` where another page stands at its address for some of the time; of two who
 * publish at once the database lets one. [PROMO-17] [BO-40]
 */
export async function publishPage(
  db: Db,
  { id: key, version }: InputOf<typeof publishCall>,
  caller: StaffCaller,
): Promise<
  Result<
    Published,
    Refusal<"page_unknown" | "changed_meanwhile" | "page_incomplete" | "page_address_taken">
  >
> {
  const page = await lockPage(db, key);
  if (!page) return refuse({ code: "page_unknown" });
  if (page.latest !== version) return changedMeanwhile(db, pageOf(key), caller);
  const newest = await findVersion(db, { pageId: page.id, version });
  if (!newest) throw new Error(`page ${key} has no version ${version}`);
  const [first] = await findLacks(db, newest, caller);
  if (first) return refuse({ code: "page_incomplete", values: sayLack(first, newest) });
  if (await isTakenByOther(db, newest)) return refuse({ code: "page_address_taken" });
  const { address, starts_at, ends_at } = newest;
  const published = {
    version,
    address,
    starts_at,
    ends_at,
    published_at: caller.now,
    published_by: caller.staff.id,
  };
  await db
    .insertInto("page_publications")
    .values({ page_id: page.id, ...published })
    .onConflict((there) => there.column("page_id").doUpdateSet(published))
    .execute();
  const change = { old_value: page.published, new_value: version };
  await recordAudit(db, caller, { action: "publish_page", ...pageOf(key), ...change });
  return showWritten(db, key, caller);
}

/** The block by its place from the top, 0 for the page itself; the language by its own name. */
const sayLack = ({ block, language, kind }: Lack, { blocks }: Pick<VersionRow, "blocks">) => ({
  place: blocks.findIndex(({ id }) => id === block) + 1,
  language: language === null ? "none" : languageFacts[language].name,
  kind,
});

/** Takes a page away from everybody; what was written stays. Refuses `page_not_published`. */
export async function unpublishPage(
  db: Db,
  { id: key, version }: InputOf<typeof unpublishCall>,
  caller: StaffCaller,
): Promise<
  Result<Published, Refusal<"page_unknown" | "changed_meanwhile" | "page_not_published">>
> {
  const page = await lockPage(db, key);
  if (!page) return refuse({ code: "page_unknown" });
  if (page.latest !== version) return changedMeanwhile(db, pageOf(key), caller);
  if (page.published === null) return refuse({ code: "page_not_published" });
  await db.deleteFrom("page_publications").where("page_id", "=", page.id).execute();
  const change = { old_value: page.published };
  await recordAudit(db, caller, { action: "unpublish_page", ...pageOf(key), ...change });
  return showWritten(db, key, caller);
}
