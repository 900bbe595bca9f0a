import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { confirmPrice as confirmCall } from "@sampan/contract/trade/approvals/staff-price-confirmation";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { confirmLinePrice } from "../orders/correct-order.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { findLine } from "./find-line.ts";
import { readReview } from "./read-review.ts";

/**
 * A second reviewer answers for a price that another set, as they saw it; then whoever set it may approve. Refuses
 * `second_person_needed` to whoever set it, and `price_not_seen` when it is another price by now.
 */
export async function confirmPrice(
  db: Db,
  needs: Pick<Needs, "limits" | "say">,
  { tid, oid, price }: InputOf<typeof confirmCall>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof confirmCall>, Refusal<(typeof confirmCall.refusals)[number]>>> {
  const found = await findLine(db, { tid, oid });
  if (!found.ok) return found;
  const { line } = found.value;
  if (line.price !== price || line.priced_by === null) return refuse({ code: "price_not_seen" });
  if (line.priced_by === caller.staff.id)
    return refuse({ code: "second_person_needed", values: { item: line.item_name } });
  await confirmLinePrice(db, line.id, caller.staff.id);
  await recordAudit(db, caller, {
    action: "confirm_price",
    object_kind: "order",
    object_id: tid,
    new_value: { price, line: oid, set_by: line.priced_by_name },
  });
  const review = await readReview(db, needs, tid, caller);
  return review ? ok({ data: review }) : refuse({ code: "order_unknown" });
}
