import { getOrderDetail, queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import { declinePriceRise } from "@sampan/contract/trade/orders/price-questions";
import { cancelBalanceDue } from "@sampan/contract/logistics/billing/staff-billing";
import {
  enterPriceChange,
  withdrawPriceQuestion,
} from "@sampan/contract/trade/purchases/staff-price-changes";
import {
  listPurchases,
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import {
  executeRefund,
  listRefunds,
  recordStockOut,
} from "@sampan/contract/trade/refunds/staff-refunds";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { balances } from "../../balances.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { endPriceQuestions } from "./price-change-jobs.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
const journey = await openJourney(world);
const { buyer, billing } = journey;
const finance = await staff("finance");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Three pieces of 100 yuan, paid at 4.53: waiting to be bought, or bought. */
async function line({ isBought = false, price = 10_000 } = {}) {
  const ming = await customer();
  const tid = await journey.paid(ming, { goods: { price }, num: 3 });
  const [item] = await journey.itemsOf(tid);
  const oid = item?.oid ?? "";
  if (isBought) valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: "22500173" }));
  const before = await cashOf(ming.id);
  return { ming, tid, oid, before, paid: (await journey.orderOf(tid)).pay_real };
}
const enter = (oid: string, price: number) => buyer.call(enterPriceChange, { oid, price });
const stateOf = async (oid: string, price: number) => valueOf(await enter(oid, price)).state;
const statusOf = async (tid: string) => (await journey.itemsOf(tid)).map(({ status }) => status);
const orderOf = async (ming: TestCustomer, tid: string) =>
  valueOf(await ming.call(getOrderDetail, { tid })).data;
const questionOf = async (ming: TestCustomer, tid: string) =>
  (await orderOf(ming, tid)).supplement_list[0]?.supplement_order_list[0]?.child_tid ?? "";
const cashOf = async (id: number) =>
  (
    await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", id)
      .where("kind", "=", "cash")
      .executeTakeFirstOrThrow()
  ).balance;
const noticesOf = async (id: number) =>
  (await db.selectFrom("notices").select("kind").where("account_id", "=", id).execute()).map(
    ({ kind }) => kind,
  );

