import { randomBytes, randomUUID } from "node:crypto";
import type { Call, OutputOf, RequestOf } from "@sampan/contract/kernel/call";
import { createTrade, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { payConfirm } from "@sampan/contract/money/payments";
import { askBalanceDue, postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { queryCouponList } from "@sampan/contract/money/coupons";
import { addCouponTemplate, listCouponTemplates } from "@sampan/contract/money/staff-coupons";
import { giveCoupons, giveCredits } from "@sampan/contract/money/staff-grants";
import { approveTopup } from "@sampan/contract/money/topups/staff-topups";
import {
  getAccountBalance,
  queryRechargeList,
  rechargeApply,
} from "@sampan/contract/money/ledger/wallet";
import { beforeAll, describe, expect, test } from "vitest";
import { everyCall } from "./promises/support/every-call.ts";
import { openTestApp } from "./support/test-app.ts";
import type { TestCaller } from "./support/test-caller.ts";
import { insertTemplate } from "./support/test-coupons.ts";
import { insertProduct, insertRates, insertTariff } from "./support/test-goods.ts";
import { openJourney, type TestCustomer } from "./support/test-journey.ts";
import { saveHome, wholeOrder } from "./support/test-orders.ts";
import { valueOf } from "./support/value-of.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const name = JSON.stringify({
    zh: "华南银行",
    "zh-TW": "華南銀行",
    th: "Hua Nan",
    en: "Hua Nan",
  });
  const account = { account_name: "Sampan", account_no: "0080012345678", position: 1 };
  await db
    .insertInto("banks")
    .values({ region: "TW", kind: "transfer", code: "008", name, ...account })
    .execute();
});

const template = {
  kind: "general",
  taking: "listed",
  currency: "TWD",
  start_value: 0,
  discount_type: "amount",
  value: 5_000,
  ceiling: null,
  time_rule: "window",
  valid_days: null,
  copies: 9,
  per_account: 1,
  names: { zh: "开业", "zh-TW": "開幕", th: "เปิดร้าน", en: "Opening" },
  remarks: { zh: "", "zh-TW": "", th: "", en: "" },
  is_open: true,
  starts_at: "2026-01-01 00:00:00",
  ends_at: "2026-12-31 00:00:00",
} as const;

/** Makes a call twice with one key, as whoever lost the first answer does; both answers are the same. */
async function askTwice<C extends Call>(
  who: TestCaller,
  call: C,
  input: RequestOf<C>,
): Promise<OutputOf<C>> {
  const options = { idempotencyKey: randomUUID() };
  const first = valueOf(await who.call(call, input, options));
  expect(valueOf(await who.call(call, input, options))).toEqual(first);
  return first;
}

const balancesDueOf = async (tid: string) =>
  db
    .selectFrom("supplements")
    .innerJoin("orders", "orders.id", "supplements.order_id")
    .select("child_tid")
    .where("orders.tid", "=", tid)
    .execute();
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;

async function transferOf({ id }: TestCustomer) {
  const key = randomBytes(20).toString("hex");
  const voucher = { kind: "voucher", mime: "image/webp", bytes: 9, width: 1, height: 1 } as const;
  await db
    .insertInto("files")
    .values({ key, account_id: id, ...voucher, created_at: clock.now() })
    .execute();
  const pay_no = randomBytes(6).toString("hex");
  const content = { imgs: [`/files/${key}`] };
  return { param: { amount: 500_000, bank: "008", pay_no, pay_time: "2026-03-02 11:20", content } };
}

describe("asked for twice with one key", () => {
  test("an order is placed once [NFR-07]", async () => {
    const ming = await customer();
    const { item_id } = await insertProduct(db, clock.now());
    const order = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }]);
    await askTwice(ming, createTrade, order);
    expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(1);
  });

  test("a transfer is declared once, and credited once [NFR-07]", async () => {
    const ming = await customer();
    const { data } = await askTwice(ming, rechargeApply, await transferOf(ming));
    expect(valueOf(await ming.call(queryRechargeList, {})).total).toBe(1);
    await askTwice(await staff("finance"), approveTopup, { number: data.number });
    expect(await balanceOf(ming)).toBe(500_000);
  });

  test("a freight bill is posted once [NFR-07]", async () => {
    const ming = await customer();
    const order_tid = await journey.paid(ming, { order: { transport: 12 } });
    await journey.received(order_tid);
    await askTwice(journey.billing, postBill, { order_tid });
    expect(await balancesDueOf(order_tid)).toHaveLength(1);
  });

  test("a difference in goods is asked for once [NFR-07]", async () => {
    const order_tid = await journey.paid(await customer());
    await askTwice(journey.billing, askBalanceDue, { order_tid, amount: 100, reason: "賣家調價" });
    expect(await balancesDueOf(order_tid)).toHaveLength(1);
  });

  test("coupons are given once [NFR-07]", async () => {
    const ming = await customer();
    const { code } = await insertTemplate(db, clock.now(), { copies: 9, per_account: 9 });
    const gift = { code, each: 2, accounts: ming.uid, reason: "開幕", is_trial: false };
    await askTwice(await staff("marketing"), giveCoupons, gift);
    expect(valueOf(await ming.call(queryCouponList, {})).datalist).toHaveLength(2);
  });

  test("a red packet is given once [NFR-07]", async () => {
    const ming = await customer();
    const gift = { each: 8_800, accounts: ming.uid, reason: "開幕", is_trial: false };
    const inDollars = { ...gift, kind: "bonus", currency: "TWD" } as const;
    await askTwice(await staff("marketing"), giveCredits, inDollars);
    expect(valueOf(await ming.call(getAccountBalance, {})).data.bonus.total).toBe(8_800);
  });

  test("a template of coupons is made once [NFR-07]", async () => {
    const marketing = await staff("marketing");
    const total = async () => valueOf(await marketing.call(listCouponTemplates, {})).total;
    const before = await total();
    await askTwice(marketing, addCouponTemplate, template);
    expect(await total()).toBe(before + 1);
  });
});

test("these and a payment, which is tried where payments are, are all the calls that move money", () => {
  const keyed = everyCall.filter(({ call }) => call.idempotent).map(({ call }) => call.path);
  const tried = [
    createTrade,
    rechargeApply,
    approveTopup,
    postBill,
    askBalanceDue,
    payConfirm,
    giveCoupons,
    giveCredits,
    addCouponTemplate,
  ];
  expect(keyed.toSorted()).toEqual(tried.map(({ path }) => path).toSorted());
});
