import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import * as calls from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { recordSellerMoney, recordStockOut } from "@sampan/contract/trade/refunds/staff-refunds";
import { addDays } from "@sampan/domain/kernel/business-time";
import type { PaymentDifferenceKind } from "@sampan/domain/trade/purchase-payments/payment-difference";
import { type AlipayRow, billFile } from "../../../../../tests/support/alipay-bill.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { matchPurchasePayments } from "./match-purchase-payments.ts";

const world = await openTestApp();
const { clock, customer, db, needs, staff } = world;
const journey = await openJourney(world);
const { buyer } = journey;
const [finance, second] = [await staff("finance"), await staff("finance")];
beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
});

/** Paid lines of one order, to be bought. */
async function linesToBuy(count: number): Promise<readonly string[]> {
  const ming = await customer();
  const lines = [];
  for (let made = 0; made < count; made += 1) {
    const { item_id } = await insertProduct(db, clock.now());
    lines.push({ item_id, num: 1 });
  }
  const tid = await placeOrder(ming, lines);
  valueOf(await journey.reviewer.call(approveOrder, { tid }));
  await fund(db, ming, { amount: 100_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  return (await journey.itemsOf(tid)).map(({ oid }) => oid);
}

let numbers = 2_200_500_173_000;
/** Bought at this cost, or at one that nobody wrote down. */
async function bought(oid: string, cost?: number): Promise<string> {
  const out_oid = String((numbers += 1));
  const purchase = { oids: [oid], out_oid, ...(cost !== undefined && { cost }) };
  valueOf(await buyer.call(recordPurchase, purchase));
  return out_oid;
}

const row = (order: string, amount: number, change: Partial<AlipayRow> = {}): AlipayRow => ({
  at: clock.now(),
  amount,
  trade_no: `2026${(numbers += 1)}`,
  merchant_no: `T200P${order}`,
  ...change,
});
/** A bill of these rows that reaches from ten days ago to five days on. */
const bill = (rows: readonly AlipayRow[], account?: string) =>
  billFile(rows, {
    from: addDays(clock.now(), -10),
    until: addDays(clock.now(), 5),
    ...(account !== undefined && { account }),
  });
const bring = async (file: Blob) =>
  valueOf(await finance.call(calls.importBill, { file, name: "alipay.csv" })).data;
const differences = async (view: "open" | "mine" | "settled" = "open", by = finance) =>
  valueOf(await by.call(calls.listPaymentDifferences, { view, page_size: 100 })).datalist;
const keyOf = async (kind: PaymentDifferenceKind, order: string) =>
  (await differences()).find((one) => one.kind === kind && one.out_oid === order)?.key ?? "";

describe("a bill", () => {
  test("finds every planted error, each once, and nothing else, however often it is brought", async () => {
    const oids = await linesToBuy(9);
    const at = (place: number): string => oids[place] ?? "";
    // In order: one payment, one in two parts by two methods, one without any cost, one that came back and was recorded.
    const plain = await bought(at(0), 128_00);
    const parts = await bought(at(1), 300_00);
    const costless = await bought(at(2));
    const short = await bought(at(3), 80_00);
    const { data: refund } = valueOf(await buyer.call(recordStockOut, { oid: at(3), num: 1 }));
    valueOf(await buyer.call(recordSellerMoney, { number: refund.number, amount: 80_00 }));
    // Planted.
    const unpaid = await bought(at(4), 55_00);
    const dearer = await bought(at(5), 60_00);
    const twice = await bought(at(6), 70_00);
    const back = await bought(at(7), 90_00);
    const lost = await bought(at(8), 45_00);
    const { data: promised } = valueOf(await buyer.call(recordStockOut, { oid: at(8), num: 1 }));
    valueOf(await buyer.call(recordSellerMoney, { number: promised.number, amount: 45_00 }));
    const stranger = "990011223344";
    const rows = [
      row(plain, 128_00),
      row(parts, 200_00, { method: "账户余额&花呗" }),
      row(parts, 100_00),
      row(costless, 31_00),
      row(short, 80_00),
      row(short, 80_00, { kind: "returned" }),
      row(plain, 128_00, { kind: "closed" }),
      row("", 500_00, { kind: "pocket", merchant_no: "" }),
      row(dearer, 66_00),
      row(twice, 70_00),
      row(twice, 70_00),
      row(back, 90_00),
      row(back, 20_00, { kind: "returned" }),
      row(lost, 45_00),
      row(stranger, 77_00, { counterparty: "饭馆" }),
    ];
    const file = bill(rows);
    expect(await bring(file)).toEqual({
      account: "sampan@sampan.test",
      movements: 13,
      known: 0,
      left_out: 2,
      matched: 12,
      open: 6,
    });
    const found = (await differences()).map(({ kind, out_oid, expected, found: is }) => [
      kind,
      out_oid,
      expected,
      is,
    ]);
    expect(new Set(found)).toEqual(
      new Set([
        ["amount_differs", dearer, 60_00, 66_00],
        ["paid_twice", twice, 70_00, 140_00],
        ["payment_unknown", "", 0, 77_00],
        ["purchase_unpaid", unpaid, 55_00, 0],
        ["refund_unrecorded", back, 0, 20_00],
        ["refund_unseen", lost, 45_00, 0],
      ]),
    );
    expect(found).toHaveLength(6);
    expect(await bring(file)).toMatchObject({ movements: 13, known: 13, open: 6 });
    await matchPurchasePayments(needs);
    expect((await differences()).length).toBe(6);
    const { datalist, total } = valueOf(await buyer.call(calls.listPurchaseMovements, {}));
    expect(total).toBe(13);
    expect(datalist.find(({ method }) => method.includes("&"))).toMatchObject({
      out_oid: parts,
      matched_by: "order_number",
      amount: 200_00,
    });
  });

  test("that covers too little says nothing of what another account may have paid", async () => {
    const [oid = ""] = await linesToBuy(1);
    const order = await bought(oid, 40_00);
    const before = await differences();
    const early = billFile([], {
      account: "other",
      from: addDays(clock.now(), -90),
      until: addDays(clock.now(), -80),
    });
    await bring(early);
    expect((await differences()).length).toBeLessThan(before.length);
    expect(await bring(bill([row(order, 40_00)], "other"))).toMatchObject({ matched: 1 });
    expect((await differences()).map(({ kind }) => kind).toSorted()).toEqual(
      before.map(({ kind }) => kind).toSorted(),
    );
  });
});

describe("a difference", () => {
  test("has an owner, who is the buyer or whoever brought the bill, an age and a place on the dashboard [BO-52]", async () => {
    const { name } = await db
      .selectFrom("staff_members")
      .select("name")
      .where("id", "=", buyer.id)
      .executeTakeFirstOrThrow();
    clock.pass({ days: 2 });
    const twice = (await differences()).find(({ kind }) => kind === "paid_twice");
    expect(twice).toMatchObject({ age_days: 2, owner: name, is_mine: false, state: "open" });
    expect(twice?.order_tid).toMatch(/^SP/);
    const unknown = (await differences("mine")).map(({ kind, movement }) => [
      kind,
      movement?.counterparty,
    ]);
    expect(unknown).toEqual([["payment_unknown", "饭馆"]]);
    const { queues } = valueOf(await finance.call(getDashboard, {})).data;
    expect(queues.purchase_payments).toEqual({ count: 6, late: 0, oldest_minutes: 2 * 24 * 60 });
  });

  test("is taken, handed over, and closed with a reason by somebody who did not buy it", async () => {
    const twice = (await differences()).find(({ kind }) => kind === "paid_twice");
    const key = twice?.key ?? "";
    valueOf(await second.call(calls.takePaymentDifference, { key }));
    expect((await differences("mine", second)).map((one) => one.key)).toEqual([key]);
    const { colleagues } = valueOf(await second.call(calls.listPaymentDifferences, {}));
    const { email } = await db
      .selectFrom("staff_members")
      .select("email")
      .where("id", "=", buyer.id)
      .executeTakeFirstOrThrow();
    expect(colleagues.map((one) => one.email)).toContain(email);
    const nobody = { key, email: "warehouse@nowhere.test" };
    expect(refusalOf(await second.call(calls.handOverPaymentDifference, nobody))).toBe(
      "difference_colleague_unknown",
    );
    valueOf(await second.call(calls.handOverPaymentDifference, { key, email }));
    expect((await differences("mine", buyer)).map((one) => one.key)).toContain(key);
    expect(refusalOf(await buyer.call(calls.closePaymentDifference, { key, note: "x" }))).toBe(
      "right_missing",
    );
    expect(refusalOf(await second.call(calls.closePaymentDifference, { key, note: " " }))).toBe(
      "reason_needed",
    );
    valueOf(await second.call(calls.closePaymentDifference, { key, note: "卖家答应退" }));
    expect(refusalOf(await second.call(calls.takePaymentDifference, { key }))).toBe(
      "difference_settled",
    );
    // It stays closed as long as nothing about it changes.
    await matchPurchasePayments(needs);
    expect(await differences("settled")).toContainEqual(
      expect.objectContaining({ key, note: "卖家答应退", state: "explained" }),
    );
    expect((await differences()).some(({ kind }) => kind === "paid_twice")).toBe(false);
  });

  test("is not closed by who bought it, nor a large payment by who brought it", async () => {
    const both = await staff("buyer", "finance");
    const [oid = ""] = await linesToBuy(1);
    const out_oid = String((numbers += 1));
    valueOf(await both.call(recordPurchase, { oids: [oid], out_oid, cost: 10_00 }));
    await bring(bill([row(out_oid, 11_00), row("8800112233", 60_000_00)]));
    const key = await keyOf("amount_differs", out_oid);
    const words = { key, note: "运费" };
    expect(refusalOf(await both.call(calls.closePaymentDifference, words))).toBe("self_approval");
    valueOf(await finance.call(calls.closePaymentDifference, words));
    const large = (await differences()).find(({ found }) => found === 60_000_00)?.key ?? "";
    const answer = { key: large, note: "别的公司" };
    expect(refusalOf(await finance.call(calls.closePaymentDifference, answer))).toBe(
      "self_approval",
    );
    valueOf(await second.call(calls.closePaymentDifference, answer));
  });

  test("ends by itself once what was missing is written down", async () => {
    const { key, movement } =
      (await differences()).find(({ kind }) => kind === "payment_unknown") ?? {};
    const [oid = ""] = await linesToBuy(1);
    const out_oid = movement?.merchant_no.replace("T200P", "") ?? "";
    valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid, cost: 77_00 }));
    await matchPurchasePayments(needs);
    expect(await differences("settled")).toContainEqual(
      expect.objectContaining({ key, state: "gone", settled_by: "" }),
    );
  });
});

test("a file that is none, that lacks a column, or that nobody may bring is refused, and nothing of it is kept", async () => {
  const count = async () => (await db.selectFrom("purchase_bills").select("id").execute()).length;
  const before = await count();
  const refused = async (input: { file?: Blob }, by = finance) =>
    refusalOf(await by.call(calls.importBill, input));
  expect(await refused({})).toBe("statement_file_needed");
  expect(await refused({ file: new Blob([""]) })).toBe("statement_file_needed");
  expect(await refused({ file: new Blob(["Date,Amount\n1,2\n"]) })).toBe("statement_not_of_bank");
  expect(await refused({ file: new Blob(["交易时间,收/支,金额,交易状态,商家订单号\n"]) })).toBe(
    "statement_column_missing",
  );
  expect(await refused({ file: new Blob([new Uint8Array([0xff, 0xfe, 0x41, 0x00])]) })).toBe(
    "statement_encoding",
  );
  expect(await refused({ file: bill([row("1", 1)]) }, buyer)).toBe("right_missing");
  const service = await staff("service");
  expect(refusalOf(await service.call(calls.listPaymentDifferences, {}))).toBe("right_missing");
  expect(await count()).toBe(before);
});