describe("a rise", () => {
  test("up to the set share is the house's: the customer pays nothing and reads it", async () => {
    const { ming, tid, oid } = await line();
    expect(await stateOf(oid, 10_200)).toBe("absorbed");
    expect(await orderOf(ming, tid)).toMatchObject({ status: 1, supplement_list: [] });
    const log = valueOf(await ming.call(queryTradeLoggerList, { tid })).datalist;
    expect(log.map(({ content }) => content)).toContainEqual(
      expect.stringContaining("¥\u{A0}102.00"),
    );
    valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: "1" }));
  });

  test("above it asks for the whole difference under a number of its own until a moment, and tells [ORD-40]", async () => {
    const { ming, tid, oid } = await line();
    expect(await stateOf(oid, 11_000)).toBe("asked");
    const order = await orderOf(ming, tid);
    expect(order).toMatchObject({
      status: 6,
      due: { amount: 13_590 },
      supplement_list: [
        {
          kind: "goods",
          amount: 13_590,
          price_rise: {
            oid,
            paid_price: 10_000,
            price: 11_000,
            pieces: 3,
            due_at: "2026-03-04 12:00:00",
            is_open: true,
          },
        },
      ],
    });
    expect(await noticesOf(ming.id)).toContain("price_rise_asked");
    const { datalist } = valueOf(await buyer.call(listPurchases, { page_size: 100 }));
    const shown = datalist.find(({ order_tid }) => order_tid === tid)?.items;
    expect(shown).toMatchObject([
      { paid_price: 10_000, question: { price: 11_000, amount: 13_590, currency: "TWD" } },
    ]);
  });

  test("that is paid lets the goods be bought, is the price of the next one, and comes back with its pieces [ORD-41] [REF-18]", async () => {
    const { ming, tid, oid, before, paid } = await line({ price: 20_000 });
    await stateOf(oid, 22_000);
    valueOf(await pay(ming, await questionOf(ming, tid)));
    expect(await orderOf(ming, tid)).toMatchObject({
      status: 1,
      pay_real: paid + 27_180,
      supplement_list: [{ pay_status: 2, price_rise: { is_open: false } }],
    });
    expect(refusalOf(await enter(oid, 22_000))).toBe("price_unchanged");
    valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: "1" }));
    expect(await stateOf(oid, 24_000)).toBe("asked");
    const last = (await orderOf(ming, tid)).supplement_list[1];
    valueOf(
      await ming.call(declinePriceRise, {
        child_tid: last?.supplement_order_list[0]?.child_tid ?? "",
      }),
    );
    const { datalist } = valueOf(await finance.call(listRefunds, { tab: "finance" }));
    const waiting = datalist.find((refund) => refund.tid === tid);
    // A bought line above what the house advances waits for finance; its amount has the difference in it.
    expect(waiting?.amount).toBe(paid + 27_180);
    valueOf(await finance.call(executeRefund, { number: waiting?.number ?? "" }));
    expect(await cashOf(ming.id)).toBe(before + paid);
    expect(await journey.orderOf(tid)).toMatchObject({ status: 9, pay_real: 0 });
    expect(await checkLedger(db)).toEqual([]);
  });

  test.each([
    ["waits to be bought", false, 13],
    ["was bought", true, 4],
  ])(
    "declined refunds a line that %s, to the cent and at once [ORD-60]",
    async (_, isBought, status) => {
      const { ming, tid, oid, before, paid } = await line({ isBought, price: 5_000 });
      expect(await statusOf(tid)).toEqual([status]);
      await stateOf(oid, 6_000);
      const child_tid = await questionOf(ming, tid);
      valueOf(await ming.call(declinePriceRise, { child_tid }));
      expect(await statusOf(tid)).toEqual([15]);
      expect(await cashOf(ming.id)).toBe(before + paid);
      expect(await journey.orderOf(tid)).toMatchObject({ status: 9, pay_real: 0 });
      expect(refusalOf(await pay(ming, child_tid))).toBe("not_payable");
      expect(refusalOf(await ming.call(declinePriceRise, { child_tid }))).toBe(
        "price_question_settled",
      );
    },
  );

  test("without an answer declines by itself when its time is over, and not before", async () => {
    const { ming, tid, oid, before, paid } = await line();
    await stateOf(oid, 11_000);
    clock.pass({ hours: 47, minutes: 59 });
    await endPriceQuestions(needs, balances);
    expect(await statusOf(tid)).toEqual([13]);
    clock.pass({ minutes: 1 });
    await endPriceQuestions(needs, balances);
    await endPriceQuestions(needs, balances);
    expect(await statusOf(tid)).toEqual([15]);
    expect(await cashOf(ming.id)).toBe(before + paid);
    expect(await noticesOf(ming.id)).toContain("price_rise_lapsed");
  });

  test("belongs to its customer: nobody else declines it [ORD-22]", async () => {
    const { ming, tid, oid } = await line();
    await stateOf(oid, 11_000);
    const child_tid = await questionOf(ming, tid);
    const stranger = await customer();
    expect(refusalOf(await stranger.call(declinePriceRise, { child_tid }))).toBe("order_unknown");
    expect(await statusOf(tid)).toEqual([13]);
  });

  test("that is being asked about keeps the line as it is: nothing else is done with it", async () => {
    const { ming, tid, oid } = await line();
    await stateOf(oid, 11_000);
    const purchase = { oids: [oid], out_oid: "1" };
    const list = [{ oid, num: 1, reason: "late" }];
    const tried = [
      refusalOf(await enter(oid, 12_000)),
      refusalOf(await buyer.call(recordPurchase, purchase)),
      refusalOf(await buyer.call(recordStockOut, { oid, num: 1 })),
      refusalOf(await ming.call(reverseApplyBatch, { list })),
    ];
    expect(tried).toEqual(tried.map(() => "price_question_open"));
    const bought = await line({ isBought: true });
    await stateOf(bought.oid, 11_000);
    const sent = { lines: [{ oid: bought.oid, num: 3 }], express_no: "YT8800221", carrier: "" };
    expect(refusalOf(await buyer.call(recordSellerShipment, sent))).toBe("price_question_open");
    expect(await statusOf(tid)).toEqual([13]);
  });

  test("is taken back by the buyer, or by whoever takes its difference back, and the line is bought as before [ORD-43]", async () => {
    for (const takeBack of ["buyer", "billing"] as const) {
      const { ming, tid, oid } = await line();
      await stateOf(oid, 11_000);
      const child_tid = await questionOf(ming, tid);
      if (takeBack === "buyer") valueOf(await buyer.call(withdrawPriceQuestion, { child_tid }));
      else valueOf(await billing.call(cancelBalanceDue, { child_tid, reason: "賣家照舊價" }));
      expect(await orderOf(ming, tid)).toMatchObject({ status: 1, supplement_list: [] });
      expect(refusalOf(await buyer.call(withdrawPriceQuestion, { child_tid }))).toBe(
        "price_question_settled",
      );
      valueOf(await buyer.call(recordPurchase, { oids: [oid], out_oid: "1" }));
    }
  });
});

