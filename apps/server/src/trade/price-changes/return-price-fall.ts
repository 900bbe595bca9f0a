import { inYuan } from "@sampan/domain/kernel/money";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { fallOfPrice } from "@sampan/domain/trade/price-changes/fall-of-price";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { isBoughtAt } from "../refunds/hold-lines.ts";
import { checkEmployeeLimit } from "../refunds/limit-employee.ts";
import { openRefund } from "../refunds/open-refund.ts";
import { conversionOf, reckonStay } from "../refunds/reckon-line.ts";
import type { Entering, NewPrice } from "./ask-price-rise.ts";
import { insertPriceChange } from "./price-change-queries.ts";
import { payAtOnce } from "../refunds/pay-at-once.ts";

/**
 * Gives back what a line has become cheaper by: of what was paid for its goods, the coupon's share off, and never more
 * than is left of them. Refuses `refund_limit_reached` where one employee would let out too much in a day.
 */
export async function returnPriceFall(
  db: Db,
  { facts, paid_price, price, pieces, note }: NewPrice,
  { caller, jobs }: Entering,
): Promise<Result<null, Refusal<"refund_limit_reached">>> {
  const { item } = facts;
  const { staff, settings, now } = caller;
  const amount = fallOfPrice({
    charges: facts.charges,
    line: String(item.id),
    num: item.num,
    paid_price,
    price,
    pieces,
  });
  const cny = inYuan(amount, conversionOf(facts));
  const limited = await checkEmployeeLimit(db, caller, { act: "answered", cny });
  if (!limited.ok) return limited;
  const actor = { kind: "staff", name: staff.name } as const;
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes.price_fallen,
    actor,
    content: { oid: item.oid, old_price: paid_price, price },
    now,
  });
  const refund = await openFall(db, { facts, amount, note }, caller);
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
    entered_by: staff.id,
    settled_at: now,
  });
  if (refund) await payAtOnce(db, refund, { isUnbought: false, jobs, limits: settings, now });
  return ok(null);
}

/** The refund of a fall; none where nothing is left of what was paid. */
async function openFall(
  db: Db,
  { facts, amount, note }: Pick<NewPrice, "facts" | "note"> & { readonly amount: number },
  { staff, settings, now }: Entering["caller"],
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
      staffId: staff.id,
    },
    { limits: settings, actor: { kind: "staff", name: staff.name }, now },
  );
}
