import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { WorkOrderEvent } from "@sampan/domain/shop/work-orders/work-order-state";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { type HeldWorkOrder, holdToMove } from "./hold-to-move.ts";
import type { WorkOrderRecord } from "./work-order-queries.ts";

/** Whether somebody else has it. What is late is anybody's who takes it on. */
export const isOfOther = (
  { staff_id, due_at }: Pick<WorkOrderRecord, "staff_id" | "due_at">,
  { staff, now }: Pick<StaffCaller, "staff" | "now">,
): boolean => staff_id !== null && staff_id !== staff.id && !(due_at !== null && due_at <= now);

/** A conversation held for a step of this employee; refuses `work_order_of_other` where a colleague has it. [BO-45] */
export async function holdAtDesk(
  db: Db,
  key: string,
  { event, caller }: { readonly event: WorkOrderEvent; readonly caller: StaffCaller },
): Promise<
  Result<HeldWorkOrder, Refusal<"work_order_unknown" | "work_order_closed" | "work_order_of_other">>
> {
  const step = await holdToMove(db, { key }, { event, hand: "staff" });
  if (!step.ok) return step;
  return isOfOther(step.value.held, caller)
    ? refuse({ code: "work_order_of_other" })
    : ok(step.value);
}
