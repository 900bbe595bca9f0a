import type { OutputOf } from "@sampan/contract/call";
import type { queryShippingRules, ShippingRule } from "@sampan/contract/staff-shippability";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { findRules } from "./shippability-queries.ts";

/** Every rule, in the order in which they were written. There are dozens, not thousands. */
export async function listRules(
  db: Db,
): Promise<Result<OutputOf<typeof queryShippingRules>, never>> {
  const rules = await findRules(db);
  // The table's checks, and the call that writes it, hold the columns to the narrower types.
  const datalist = rules.map((rule) => ({ ...rule, id: String(rule.id) }) as ShippingRule);
  return ok({ datalist, total: datalist.length });
}
