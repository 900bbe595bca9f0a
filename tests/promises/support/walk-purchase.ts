import type { OutputOf } from "@sampan/contract/kernel/call";
import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import { getOrderDetail, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import type { Order, Sums } from "@sampan/contract/trade/orders/order-shapes";
import {
  correctLine,
  correctMainlandFreight,
  getReview,
  removeLine,
} from "@sampan/contract/trade/approvals/staff-approvals";
import { convert, multiply, sum } from "@sampan/domain/kernel/money";
import { expect } from "vitest";
import { recordRate } from "../../../apps/server/src/money/rates/record-rate.ts";
import type { TestApp } from "../../support/test-app.ts";
import { insertCoupon } from "../../support/test-coupons.ts";
import { insertProduct } from "../../support/test-goods.ts";
import { fund, type openJourney, type TestCustomer } from "../../support/test-journey.ts";
import { placeOrder, saveHome, wholeOrder } from "../../support/test-orders.ts";
import { serviceFeeOf, setSettings } from "../../support/set-settings.ts";
import { valueOf } from "../../support/value-of.ts";
import type { WishedOrder } from "./wished-orders.ts";

export type Walk = {
  world: TestApp;
  journey: Awaited<ReturnType<typeof openJourney>>;
  wish: WishedOrder;
  ming: TestCustomer;
  currency: "TWD" | "THB";
};

/** What yuan comes to for everybody from now on, at the first, second or third moment of a wish. */
export async function setConversion(
  { db, needs, clock }: TestApp,
  { rates, roundings, service_fee_bp }: WishedOrder,
  moment: 0 | 1 | 2,
): Promise<void> {
  await setSettings(needs, {
    ...serviceFeeOf(service_fee_bp),
    rounding: roundings[moment] ?? "half_up",
  });
  const rate_e6 = rates[moment] ?? 0;
  clock.pass({ minutes: 1 });
  const rate = { mid_e6: rate_e6, margin_bp: 0, source: "test", valid_from: clock.now() };
  for (const currency of ["TWD", "THB"] as const) await recordRate(db, { currency, ...rate });
  await needs.prices.refresh();
}

/** A customer with all the money in the world, before their wish. */
export async function begin(
  world: TestApp,
  journey: Walk["journey"],
  wish: WishedOrder,
): Promise<Walk> {
  await setConversion(world, wish, 0);
  const ming = await world.customer({ region: wish.region });
  await fund(world.db, ming, { amount: 100_000_000, now: world.clock.now() });
  return { world, journey, wish, ming, currency: wish.region === "TW" ? "TWD" : "THB" };
}

export interface Placed {
  readonly tid: string;
  /** What the settlement page showed. */
  readonly settled: Sums;
}

/** Settles and places the order that was wished for. */
export async function place({ world, wish, ming, currency }: Walk): Promise<Placed> {
  const { db, clock } = world;
  const lines = [];
  for (const [position, goods] of wish.sellers.entries())
    for (const { num, ...product } of goods) {
      const shop = `${ming.uid} ${position}`;
      const { item_id } = await insertProduct(db, clock.now(), { ...product, shop });
      lines.push({ item_id, num });
    }
  // What lists, products and the cart reckon by.
  const asShown = valueOf(await ming.call(getExchangeRate, {})).data;
  const spend = sum(
    wish.sellers.flat().map(({ price, num }) => convert(multiply(price, num), asShown)),
  );
  const coupon = wish.coupon && {
    coupon_id: await insertCoupon(db, clock.now(), {
      accountId: ming.id,
      currency,
      start_value: Math.floor((spend * wish.coupon.from_part) / 100),
      value: wish.coupon.value,
    }),
  };
  const { transport, pay_mode, insurance } = wish;
  const choice = { transport, pay_mode, insurance, ...coupon } as const;
  const asked = wholeOrder(await saveHome(ming), lines, choice);
  const { data } = valueOf(await ming.call(simulateCreateTrade, asked));
  for (const { amount, amount_local } of data.shops.flatMap(({ item_list }) => item_list))
    expect(amount_local).toBe(convert(amount, asShown));
  return { tid: await placeOrder(ming, lines, choice), settled: data.sums };
}

/** Corrects the order as a reviewer, as far as it can be. */
export async function correct({ journey, wish }: Walk, tid: string): Promise<void> {
  const { reviewer } = journey;
  for (const { what, at, price_part, freight } of wish.corrections) {
    const { data } = valueOf(await reviewer.call(getReview, { tid }));
    const lines = data.sellers
      .flatMap((seller) => seller.lines)
      .filter(({ status }) => status !== 3);
    const line = lines[at % lines.length];
    const seller = data.sellers[at % data.sellers.length];
    if (!line || !seller) throw new Error("an order without goods");
    const { oid, listing_price } = line;
    if (what === "freight") {
      const corrected = { tid, seller_id: seller.id, mainland_freight: freight };
      valueOf(await reviewer.call(correctMainlandFreight, corrected));
    } else if (what === "price") {
      const price = Math.ceil((listing_price * price_part) / 100);
      valueOf(await reviewer.call(correctLine, { tid, oid, price }));
    } else if (lines.length > 1)
      valueOf(await reviewer.call(removeLine, { tid, oid, reason: "缺货" }));
  }
}

export const readOrder = async ({ ming }: Walk, tid: string): Promise<Order> =>
  valueOf(await ming.call(getOrderDetail, { tid })).data;

export interface Paid {
  readonly shown: OutputOf<typeof simulatePay>["data"];
  readonly receipt: OutputOf<typeof payConfirm>["data"];
  /** What left each account of the customer under the tid that was paid. */
  readonly left: Readonly<Record<"cash" | "bonus" | "points", number>>;
}

/** Looks at what a payment would cost and makes it, with as much of the wish as it takes. */
export async function payBy(
  { world, ming, currency }: Walk,
  tid: string,
  by: WishedOrder["first"] & { readonly coupon_id?: string },
): Promise<Paid> {
  const now = world.clock.now();
  if (by.bonus) await fund(world.db, ming, { kind: "bonus", amount: by.bonus, now });
  if (by.points) await fund(world.db, ming, { kind: "points", amount: by.points, now });
  const { coupon_id } = by;
  const plain = { tids: [tid], currency, ...(coupon_id === undefined ? {} : { coupon_id }) };
  const before = valueOf(await ming.call(simulatePay, plain)).data;
  const [bonus] = by.bonus ? before.bonuses : [];
  const withBonus = { ...plain, ...(bonus ? { acc_bonus_id: bonus.acc_bonus_id } : {}) };
  const { points, exchange_rate } = valueOf(await ming.call(simulatePay, withBonus)).data;
  const chosen = {
    ...withBonus,
    points: Math.min(by.points ?? 0, points.usable),
    ...(exchange_rate === null ? {} : { exchange_rate }),
  };
  const shown = valueOf(await ming.call(simulatePay, chosen)).data;
  const receipt = valueOf(await ming.call(payConfirm, chosen)).data;
  const paidTid = shown.payables[0]?.tid ?? "";
  return { shown, receipt, left: await whatLeft(world, ming, paidTid) };
}

async function whatLeft({ db }: TestApp, { id }: TestCustomer, tid: string): Promise<Paid["left"]> {
  const rows = await db
    .selectFrom("ledger_entries as entry")
    .innerJoin("ledger_accounts as account", "account.id", "entry.account_id")
    .innerJoin("transfers", "transfers.id", "entry.transfer_id")
    .select(["account.kind", "entry.amount"])
    .where("account.owner_id", "=", id)
    .where("transfers.tid", "=", tid)
    .where("transfers.kind", "<>", "freight_surplus")
    .execute();
  const of = (kind: string) =>
    0 - sum(rows.filter((row) => row.kind === kind).map(({ amount }) => amount));
  return { cash: of("cash"), bonus: of("bonus"), points: of("points") };
}
