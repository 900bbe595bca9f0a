import type { InputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/trade/refunds/staff-refunds";
import { inYuan } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { isPriceAsked } from "../orders/is-price-asked.ts";
import { lockItems } from "../orders/lock-items.ts";
import { gatherLine } from "./gather-line.ts";
import { isBoughtAt } from "./hold-lines.ts";
import { isClaimOpen } from "./is-claim-open.ts";
import { checkEmployeeLimit, checkOtherPerson } from "./limit-employee.ts";
import { openRefund } from "./open-refund.ts";
import { conversionOf, reckonStay } from "./reckon-line.ts";
import { selectRefundsOfItem } from "./refund-queries.ts";

type Refused = Refusal<
  | "order_unknown"
  | "order_not_in_state"
  | "refund_of_fee"
  | "refund_open_already"
  | "claim_open_already"
  | "refund_above_paid"
  | "refund_fault_needed"
  | "refund_limit_reached"
  | "amount_invalid"
  | "reason_needed"
  | "self_approval"
  | "price_question_open"
>;

/**
 * Enters money for goods that the customer keeps, cents of the payment currency: it waits for finance, which is
 * another person. Its quantity stays. Refused above what is left of what was paid for the goods. [REF-09] [REF-18]
 */
export async function enterCompensation(
  db: Db,
  { oid, amount, fault, reason }: InputOf<typeof calls.enterCompensation>,
  caller: StaffCaller,
): Promise<Result<{ number: string }, Refused>> {
  if (/-c\d+$/.test(oid)) return refuse({ code: "refund_of_fee", values: { oid } });
  if (!fault) return refuse({ code: "refund_fault_needed" });
  if (amount < 1) return refuse({ code: "amount_invalid" });
  if (reason.trim() === "") return refuse({ code: "reason_needed" });
  const [item] = await lockItems(db, { oids: [oid] });
  if (!item) return refuse({ code: "order_unknown" });
  if (item.order.pay_time === null) return refuse({ code: "order_not_in_state" });
  const other = await checkOtherPerson(db, caller, {
    accountId: item.order.account_id,
    others: [],
  });
  if (!other.ok) return other;
  const records = await selectRefundsOfItem(db, item.id);
  if (records.some(({ holder }) => holder !== "nobody"))
    return refuse({ code: "refund_open_already" });
  if (await isClaimOpen(db, item.id)) return refuse({ code: "claim_open_already" });
  if (await isPriceAsked(db, [item.id])) return refuse({ code: "price_question_open" });
  const facts = await gatherLine(db, item);
  const reckoned = reckonStay(facts, amount);
  if (!reckoned.ok) return reckoned;
  const cny = inYuan(amount, conversionOf(facts));
  const limited = await checkEmployeeLimit(db, caller, { act: "answered", cny });
  if (!limited.ok) return limited;

  const refund = await openRefund(
    db,
    facts,
    {
      kind: "compensation",
      source: "staff",
      num: 0,
      reason: "other",
      note: reason.trim(),
      imgs: [],
      fault,
      isBought: isBoughtAt(item.status),
      opens: "request",
      isAccepted: true,
      awaitsSeller: false,
      reckoned: reckoned.value,
      staffId: caller.staff.id,
    },
    {
      limits: caller.settings,
      actor: { kind: "staff", name: caller.staff.name },
      now: caller.now,
    },
  );
  await recordAudit(db, caller, {
    action: "enter_compensation",
    object_kind: "refund",
    object_id: refund.number,
    new_value: { oid, amount, fault, reason: reason.trim() },
  });
  return ok({ number: refund.number });
}
