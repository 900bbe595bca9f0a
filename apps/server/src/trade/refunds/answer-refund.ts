import type { InputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/trade/refunds/staff-refunds";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { hasRefundFlag } from "@sampan/domain/trade/refunds/refund-bits";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { holdRefundWithLine, moveRefund } from "./hold-refund.ts";
import { checkEmployeeLimit, checkOtherPerson } from "./limit-employee.ts";
import { amountsOf, reckonLine } from "./reckon-line.ts";
import { tellOfRefund } from "./tell-of-refund.ts";

interface Answering {
  readonly caller: StaffCaller;
  readonly jobs: Needs["jobs"];
}

type NotAccepted = Refusal<
  | "refund_unknown"
  | "refund_not_in_state"
  | "refund_fault_needed"
  | "refund_too_many"
  | "refund_number_needed"
  | "refund_limit_reached"
  | "self_approval"
>;

/**
 * Accepts a request, all of its pieces or fewer, with whose fault it is: that decides which fees come back, whether
 * the seller's money is waited for, and who bears the freight of a return. The amount is reckoned anew. [BO-24] [REF-07]
 */
export async function acceptRefund(
  db: Db,
  { number, num, fault, return_freight, answer }: InputOf<typeof calls.acceptRefund>,
  { caller, jobs }: Answering,
): Promise<Result<null, NotAccepted>> {
  if (!fault) return refuse({ code: "refund_fault_needed" });
  const held = await holdRefundWithLine(db, { number });
  if (!held.ok) return held;
  const { refund, facts } = held.value;
  if (num < 1) return refuse({ code: "refund_number_needed" });
  if (num > refund.num) return refuse({ code: "refund_too_many", values: { left: refund.num } });
  const other = await checkOtherPerson(db, caller, {
    accountId: refund.account_id,
    others: [refund.requested_by],
  });
  if (!other.ok) return other;
  const returnFreight = fault === "customer" ? return_freight : 0;
  const wish = { pieces: num, fault, isBought: refund.is_bought, returnFreight };
  const amounts = amountsOf(facts, reckonLine(facts, wish));
  const limited = await checkEmployeeLimit(db, caller, { act: "answered", cny: amounts.cny });
  if (!limited.ok) return limited;

  const { now } = caller;
  const isReturn = hasRefundFlag(refund.status, "return_after_completion");
  const moved = await moveRefund(db, held.value, {
    event: "accept",
    awaitsSeller: refund.is_bought && fault === "seller" && !isReturn,
    change: {
      ...amounts,
      real_num: num,
      fault,
      answer: answer.trim(),
      answered_at: now,
      answered_by: caller.staff.id,
    },
    limits: caller.settings,
    now,
  });
  if (!moved.ok) return moved;
  const { order } = facts.item;
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.refund_accepted,
    actor: { kind: "staff", name: caller.staff.name },
    content: { oid: facts.item.oid, number, num, fault },
    now,
  });
  await recordAudit(db, caller, {
    action: "accept_refund",
    object_kind: "refund",
    object_id: number,
    old_value: { status: refund.status, num: refund.num },
    new_value: { num, fault, amount: amounts.amount, return_freight: amounts.return_freight },
  });
  await tellOfRefund(db, { jobs }, refund, {
    kind: isReturn ? "refund_send_back" : "refund_accepted",
    values: { tid: order.tid, amount: amounts.amount, currency: order.currency },
    now,
  });
  return ok(null);
}

type NotRejected = Refusal<
  "refund_unknown" | "refund_not_in_state" | "reason_needed" | "self_approval"
>;

/** Rejects a request for a reason that the customer reads; they may close it and ask anew. [BO-24] [REF-08] */
export async function rejectRefund(
  db: Db,
  { number, reason }: InputOf<typeof calls.rejectRefund>,
  { caller, jobs }: Answering,
): Promise<Result<null, NotRejected>> {
  const words = reason.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const held = await holdRefundWithLine(db, { number });
  if (!held.ok) return held;
  const { refund, facts } = held.value;
  const other = await checkOtherPerson(db, caller, {
    accountId: refund.account_id,
    others: [refund.requested_by],
  });
  if (!other.ok) return other;
  const { now } = caller;
  const moved = await moveRefund(db, held.value, {
    event: "reject",
    change: { answer: words, answered_at: now, answered_by: caller.staff.id },
    limits: caller.settings,
    now,
  });
  if (!moved.ok) return moved;
  await writeOrderLog(db, {
    orderId: facts.item.order.id,
    biz_code: orderLogCodes.refund_rejected,
    actor: { kind: "staff", name: caller.staff.name },
    content: { oid: facts.item.oid, number, reason: words },
    now,
  });
  await recordAudit(db, caller, {
    action: "reject_refund",
    object_kind: "refund",
    object_id: number,
    old_value: { status: refund.status },
    new_value: { reason: words },
  });
  await tellOfRefund(db, { jobs }, refund, {
    kind: "refund_rejected",
    values: { tid: facts.item.order.tid, reason: words },
    now,
  });
  return ok(null);
}
