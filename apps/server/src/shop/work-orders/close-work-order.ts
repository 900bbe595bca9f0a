import { ok, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller, StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { endWorkOrder } from "./end-work-order.ts";
import { holdAtDesk } from "./hold-at-desk.ts";
import { holdToMove } from "./hold-to-move.ts";
import { tellOfWorkOrder } from "./tell-of-work-order.ts";

type Refused = Refusal<"work_order_unknown" | "work_order_closed">;

/** A customer needs no more. [WO-03] */
export async function closeWorkOrder(
  db: Db,
  key: string,
  { customer, language, now }: CustomerCaller,
): Promise<Result<null, Refused>> {
  const which = { key, accountId: customer.id };
  const step = await holdToMove(db, which, { event: "close", hand: "customer" });
  if (!step.ok) return step;
  await endWorkOrder(db, step.value.held, { author: "customer", staffId: null, language, now });
  return ok(null);
}

/** Service ends a conversation; its customer is told. [BO-45] [WO-03] */
export async function closeWorkOrderAtDesk(
  db: Db,
  key: string,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, Refused | Refusal<"work_order_of_other">>> {
  const { staff, language, now } = caller;
  const step = await holdAtDesk(db, key, { event: "close", caller });
  if (!step.ok) return step;
  const { held } = step.value;
  await endWorkOrder(db, held, { author: "staff", staffId: staff.id, language, now });
  await recordAudit(db, caller, {
    action: "close_work_order",
    object_kind: "work_order",
    object_id: key,
    old_value: { state: held.state },
  });
  await tellOfWorkOrder(db, { jobs }, held, {
    kind: "work_order_closed",
    values: { subject: held.subject },
    now,
  });
  return ok(null);
}