describe("a fall", () => {
  test("goes back by itself, of pieces that stay, and a later refund brings only the rest [REF-18]", async () => {
    const { ming, tid, oid, before, paid } = await line();
    expect(await stateOf(oid, 9_000)).toBe("returned");
    expect(await cashOf(ming.id)).toBe(before + 13_590);
    expect(await noticesOf(ming.id)).toContain("price_fall_returned");
    expect(await orderOf(ming, tid)).toMatchObject({ status: 1, pay_real: paid - 13_590 });
    expect((await journey.itemsOf(tid)).map(({ refund_num }) => refund_num)).toEqual([0]);
    // The price paid is the lower one now: back to the first one is a rise.
    expect(await stateOf(oid, 10_000)).toBe("asked");
    valueOf(
      await ming.call(declinePriceRise, {
        child_tid: await questionOf(ming, tid),
      }),
    );
    expect(await cashOf(ming.id)).toBe(before + paid);
    expect(await checkLedger(db)).toEqual([]);
  });

  test("above what goes out by itself waits for finance, and never for whoever entered it [BO-25]", async () => {
    const { ming, oid, before } = await line({ price: 100_000 });
    expect(await stateOf(oid, 50_000)).toBe("returned");
    expect(await cashOf(ming.id)).toBe(before);
    const { datalist } = valueOf(await finance.call(listRefunds, { tab: "finance" }));
    const refund = datalist.find((one) => one.oid === oid);
    expect(refund).toMatchObject({ source: "price_change", amount: 679_500 });
    valueOf(await finance.call(executeRefund, { number: refund?.number ?? "" }));
    expect(await cashOf(ming.id)).toBe(before + 679_500);
  });

  test("is limited for one employee in a day, and what is more than a day by itself is two of finance's to pay", async () => {
    const alone = await staff("buyer");
    const by = (oid: string, price: number) => alone.call(enterPriceChange, { oid, price });
    const [first, second, large] = [
      await line({ price: 700_000 }),
      await line({ price: 700_000 }),
      await line({ price: 700_000 }),
    ];
    expect(valueOf(await by(first.oid, 100_000)).state).toBe("returned");
    expect(refusalOf(await by(second.oid, 100_000))).toBe("refund_limit_reached");
    expect(valueOf(await by(large.oid, 1)).state).toBe("returned");
    const { datalist } = valueOf(
      await finance.call(listRefunds, { tab: "finance", page_size: 100 }),
    );
    expect(datalist.find(({ oid }) => oid === large.oid)).toMatchObject({ needs_second: true });
    expect(datalist.find(({ oid }) => oid === first.oid)).toMatchObject({ needs_second: false });
  });
});

test("a price is one above nothing, of goods that are still to be had, and not the one that was paid [ORD-18]", async () => {
  const { tid, oid } = await line();
  expect(refusalOf(await enter(oid, 10_000))).toBe("price_unchanged");
  expect(refusalOf(await enter(oid, 0))).toBe("invalid_input");
  expect(refusalOf(await enter(`${tid}-9`, 10_000))).toBe("order_unknown");
  const ming = await customer();
  const [unpaid] = await journey.itemsOf(await journey.approved(ming));
  expect(refusalOf(await enter(unpaid?.oid ?? "", 9_000))).toBe("item_not_in_state");
});
