import { ok, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { holdAtDesk } from "./hold-at-desk.ts";
import { insertEntry, updateWorkOrder, type WorkOrderRecord } from "./work-order-queries.ts";

/** Takes on what nobody has, or what is late with whoever has it; what one has already is left as it is. [BO-45] */
export async function claimWorkOrder(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<
  Result<null, Refusal<"work_order_unknown" | "work_order_closed" | "work_order_of_other">>
> {
  const step = await holdAtDesk(db, key, { event: "answer", caller });
  if (!step.ok) return step;
  await takeOn(db, step.value.held, caller);
  return ok(null);
}

/** Makes it this employee's, and says so in the conversation. */
export async function takeOn(db: Db, held: WorkOrderRecord, caller: StaffCaller): Promise<void> {
  const { staff, language, now } = caller;
  if (held.staff_id === staff.id) return;
  await insertEntry(db, {
    work_order_id: held.id,
    kind: "claimed",
    author: "staff",
    staff_id: staff.id,
    language,
    at: now,
  });
  await updateWorkOrder(db, held.id, { staff_id: staff.id, moved_at: now });
  await recordAudit(db, caller, {
    action: "claim_work_order",
    object_kind: "work_order",
    object_id: held.key,
  });
}
