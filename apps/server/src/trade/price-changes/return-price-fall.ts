import type { WithClosedDays } from "@sampan/domain/kernel/closed-days";
import { inYuan } from "@sampan/domain/kernel/money";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { fallOfPrice } from "@sampan/domain/trade/price-changes/fall-of-price";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type OrderActor, writeOrderLog } from "../orders/write-order-log.ts";
import { isBoughtAt } from "../refunds/hold-lines.ts";
import { checkEmployeeLimit } from "../refunds/limit-employee.ts";
import { openRefund } from "../refunds/open-refund.ts";
import { conversionOf, reckonStay } from "../refunds/reckon-line.ts";
import type { Entering, NewPrice } from "./ask-price-rise.ts";
import { insertPriceChange } from "./price-change-queries.ts";
import { payAtOnce } from "../refunds/pay-at-once.ts";

/** Who gives a fall back, and what follows from it. */
interface Giving extends Pick<Needs, "jobs"> {
  /** Who read the price. */
  readonly staffId: number;
  readonly actor: OrderActor;
  readonly limits: Limits & WithClosedDays;
  readonly now: Date;
}

/**
 * Gives back what a line has become cheaper by: of what was paid for its goods, the coupon's share off, and never more
 * than is left of them. Refuses `refund_limit_reached` where one employee would let out too much in a day.
 */
export async function returnPriceFall(
  db: Db,
  entered: NewPrice,
  { caller, jobs, actor }: Entering & { readonly actor: OrderActor },
): Promise<Result<null, Refusal<"refund_limit_reached">>> {
  const { facts, paid_price, price, pieces } = entered;
  const { staff, settings: limits, now } = caller;
  const { id, num } = facts.item;
  const fallen = { charges: facts.charges, line: String(id), num, paid_price, price, pieces };
  const amount = fallOfPrice(fallen);
  const cny = inYuan(amount, conversionOf(facts));
  const limited = await checkEmployeeLimit(db, caller, { act: "answered", cny });
  if (!limited.ok) return limited;
  await giveFallBack(db, entered, amount, { staffId: staff.id, actor, jobs, limits, now });
  return ok(null);
}

/** Gives a fall of so many cents of the payment currency back, whoever brought it about. */
export async function giveFallBack(
  db: Db,
  { facts, paid_price, price, pieces, note }: NewPrice,
  amount: number,
  { staffId, actor, jobs, limits, now }: Giving,
): Promise<void> {
  const { item } = facts;
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes.price_fallen,
    actor,
    content: { oid: item.oid, old_price: paid_price, price },
    now,
  });
  const refund = await openFall(db, { facts, amount, note }, { staffId, actor, limits, now });
  await insertPriceChange(db, {
    order_id: item.order.id,
    item_id: item.id,
    paid_price,
    price,
    pieces,
    state: "returned",
    amount: refund?.amount ?? 0,
    note,
    refund_id: refund?.id ?? null,
    entered_at: now,
    entered_by: staffId,
    settled_at: now,
  });
  if (refund) await payAtOnce(db, refund, { isUnbought: false, jobs, limits, now });
}

/** The refund of a fall; none where nothing is left of what was paid. */
async function openFall(
  db: Db,
  { facts, amount, note }: Pick<NewPrice, "facts" | "note"> & { readonly amount: number },
  { staffId, actor, limits, now }: Omit<Giving, "jobs">,
): Promise<Awaited<ReturnType<typeof openRefund>> | undefined> {
  const tried = reckonStay(facts, amount);
  const reckoned = tried.ok ? tried : reckonStay(facts, tried.error.values.left);
  if (!reckoned.ok || reckoned.value.total <= 0) return undefined;
  return openRefund(
    db,
    facts,
    {
      kind: "compensation",
      source: "price_change",
      num: 0,
      reason: "other",
      note,
      imgs: [],
      fault: "seller",
      isBought: isBoughtAt(facts.item.status),
      opens: "request",
      isAccepted: true,
      awaitsSeller: false,
      reckoned: reckoned.value,
      staffId,
    },
    { limits, actor, now },
  );
}
