import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryCategoryList } from "@sampan/contract/goods/catalogue/catalogue";
import type { Language } from "@sampan/domain/kernel/language";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { findCategories, type CategoryRow } from "./catalogue-queries.ts";
import { textIn } from "../../kernel/say/text-in.ts";

type Output = OutputOf<typeof queryCategoryList>;

/** The categories as a tree, or the one that was asked for with its children. [API-63] [OWN-03] [OWN-05] */
export async function listCategories(
  db: Db,
  { parent_id }: InputOf<typeof queryCategoryList>,
  { language }: Visitor,
): Promise<Result<Output, never>> {
  const rows = await findCategories(db);
  const tops = rows.filter((row) =>
    parent_id === undefined ? row.parent_id === null : row.id === parent_id,
  );
  return ok({
    datalist: tops.map((top) => ({
      ...describeCategory(top, language),
      children: rows
        .filter((row) => row.parent_id === top.id)
        .map((row) => ({ ...describeCategory(row, language), children: [] })),
    })),
  });
}

export const describeCategory = (row: CategoryRow, language: Language) => ({
  id: row.id,
  slug: row.slug,
  name: textIn(row.name, language),
  name1: row.name.zh,
  i18n: row.name,
  img_url: row.img_url,
});
