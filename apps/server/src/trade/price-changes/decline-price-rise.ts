import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextPriceChange } from "@sampan/domain/trade/price-changes/price-change-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockItems } from "../orders/lock-items.ts";
import { acceptByInstruction } from "./accept-by-instruction.ts";
import type { BalancesDue } from "./balances-due.ts";
import { findChoiceOfPrice } from "./choice-queries.ts";
import { findQuestion, type FoundQuestion, readQuestion } from "./price-change-queries.ts";
import { refundDeclined } from "./refund-declined.ts";
import { settlePriceQuestion } from "./settle-price-question.ts";

interface Ending {
  readonly event: "decline" | "lapse";
  readonly balances: BalancesDue;
  readonly jobs: Needs["jobs"];
  readonly limits: Limits & WithClosedDays;
  readonly now: Date;
}

/**
 * A customer does not pay a seller's higher price: their line falls and what they paid for it comes back. Refuses
 * `price_question_settled` for a question that was answered before, by a payment too.
 */
export async function declinePriceRise(
  db: Db,
  child_tid: string,
  { caller, ...ending }: Pick<Ending, "balances" | "jobs"> & { readonly caller: CustomerCaller },
): Promise<Result<null, Refusal<"order_unknown" | "price_question_settled">>> {
  const found = await findQuestion(db, { child_tid, accountId: caller.customer.id });
  if (!found) return refuse({ code: "order_unknown" });
  const { settings, now } = caller;
  return endQuestion(db, found, { ...ending, event: "decline", limits: settings, now });
}

/**
 * Ends a question without its difference: the difference is taken back, the line is refunded whole, its fees with it
 * because nothing of it was obtained. Held by its order, as a payment is: one of the two wins.
 */
export async function endQuestion(
  db: Db,
  { id, oid }: FoundQuestion,
  { event, balances, jobs, limits, now }: Ending,
): Promise<Result<null, Refusal<"price_question_settled">>> {
  const [held] = await lockItems(db, { oids: [oid] });
  const question = await readQuestion(db, id);
  const { state, supplement_id } = question;
  const next = nextPriceChange(state, event);
  if (!next.ok || supplement_id === null) return refuse({ code: "price_question_settled" });
  // Who did not answer may have said beforehand what holds; at first their cash did not cover it.
  const asked = { balances, jobs, now };
  if (event === "lapse" && held && (await acceptByInstruction(db, held, question, asked)))
    return ok(null);
  const dropped = await balances.drop(db, supplement_id);
  if (!dropped.ok) return refuse({ code: "price_question_settled" });
  await settlePriceQuestion(db, { supplement_id, event, now });

  const choice = await findChoiceOfPrice(db, id);
  const kind = choice ? ("choice" as const) : ("price_rise" as const);
  await refundDeclined(db, oid, {
    event,
    log: `${kind}_${event === "decline" ? "declined" : "lapsed"}`,
    jobs,
    limits,
    now,
    note: (refund) =>
      db
        .updateTable("price_changes")
        .set({ refund_id: refund.id, amount: refund.amount })
        .where("id", "=", id)
        .execute(),
  });
  if (event === "lapse" && held)
    await notifyCustomer(db, jobs, {
      accountId: held.order.account_id,
      kind: `${kind}_lapsed`,
      values: { tid: held.order.tid },
      link: `/orderDetailOwn?tid=${held.order.tid}`,
      now,
    });
  return ok(null);
}
