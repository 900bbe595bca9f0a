import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listMaintainedCategories as call } from "@sampan/contract/goods/catalogue/staff-categories";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { findMaintainedCategories } from "./category-queries.ts";
import { writtenNames } from "./goods-desk-queries.ts";

/** All categories in their order, as the desk edits them. [BO-41] [OWN-05] */
export async function listMaintainedCategories(
  db: Db,
): Promise<Result<OutputOf<typeof call>, never>> {
  const rows = await findMaintainedCategories(db);
  return ok({
    list: rows.map(({ name, ...row }) => ({ ...row, names: writtenNames(name.zh, name) })),
  });
}
