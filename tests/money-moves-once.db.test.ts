import { randomBytes } from "node:crypto";
import { createTrade } from "@sampan/contract/trade/orders/orders";
import { createConsignTrade } from "@sampan/contract/logistics/consignments/consignments";
import { createSubstitutePayTrade } from "@sampan/contract/trade/orders/payments-on-behalf";
import { payConfirm } from "@sampan/contract/money/payments";
import { askBalanceDue, postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { mergePackages } from "@sampan/contract/logistics/merging/merging";
import { takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { acceptRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import { orderServices } from "@sampan/contract/logistics/services/services";
import { extendStorage } from "@sampan/contract/logistics/storage/storage";
import { queryCouponList } from "@sampan/contract/money/coupons";
import * as banks from "@sampan/contract/money/staff-banks";
import * as corrections from "@sampan/contract/money/staff-corrections";
import * as statements from "@sampan/contract/money/staff-statements";
import { addCouponTemplate, listCouponTemplates } from "@sampan/contract/money/staff-coupons";
import { giveCoupons, giveCredits } from "@sampan/contract/money/staff-grants";
import { takeBonus } from "@sampan/contract/shop/campaigns";
import { approveTopup } from "@sampan/contract/money/topups/staff-topups";
import {
  getAccountBalance,
  queryRechargeList,
  rechargeApply,
} from "@sampan/contract/money/ledger/wallet";
import { queryReverseList, reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { acceptRefund, executeRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import * as payouts from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { createWithdraw, queryWithdrawList } from "@sampan/contract/money/withdrawals/withdrawals";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, describe, expect, test } from "vitest";
import { everyCall } from "./promises/support/every-call.ts";
import { askTwice } from "./support/ask-twice.ts";
import { claimsThatPay } from "./support/test-claims.ts";
import { openTestApp } from "./support/test-app.ts";
import { publishCampaign } from "./support/test-campaigns.ts";
import { insertTemplate } from "./support/test-coupons.ts";
import { insertRates, insertTariff } from "./support/test-goods.ts";
import { openJourney, type TestCustomer } from "./support/test-journey.ts";
import { declare, insertTransferBank } from "./support/test-transfers.ts";
import { insertCashOutBanks, openPayees, password } from "./support/test-withdrawals.ts";
import { valueOf } from "./support/value-of.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);
const { payee, settledCard } = openPayees(world);
beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await insertTransferBank(db);
  await insertCashOutBanks(db);
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
  test("a transfer is declared once, and credited once [NFR-07]", async () => {
    const ming = await customer();
    const { data } = await askTwice(ming, rechargeApply, await transferOf(ming));
    expect(valueOf(await ming.call(queryRechargeList, {})).total).toBe(1);
    await askTwice(await staff("finance"), approveTopup, {
      number: data.number,
      reason: "網路銀行已見入帳",
    });
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

  test("what a campaign gives is taken once [NFR-07]", async () => {
    const ming = await customer();
    const { id } = await publishCampaign(await staff("marketing"), clock.now());
    await askTwice(ming, takeBonus, { data: id });
    expect(valueOf(await ming.call(getAccountBalance, {})).data.points).toBe(900);
  });

  test("a template of coupons is made once [NFR-07]", async () => {
    const marketing = await staff("marketing");
    const total = async () => valueOf(await marketing.call(listCouponTemplates, {})).total;
    const before = await total();
    await askTwice(marketing, addCouponTemplate, template);
    expect(await total()).toBe(before + 1);
  });

  test("a refund is asked for once, and paid out once [NFR-07]", async () => {
    const ming = await customer();
    const [item] = await journey.itemsOf(await journey.paid(ming, { num: 4 }));
    const list = [{ oid: item?.oid ?? "", num: 1, reason: "not_wanted" }];
    const { datalist } = await askTwice(ming, reverseApplyBatch, { list });
    expect(valueOf(await ming.call(queryReverseList, {})).total).toBe(1);
    const number = datalist[0]?.number ?? "";
    valueOf(
      await (await staff("service")).call(acceptRefund, { number, num: 1, fault: "customer" }),
    );
    const before = await balanceOf(ming);
    const { data } = await askTwice(await staff("finance"), executeRefund, { number });
    expect((await balanceOf(ming)) - before).toBe(data.cash);
  });

  test("a withdrawal is applied for, rejected and credited once [NFR-07]", async () => {
    const ming = await payee({ cash: 500_000 });
    const wish = { password, number_id: await settledCard(ming), amount: 200_000 };
    const { data } = await askTwice(ming, createWithdraw, wish);
    expect(valueOf(await ming.call(queryWithdrawList, {})).datalist).toHaveLength(1);
    const { number } = data;
    await askTwice(await staff("finance"), payouts.failWithdrawal, { number, reason: "姓名不符" });
    expect(await balanceOf(ming)).toBe(500_000);
  });

  test("a payout passes, goes to the bank and comes back once [NFR-07]", async () => {
    const ming = await payee({ cash: 500_000 });
    const wish = { password, number_id: await settledCard(ming), amount: 200_000 };
    const { number } = valueOf(await ming.call(createWithdraw, wish)).data;
    const [one, other] = [await staff("finance"), await staff("finance")];
    await askTwice(one, payouts.passWithdrawal, { number });
    const bank = { region: "TW", bank: "004" } as const;
    expect((await askTwice(one, payouts.makePayoutFile, bank)).data.count).toBe(1);
    valueOf(await one.call(payouts.recordPayout, { number, reference: "B-1" }));
    const left = await balanceOf(ming);
    const ours = { number, fault: "theirs", reason: "帳號不存在" } as const;
    valueOf(await one.call(payouts.enterReturn, ours));
    await askTwice(other, payouts.confirmReturn, { number });
    expect((await balanceOf(ming)) - left).toBe(200_000);
  });

  test("a correction is entered once, and booked or dropped once [NFR-07]", async () => {
    const ming = await payee({ cash: 10_000 });
    const [one, other] = [await staff("finance"), await staff("finance")];
    const wish = { account: ming.uid, direction: "credit", amount: 700, currency: "TWD" } as const;
    const { data } = await askTwice(one, corrections.enterCorrection, {
      ...wish,
      reason: "重複扣款",
    });
    expect(valueOf(await one.call(corrections.listCorrections, {})).total).toBe(1);
    await askTwice(other, corrections.confirmCorrection, data);
    expect(await balanceOf(ming)).toBe(10_700);
    const second = valueOf(
      await one.call(corrections.enterCorrection, { ...wish, reason: "又一筆" }),
    ).data;
    await askTwice(other, corrections.dropCorrection, second);
    expect(await balanceOf(ming)).toBe(10_700);
  });

  test("a change of a bank is entered once, and holds or is dropped once [NFR-07]", async () => {
    const [one, other] = [await staff("finance"), await staff("finance")];
    const { datalist } = valueOf(await one.call(banks.listMaintainedBanks, { region: "TW" }));
    const [bank] = datalist.filter(({ kind }) => kind === "cash_out");
    if (!bank) throw new Error("no bank is paid out to");
    const { change: _, code, ...said } = bank;
    const wish = { ...said, code, region: "TW", new_code: code, logo: "" } as const;
    const { data } = await askTwice(one, banks.enterBankChange, wish);
    await askTwice(other, banks.confirmBankChange, data);
    const second = valueOf(await one.call(banks.enterBankChange, wish)).data;
    await askTwice(one, banks.dropBankChange, second);
    const changes = await db.selectFrom("bank_changes").select("state").orderBy("id").execute();
    expect(changes.map(({ state }) => state)).toEqual(["confirmed", "dropped"]);
  });

  test("an arrival is credited or explained once [NFR-07]", async () => {
    const ming = await customer();
    const pay_time = formatWireTime(clock.now(), "TW").slice(0, 16);
    const [day = ""] = pay_time.split(" ");
    const topup = await declare({ db, now: clock.now() }, ming, {
      amount: 50_000,
      pay_no: "7766554",
      pay_time,
    });
    const rows = `${day.replaceAll("-", "/")},存入,,500,500,甲,,\n${day.replaceAll("-", "/")},存入,,9,509,乙,,\n`;
    const file = new Blob([`日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n${rows}`]);
    const [one, other] = [await staff("finance"), await staff("finance")];
    valueOf(await one.call(statements.importStatement, { file, format: "ctbc", name: "a.csv" }));
    const { datalist } = valueOf(await one.call(statements.listArrivals, {}));
    const [first, second] = datalist.map(({ key }) => key);
    const before = await balanceOf(ming);
    await askTwice(other, statements.creditArrival, { key: first ?? "", topup });
    expect((await balanceOf(ming)) - before).toBe(50_000);
    await askTwice(other, statements.explainArrival, { key: second ?? "", note: "利息" });
    expect(valueOf(await one.call(statements.listArrivals, {})).total).toBe(0);
  });
});

test("these, with orders, payments, claims, days of storage and services of the warehouse, which are tried where they are, are all the calls that move money", () => {
  const keyed = everyCall.filter(({ call }) => call.idempotent).map(({ call }) => call.path);
  const tried = [
    createTrade,
    createSubstitutePayTrade,
    createConsignTrade,
    rechargeApply,
    approveTopup,
    mergePackages,
    takeShipPlan,
    acceptRehearsal,
    extendStorage,
    orderServices,
    postBill,
    askBalanceDue,
    payConfirm,
    giveCoupons,
    giveCredits,
    takeBonus,
    addCouponTemplate,
    reverseApplyBatch,
    executeRefund,
    ...claimsThatPay,
    createWithdraw,
    payouts.passWithdrawal,
    payouts.failWithdrawal,
    payouts.makePayoutFile,
    payouts.confirmReturn,
    banks.enterBankChange,
    banks.confirmBankChange,
    banks.dropBankChange,
    corrections.enterCorrection,
    corrections.confirmCorrection,
    corrections.dropCorrection,
    statements.creditArrival,
    statements.explainArrival,
  ];
  expect(keyed.toSorted()).toEqual(tried.map(({ path }) => path).toSorted());
});
