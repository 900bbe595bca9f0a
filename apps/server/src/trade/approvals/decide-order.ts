import type { StaffActName } from "@sampan/domain/kernel/staff-acts";
import type { InputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/trade/approvals/staff-approvals";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import { asOne } from "../../kernel/db/as-one.ts";
import type { Db } from "../../kernel/db/db.ts";
import { sendTogether } from "../../kernel/db/send-soon.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { approveLockedOrder } from "../orders/approve-order.ts";
import { endUnpaidOrder } from "../orders/close-order.ts";
import { heldOrder, lockedOrder, lockOrder } from "../orders/lock-order.ts";
import { storedFactsNamed } from "../orders/rewrite-order-status.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { checkCap } from "./check-cap.ts";
import { checkCarried } from "./check-carried.ts";
import { reviewLines } from "./approval-queries.ts";
import { checkSecondPerson } from "./second-person.ts";

type Nothing = Record<string, never>;
type ReviewNeeds = Pick<Needs, "jobs" | "limits">;

/**
 * Approves an order: it can be paid now, and its customer is told. Refuses `order_unknown`,
 * `order_not_in_state`, `order_has_no_items`, `activity_cap_exceeded`, goods that its transport does not carry, and
 * `second_person_needed` for whoever set a price far below its listing. [BO-06] [BO-03]
 */
export async function approveOrder(
  db: Db,
  needs: ReviewNeeds,
  { tid, note }: InputOf<typeof calls.approveOrder>,
  caller: StaffCaller,
): Promise<Result<Nothing, Refusal<(typeof calls.approveOrder.refusals)[number]>>> {
  const [held, [read]] = await sendTogether(
    db,
    heldOrder({ tid }),
    asOne({ lines: reviewLines({ tid }), facts: storedFactsNamed({ tid }) }),
  );
  const order = lockedOrder(held);
  if (!order.ok) return order;
  const lines = read?.lines ?? [];
  const carried = checkCarried(order.value, lines, caller);
  if (!carried.ok) return carried;
  const capped = checkCap(order.value, lines, caller);
  if (!capped.ok) return capped;
  const bySecond = checkSecondPerson(lines, caller, needs.limits);
  if (!bySecond.ok) return bySecond;
  const approved = await approveLockedOrder(db, needs, order.value, {
    actor: { kind: "staff", name: caller.staff.name },
    note: note.trim(),
    stored: read?.facts[0],
    limits: needs.limits,
    now: caller.now,
  });
  if (!approved.ok) return approved;
  await audit(db, caller, tid, { action: "approve_order", new_value: { note } });
  return approved;
}

/** Rejects an order with words for its customer, which closes it. Refuses `reason_needed`. [BO-07] [ORD-16] */
export async function rejectOrder(
  db: Db,
  needs: ReviewNeeds,
  { tid, reason }: InputOf<typeof calls.rejectOrder>,
  caller: StaffCaller,
): Promise<Result<Nothing, Refusal<(typeof calls.rejectOrder.refusals)[number]>>> {
  if (reason.trim() === "") return refuse({ code: "reason_needed" });
  const order = await lockOrder(db, { tid });
  if (!order.ok) return order;
  const ended = await endUnpaidOrder(db, needs, order.value, {
    event: "reject",
    actor: { kind: "staff", name: caller.staff.name },
    reason: reason.trim(),
    now: caller.now,
  });
  if (!ended.ok) return ended;
  await audit(db, caller, tid, { action: "reject_order", new_value: { reason } });
  return ended;
}

const audit = (
  db: Db,
  caller: StaffCaller,
  tid: string,
  act: { readonly action: StaffActName; readonly new_value: unknown },
): Promise<void> => recordAudit(db, caller, { ...act, object_kind: "order", object_id: tid });
