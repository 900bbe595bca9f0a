import type { InputOf } from "@sampan/contract/kernel/call";
import type { arrangeCategories as call } from "@sampan/contract/goods/catalogue/staff-categories";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { lockChildren, placeCategories } from "./category-queries.ts";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";

/**
 * Puts all categories below one parent into an order. Refuses `category_unknown` for a parent without any,
 * and `changed_meanwhile` when they are not the ones that are there now. [BO-41]
 */
export async function arrangeCategories(
  db: Db,
  { parent_id, ids }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<(typeof call)["refusals"][number]>>> {
  const stored = (await lockChildren(db, parent_id)).map(({ id }) => id);
  if (stored.length === 0) return refuse({ code: "category_unknown" });
  const object = { object_kind: "category_order", object_id: String(parent_id ?? "top") } as const;
  if (ids.length !== stored.length || new Set([...ids, ...stored]).size !== stored.length)
    return changedMeanwhile(db, object, caller);
  await placeCategories(db, ids);
  await recordAudit(db, caller, {
    action: "arrange_categories",
    ...object,
    old_value: stored,
    new_value: ids,
  });
  return ok({});
}
