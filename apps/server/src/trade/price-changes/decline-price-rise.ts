import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { nextPriceChange } from "@sampan/domain/trade/price-changes/price-change-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockItems } from "../orders/lock-items.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { gatherLine } from "../refunds/gather-line.ts";
import { openRefund } from "../refunds/open-refund.ts";
import { reckonLine } from "../refunds/reckon-line.ts";
import { acceptByInstruction } from "./accept-by-instruction.ts";
import type { BalancesDue } from "./balances-due.ts";
import { findQuestion, type FoundQuestion, readQuestion } from "./price-change-queries.ts";
import { payAtOnce } from "../refunds/pay-at-once.ts";
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

  // The order waits for nothing of this line any more: it is read anew.
  const [item] = await lockItems(db, { oids: [oid] });
  if (!item) throw new Error(`line ${oid} is gone`);
  const facts = await gatherLine(db, item);
  const actor = { kind: event === "decline" ? "customer" : "system" } as const;
  const refund = await openRefund(
    db,
    facts,
    {
      kind: "pieces",
      source: "price_change",
      num: item.wanted,
      reason: "other",
      note: "",
      imgs: [],
      fault: "seller",
      isBought: false,
      opens: "request",
      isAccepted: true,
      awaitsSeller: false,
      reckoned: reckonLine(facts, {
        pieces: item.wanted,
        fault: "seller",
        isBought: false,
        returnFreight: 0,
      }),
      staffId: null,
    },
    { limits, actor, now },
  );
  await db
    .updateTable("price_changes")
    .set({ refund_id: refund.id, amount: refund.amount })
    .where("id", "=", id)
    .execute();
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes[event === "decline" ? "price_rise_declined" : "price_rise_lapsed"],
    actor,
    content: { oid },
    now,
  });
  if (event === "lapse")
    await notifyCustomer(db, jobs, {
      accountId: item.order.account_id,
      kind: "price_rise_lapsed",
      values: { tid: item.order.tid },
      link: `/orderDetailOwn?tid=${item.order.tid}`,
      now,
    });
  await payAtOnce(db, refund, { isUnbought: item.status === 13, jobs, limits, now });
  return ok(null);
}
