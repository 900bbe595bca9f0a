import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryShippingRules } from "@sampan/contract/goods/shippability/staff-shippability";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { findRules } from "./shippability-queries.ts";
import { textToEdit } from "../../kernel/say/text-in.ts";

/** Every rule, in the order in which they were written. There are dozens, not thousands. */
export async function listRules(
  db: Db,
): Promise<Result<OutputOf<typeof queryShippingRules>, never>> {
  const rules = await findRules(db);
  const datalist = rules.map(({ id: _, key, ...rule }) => ({
    ...rule,
    id: key,
    reason: textToEdit(rule.reason),
  }));
  return ok({ datalist, total: datalist.length });
}
