import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { nextSecondChoice } from "@sampan/domain/trade/price-changes/second-choice-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller, StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockItems } from "../orders/lock-items.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { gatherLine } from "../refunds/gather-line.ts";
import type { BalancesDue } from "./balances-due.ts";
import { findChoice, type FoundChoice, readChoice, settleChoice } from "./choice-queries.ts";
import { declinePriceRise } from "./decline-price-rise.ts";
import { selectPaidPrice } from "./price-change-queries.ts";
import { refundDeclined } from "./refund-declined.ts";
import { giveFallBack } from "./return-price-fall.ts";
import { takeChoice } from "./take-choice.ts";
import { tellOfChoice } from "./tell-of-choice.ts";
import { withdrawPriceQuestion } from "./withdraw-price-question.ts";

type Refused = Refusal<"order_unknown" | "choice_settled">;

interface Answering extends Pick<Needs, "jobs"> {
  readonly caller: CustomerCaller;
}

/**
 * A customer takes another option that costs nothing more: it stands in their order from then on, and what it is
 * cheaper by comes back. Refuses `choice_settled` for a question that was answered or taken back, and for one that is
 * answered by paying.
 */
export async function acceptChoice(
  db: Db,
  key: string,
  { caller, jobs }: Answering,
): Promise<Result<null, Refused>> {
  const { customer, settings, now } = caller;
  const found = await findChoice(db, { key, accountId: customer.id });
  if (!found) return refuse({ code: "order_unknown" });
  const [item] = await lockItems(db, { oids: [found.oid] });
  const choice = await readChoice(db, found.id);
  const next = nextSecondChoice(choice.state, "take");
  if (!item || !next.ok || choice.price_change_id !== null)
    return refuse({ code: "choice_settled" });
  const actor = { kind: "customer" } as const;
  if (choice.returns > 0) {
    const facts = await gatherLine(db, item);
    const paid_price = await selectPaidPrice(db, item.id);
    const { price, pieces, note, entered_by: staffId } = choice;
    const entered = { facts, paid_price, price, pieces, note };
    await giveFallBack(db, entered, choice.returns, {
      staffId,
      actor,
      jobs,
      limits: settings,
      now,
    });
  }
  await settleChoice(db, choice.id, { state: next.value, settled_at: now });
  await takeChoice(db, item.oid, choice, { actor, now });
  return ok(null);
}

/** A customer does not take another option: the line falls, and what they paid for it comes back. */
export async function declineChoice(
  db: Db,
  key: string,
  { caller, jobs, balances }: Answering & { readonly balances: BalancesDue },
): Promise<Result<null, Refused>> {
  const { customer, settings: limits, now } = caller;
  const found = await findChoice(db, { key, accountId: customer.id });
  if (!found) return refuse({ code: "order_unknown" });
  if (found.child_tid === null)
    return endChoice(db, found, { event: "decline", jobs, limits, now });
  const declined = await declinePriceRise(db, found.child_tid, { caller, jobs, balances });
  return declined.ok ? declined : refuse(saidOfChoice(declined.error));
}

/** What a question about a price refuses, in the words of one about an option. */
const saidOfChoice = ({ code }: Refusal<"order_unknown" | "price_question_settled">): Refused => ({
  code: code === "order_unknown" ? code : "choice_settled",
});

/** Ends a question that asks for no money without the option, and gives the line back. */
export async function endChoice(
  db: Db,
  { id, oid }: FoundChoice,
  ending: {
    readonly event: "decline" | "lapse";
    readonly jobs: Needs["jobs"];
    readonly limits: Limits & WithClosedDays;
    readonly now: Date;
  },
): Promise<Result<null, Refusal<"choice_settled">>> {
  const { event, jobs, now } = ending;
  const [item] = await lockItems(db, { oids: [oid] });
  const next = nextSecondChoice((await readChoice(db, id)).state, event);
  if (!item || !next.ok) return refuse({ code: "choice_settled" });
  await settleChoice(db, id, { state: next.value, settled_at: now });
  await refundDeclined(db, oid, {
    ...ending,
    log: event === "decline" ? "choice_declined" : "choice_lapsed",
    note: (refund) => settleChoice(db, id, { refund_id: refund.id }),
  });
  if (event === "lapse") await tellOfChoice(db, jobs, item.order, { kind: "choice_lapsed", now });
  return ok(null);
}

/** A buyer takes a question back: the line waits to be bought as it was ordered. Answers the line. */
export async function withdrawChoice(
  db: Db,
  key: string,
  { caller, balances }: { readonly caller: StaffCaller; readonly balances: BalancesDue },
): Promise<Result<string, Refused>> {
  const found = await findChoice(db, { key });
  if (!found) return refuse({ code: "order_unknown" });
  if (found.child_tid !== null) {
    const withdrawn = await withdrawPriceQuestion(db, found.child_tid, { caller, balances });
    return withdrawn.ok ? withdrawn : refuse(saidOfChoice(withdrawn.error));
  }
  const [item] = await lockItems(db, { oids: [found.oid] });
  const choice = await readChoice(db, found.id);
  const next = nextSecondChoice(choice.state, "withdraw");
  if (!item || !next.ok) return refuse({ code: "choice_settled" });
  const { now, staff } = caller;
  await settleChoice(db, found.id, { state: next.value, settled_at: now });
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes.choice_withdrawn,
    actor: { kind: "staff", name: staff.name },
    content: { oid: found.oid },
    now,
  });
  await recordAudit(db, caller, {
    action: "withdraw_second_choice",
    object_kind: "order_item",
    object_id: found.oid,
    old_value: { props: choice.props, price: choice.price },
  });
  return ok(found.oid);
}
