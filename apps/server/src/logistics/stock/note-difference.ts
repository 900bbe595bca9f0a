import type { InputOf } from "@sampan/contract/kernel/call";
import type { noteDifference as noteCall } from "@sampan/contract/logistics/stock/staff-stock";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextCountState, outcomesOf } from "@sampan/domain/logistics/stock/stock-count";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findDifference, lockCount, writeOutcome } from "./count-queries.ts";

/** Says what became of a difference; answers its count. Refuses `outcome_unfit` for what cannot become of its kind. */
export async function noteDifference(
  db: Db,
  { id, outcome, note }: InputOf<typeof noteCall>,
  caller: StaffCaller,
): Promise<Result<string, Refusal<"count_unknown" | "count_not_in_state" | "outcome_unfit">>> {
  const difference = await findDifference(db, id);
  const count = difference && (await lockCount(db, difference.count_key));
  if (!count) return refuse({ code: "count_unknown" });
  const noted = nextCountState(count.state, "note");
  if (!noted.ok) return noted;
  if (!outcomesOf[difference.kind].some((one) => one === outcome))
    return refuse({ code: "outcome_unfit" });
  await writeOutcome(db, difference.id, { outcome, note, owner_id: caller.staff.id });
  await recordAudit(db, caller, {
    action: "note_stock_difference",
    object_kind: "stock_count",
    object_id: count.key,
    new_value: { number: difference.number, outcome, note },
  });
  return ok(count.key);
}
