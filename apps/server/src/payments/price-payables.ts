import type { Language } from "@sampan/domain/language";
import { convert, multiply, type Rate, sum } from "@sampan/domain/money";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { isPayableSupplement, type SupplementStatus } from "@sampan/domain/supplement-state";
import { nameOfShop } from "../catalogue/name-of-shop.ts";
import { readNames } from "../catalogue/read-names.ts";
import type { Db } from "../db/db.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Payable, PayableLine, PayableRef } from "./payable.ts";
import {
  type ItemToPay,
  type OrderToPay,
  selectBillContent,
  selectBillToPay,
  selectSupplementToPay,
} from "./payment-queries.ts";

type NotPayable = Refusal<"not_payable">;

export interface Pricing {
  /** Read once per payment; only asked for when something is priced in yuan. */
  readonly rate: Rate | undefined;
  /** Those of the payables that are orders. */
  readonly orders: readonly OrderToPay[];
  readonly language: Language;
}

/** True when a payable is priced in yuan and so needs a rate. Bills and supplements are not. */
export const needsRate = (ref: PayableRef): boolean => ref.kind === "order";

/**
 * Prices what is to be paid, each yuan line converted once. Refuses `not_payable` for whatever does not
 * wait for payment: an order in review, a bill already paid. [PAY-01] [PAY-05] [PAY-06] [MONEY-10]
 */
export async function pricePayables(
  db: Db,
  refs: readonly PayableRef[],
  pricing: Pricing,
): Promise<Result<Payable[], NotPayable>> {
  const payables: Payable[] = [];
  for (const ref of refs) {
    const priced = await pricePayable(db, ref, pricing);
    if (!priced.ok) return priced;
    payables.push(priced.value);
  }
  return ok(payables);
}

async function pricePayable(
  db: Db,
  { kind, id }: PayableRef,
  { rate, orders, language }: Pricing,
): Promise<Result<Payable, NotPayable>> {
  if (kind === "bill") return priceBill(db, id);
  if (kind === "supplement") return priceSupplement(db, id);
  if (rate === undefined) throw new Error("an order is priced in yuan and needs a rate");
  const order = orders.find((one) => one.id === id);
  if (!order) throw new Error(`order ${id} was not read`);
  return priceOrder(order, { rate, language });
}

function priceOrder(
  order: OrderToPay,
  { rate, language }: { rate: Rate; language: Language },
): Result<Payable, NotPayable> {
  if (order.status !== 0) return refuse({ code: "not_payable" });

  const lines: PayableLine[] = [
    ...order.items.map((item) => goodsLine(item, rate, language)),
    ...order.sellers.map(({ shop_name, mainland_freight }) => ({
      ...inYuan("mainland_freight", mainland_freight, rate),
      name: nameOfShop(shop_name, language),
    })),
    inYuan("service_fee", order.service_fee, rate),
    inYuan("insurance", order.insurance_fee, rate),
    ...estimateOf(order),
  ].filter((line) => line.amount !== 0);
  const charged = sum(lines.map((line) => line.amount));
  const coupon = order.coupon_id !== null && {
    id: order.coupon_id,
    amount: Math.min(order.coupon_amount, charged),
  };
  return ok({
    kind: "order",
    id: order.id,
    tid: order.tid,
    instalment: order.pay_mode === "once" ? "only" : "first",
    orderIds: [order.id],
    order_tids: [order.tid],
    parcel_tids: [],
    lines,
    coupon: coupon || null,
    amount: charged - (coupon ? coupon.amount : 0),
  });
}

function goodsLine(item: ItemToPay, rate: Rate, language: Language): PayableLine {
  const cny = multiply(item.price, item.num);
  return {
    kind: "goods",
    oid: item.oid,
    name: readNames(item.item_name, item.names)[language] ?? item.item_name,
    num: item.num,
    cny,
    amount: convert(cny, rate),
  };
}

const inYuan = (kind: PayableLine["kind"], cny: number, rate: Rate): PayableLine => ({
  kind,
  cny,
  amount: convert(cny, rate),
});

/** Paid once, the estimated freight is charged with the goods. [PAY-04] */
const estimateOf = ({ pay_mode, freight_estimate }: OrderToPay): PayableLine[] =>
  pay_mode === "once" ? [{ kind: "freight_estimate", cny: null, amount: freight_estimate }] : [];

async function priceSupplement(db: Db, id: number): Promise<Result<Payable, NotPayable>> {
  const { pay_status, status, ...supplement } = await selectSupplementToPay(db, id);
  if (!isPayableSupplement({ pay_status, status } as SupplementStatus))
    return refuse({ code: "not_payable" });
  const { amount, reason } = supplement;
  return ok({
    kind: "supplement",
    id,
    tid: supplement.child_tid,
    instalment: "supplement",
    orderIds: [supplement.order_id],
    order_tids: [supplement.order_tid],
    parcel_tids: [],
    lines: [{ kind: "supplement", cny: null, amount, name: reason }],
    coupon: null,
    amount,
  });
}

async function priceBill(db: Db, id: number): Promise<Result<Payable, NotPayable>> {
  const bill = await selectBillToPay(db, id);
  if (bill.state !== "unpaid") return refuse({ code: "not_payable" });
  const { charges, parcel_tids } = await selectBillContent(db, id);
  const kinds = ["international_freight", "local_freight", "warehouse", "other"] as const;
  const lines: PayableLine[] = kinds.map((kind) => ({
    kind,
    cny: null,
    amount: sum(charges.filter((charge) => charge.kind === kind).map(({ amount }) => amount)),
  }));
  // What a single instalment paid in advance stands against the bill.
  const advance = bill.amount - sum(lines.map((line) => line.amount));
  lines.push({ kind: "freight_estimate", cny: null, amount: advance });
  return ok({
    kind: "bill",
    id,
    tid: bill.tid,
    instalment: "second",
    orderIds: [...new Set(charges.map(({ order_id }) => order_id))],
    order_tids: [...new Set(charges.map(({ tid }) => tid))],
    parcel_tids,
    lines: lines.filter((line) => line.amount !== 0),
    coupon: null,
    amount: bill.amount,
  });
}
