import type { InputOf } from "@sampan/contract/kernel/call";
import type { removeCategory as call } from "@sampan/contract/goods/catalogue/staff-categories";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { countGoodsIn, deleteCategory, lockCategory } from "./category-queries.ts";

/**
 * Removes a category below a top group. Refuses `category_unknown`, `category_fixed` for a top group, and
 * `category_in_use` with how many goods lie in it. [BO-41] [OWN-03]
 */
export async function removeCategory(
  db: Db,
  { id }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<(typeof call)["refusals"][number]>>> {
  const stored = await lockCategory(db, id);
  if (!stored) return refuse({ code: "category_unknown" });
  if (stored.parent_id === null) return refuse({ code: "category_fixed" });
  const count = await countGoodsIn(db, id);
  if (count > 0) return refuse({ code: "category_in_use", values: { count } });
  await deleteCategory(db, id);
  await recordAudit(db, caller, {
    action: "remove_category",
    object_kind: "category",
    object_id: String(id),
    old_value: { parent_id: stored.parent_id, name: stored.name },
  });
  return ok({});
}
