import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryTranslations } from "@sampan/contract/goods/texts/staff-texts";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { nameOfTranslation } from "./name-of-translation.ts";
import { countTranslationRows, findTranslationRows } from "./translation-desk-queries.ts";

type Call = typeof queryTranslations;

/** What goods are called in other languages, newest first. [BO-51] */
export async function listTranslations(
  db: Db,
  { page, page_size, ...filter }: InputOf<Call>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const rows = await findTranslationRows(db, filter, { page, page_size });
  const datalist = rows.map(({ id: _, ...row }) => ({
    ...row,
    id: nameOfTranslation(row.source_text, row.language),
    made_at: formatWireTime(row.made_at, region),
    staff_name: row.staff_name ?? "",
  }));
  return ok({ datalist, total: await countTranslationRows(db, filter) });
}
