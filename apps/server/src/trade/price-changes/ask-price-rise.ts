import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { newTid } from "@sampan/domain/kernel/ids";
import { formatAmount, type Cents } from "@sampan/domain/kernel/money";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { whenQuestionEnds } from "@sampan/domain/trade/price-changes/when-question-ends";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import type { LineFacts } from "../refunds/gather-line.ts";
import { acceptByInstruction } from "./accept-by-instruction.ts";
import type { BalancesDue } from "./balances-due.ts";
import { insertChoice, type NewChoice } from "./choice-queries.ts";
import { insertPriceChange } from "./price-change-queries.ts";
import { askChoice } from "./tell-of-choice.ts";

export interface Entering extends Pick<Needs, "jobs" | "chance"> {
  readonly caller: StaffCaller;
  readonly balances: BalancesDue;
}

/** A seller's price of today beside what was paid for a piece; CNY cents. */
export interface NewPrice {
  readonly facts: LineFacts;
  readonly paid_price: Cents;
  readonly price: Cents;
  readonly pieces: number;
  readonly note: string;
  /** The option that has this price, where it is another than what was ordered. */
  readonly choice?: Omit<NewChoice, "state">;
}

/**
 * Asks the customer for the whole of a rise, as a difference of that line under a number of its own, and says until
 * when; what they said when they ordered may have answered it. So is another option asked about that costs more. Cents of the payment currency. [ORD-40]
 */
export async function askPriceRise(
  db: Db,
  { facts, paid_price, price, pieces, note, choice }: NewPrice,
  amount: Cents,
  { caller, balances, jobs, chance }: Entering,
): Promise<"asked" | "accepted"> {
  const { id, oid, order } = facts.item;
  const { staff, now, settings } = caller;
  const yuan = (cents: Cents) => formatAmount(cents, "CNY");
  const supplement_id = await balances.open(db, {
    child_tid: newTid(now, order.region, chance(6)),
    order_id: order.id,
    item_id: id,
    kind: "goods",
    amount,
    words: `${yuan(paid_price)} → ${yuan(price)} × ${pieces}`,
    now,
  });
  const due_at = whenQuestionEnds(now, order.region, settings);
  const question = await insertPriceChange(db, {
    order_id: order.id,
    item_id: id,
    paid_price,
    price,
    pieces,
    state: "asked",
    amount,
    note,
    supplement_id,
    due_at,
    entered_at: now,
    entered_by: staff.id,
  });
  const actor = { kind: "staff", name: staff.name } as const;
  if (choice)
    await insertChoice(db, { ...choice, price_change_id: question.id, due_at, state: "asked" });
  else
    await writeOrderLog(db, {
      orderId: order.id,
      biz_code: orderLogCodes.price_rise_asked,
      actor,
      content: { oid, old_price: paid_price, price },
      now,
    });
  if (await acceptByInstruction(db, facts.item, question, { balances, jobs, now }))
    return "accepted";
  if (choice) {
    await askChoice(db, jobs, facts.item, { actor, due_at, now });
    return "asked";
  }
  await notifyCustomer(db, jobs, {
    accountId: order.account_id,
    kind: "price_rise_asked",
    values: {
      tid: order.tid,
      amount,
      currency: order.currency,
      until: formatWireTime(due_at, order.region).slice(0, 16),
    },
    link: `/orderDetailOwn?tid=${order.tid}`,
    now,
  });
  return "asked";
}
