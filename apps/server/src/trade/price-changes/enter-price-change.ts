import type { InputOf } from "@sampan/contract/kernel/call";
import type { enterPriceChange as call } from "@sampan/contract/trade/purchases/staff-price-changes";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { judgePriceChange } from "@sampan/domain/trade/price-changes/judge-price-change";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { isOrderedByWire } from "../orders/is-ordered-by-wire.ts";
import { isPriceAsked } from "../orders/is-price-asked.ts";
import { type LockedItem, lockItems } from "../orders/lock-items.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { gatherLine } from "../refunds/gather-line.ts";
import { hasOpenRefund } from "../refunds/has-open-refund.ts";
import { checkOtherPerson } from "../refunds/limit-employee.ts";
import { conversionOf } from "../refunds/reckon-line.ts";
import { askPriceRise, type Entering, type NewPrice } from "./ask-price-rise.ts";
import { insertPriceChange, selectPaidPrice } from "./price-change-queries.ts";
import { returnPriceFall } from "./return-price-fall.ts";

export type EnteredPrice = "absorbed" | "asked" | "accepted" | "returned";

type Refused = Refusal<
  | "order_unknown"
  | "item_not_in_state"
  | "price_question_open"
  | "price_unchanged"
  | "refund_open_already"
  | "refund_limit_reached"
  | "self_approval"
  | "wire_order_open"
>;

/**
 * A buyer enters what a seller asks today for a piece that was paid (13), or bought and not sent (4), CNY cents: a
 * small rise is ours, a larger one the customer pays or declines, a fall goes back by itself. Never for an account of
 * the buyer's own.
 */
export async function enterPriceChange(
  db: Db,
  { oid, price, note }: InputOf<typeof call>,
  entering: Entering,
): Promise<Result<EnteredPrice, Refused>> {
  const { caller } = entering;
  const [item] = await lockItems(db, { oids: [oid] });
  if (!item) return refuse({ code: "order_unknown" });
  const free = await checkFree(db, item);
  if (!free.ok) return free;
  const { account_id: accountId } = item.order;
  const other = await checkOtherPerson(db, caller, { accountId, others: [] });
  if (!other.ok) return other;

  const facts = await gatherLine(db, item);
  const paid_price = await selectPaidPrice(db, item.id);
  const pieces = item.wanted;
  const verdict = judgePriceChange(
    { paid_price, price, pieces, conversion: conversionOf(facts) },
    caller.settings,
  );
  if (verdict.kind === "same") return refuse({ code: "price_unchanged" });
  const entered: NewPrice = { facts, paid_price, price, pieces, note: note.trim() };
  if (verdict.kind === "absorbed") await absorbRise(db, entered, entering);
  const asked =
    verdict.kind === "asked" && (await askPriceRise(db, entered, verdict.amount, entering));
  if (verdict.kind === "fallen") {
    const actor = { kind: "staff", name: caller.staff.name } as const;
    const returned = await returnPriceFall(db, entered, { ...entering, actor });
    if (!returned.ok) return returned;
  }
  const state = asked || (verdict.kind === "fallen" ? "returned" : "absorbed");
  await recordAudit(db, caller, {
    action: "enter_price_change",
    object_kind: "order_item",
    object_id: oid,
    old_value: { price: paid_price },
    new_value: { price, state, note: note.trim() },
  });
  return ok(state);
}

/** Goods that are still to be had from their seller, about which nothing is open. */
export async function checkFree(
  db: Db,
  { id, status, order }: LockedItem,
): Promise<
  Result<
    null,
    Refusal<"item_not_in_state" | "price_question_open" | "refund_open_already" | "wire_order_open">
  >
> {
  const isBuying = status === 13 || status === 4;
  if (!isBuying || order.biz_attribute === bizAttributes.payment_on_behalf)
    return refuse({ code: "item_not_in_state" });
  if (await isPriceAsked(db, [id])) return refuse({ code: "price_question_open" });
  if (await isOrderedByWire(db, [id])) return refuse({ code: "wire_order_open" });
  return (await hasOpenRefund(db, id)) ? refuse({ code: "refund_open_already" }) : ok(null);
}

/** A small rise is ours: it is written down, and nobody pays it. */
export async function absorbRise(
  db: Db,
  { facts, paid_price, price, pieces, note }: NewPrice,
  { caller: { staff, now } }: Entering,
): Promise<void> {
  const { id, oid, order } = facts.item;
  await insertPriceChange(db, {
    order_id: order.id,
    item_id: id,
    paid_price,
    price,
    pieces,
    state: "absorbed",
    note,
    entered_at: now,
    entered_by: staff.id,
    settled_at: now,
  });
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.price_rise_absorbed,
    actor: { kind: "staff", name: staff.name },
    content: { oid, old_price: paid_price, price },
    now,
  });
}
