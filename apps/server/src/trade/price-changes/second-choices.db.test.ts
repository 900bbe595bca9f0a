import { getAlibabaDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { acceptChoice, declineChoice } from "@sampan/contract/trade/orders/choice-questions";
import { getOrderDetail, queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import { declinePriceRise } from "@sampan/contract/trade/orders/price-questions";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import {
  askOtherChoices,
  enterSecondChoice,
  withdrawChoice,
} from "@sampan/contract/trade/purchases/staff-second-choices";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { beforeAll, describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { balances } from "../../balances.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { endPriceQuestions } from "./price-change-jobs.ts";

const alibaba = fakeMarketplace(3);
const world = await openTestApp({ marketplaces: new Map([[3, alibaba.marketplace]]) });
const { db, customer, staff, visitor, clock, needs } = world;
const journey = await openJourney(world);
const buyer = await staff("buyer");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const skus = (white: { stock: number; status: 0 | 1 }) =>
  [
    { thid_sku_id: "s1", props: { 颜色: "白" }, price: 10_000, ...white },
    { thid_sku_id: "s2", props: { 颜色: "黑" }, price: 10_000, stock: 50, status: 1 },
    { thid_sku_id: "s3", props: { 颜色: "灰" }, price: 8_000, stock: 50, status: 1 },
    { thid_sku_id: "s4", props: { 颜色: "金" }, price: 13_000, stock: 50, status: 1 },
    { thid_sku_id: "s5", props: { 颜色: "银" }, price: 10_150, stock: 50, status: 1 },
    { thid_sku_id: "s6", props: { 颜色: "红" }, price: 10_000, stock: 1, status: 1 },
  ] as const;

/** What somebody said before they ordered. */
const saying =
  (said: { other_choice?: boolean; choice_words?: string; rise_percent?: number }) =>
  (ming: TestCustomer) =>
    db
      .insertInto("standing_instructions")
      .values({
        account_id: ming.id,
        ...said,
        rise_ceiling: said.rise_percent ? 100_000 : 0,
        changed_at: clock.now(),
      })
      .execute();
const blackIfNone = { other_choice: true, choice_words: "黑色也可以" } as const;

/** Two white dresses of 100 yuan, paid at 4.53; white is sold out by now. */
async function soldOut({
  before = async () => {},
  remark,
}: {
  before?: (ming: TestCustomer) => Promise<unknown>;
  remark?: string;
} = {}) {
  const listing = newListing({ skus: skus({ stock: 9, status: 1 }), tiers: [] });
  const id = listing.thid_item_id;
  alibaba.state.listings.set(id, listing);
  const { data } = valueOf(await visitor().call(getAlibabaDetail, { third_item_id: id }));
  const itemIdOf = (colour: string) =>
    data.item_sku_list.find(({ props }) => props["颜色"] === colour)?.item_id ?? "";
  const ming = await customer();
  await before(ming);
  const tid = await placeOrder(ming, [{ item_id: itemIdOf("白"), num: 2 }], {
    ...(remark !== undefined && { remark }),
  });
  valueOf(await journey.reviewer.call(approveOrder, { tid }));
  await fund(db, ming, { amount: 1_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  alibaba.state.listings.set(id, { ...listing, skus: skus({ stock: 0, status: 0 }) });
  const oid = `${tid}-1`;
  const { pay_real } = await journey.orderOf(tid);
  return { ming, tid, oid, itemIdOf, pay_real };
}
type Sold = Awaited<ReturnType<typeof soldOut>>;

const prices = { 黑: 10_000, 灰: 8_000, 金: 13_000, 银: 10_150, 红: 10_000 } as const;
const enter = (
  { oid, itemIdOf }: Sold,
  colour: keyof typeof prices,
  allowed_by: "instruction" | "remark" | "nobody",
  price: number = prices[colour],
) => buyer.call(enterSecondChoice, { oid, item_id: itemIdOf(colour), price, allowed_by });
const read = async ({ ming, tid }: Sold) => valueOf(await ming.call(getOrderDetail, { tid })).data;
const balanceOf = async ({ ming }: Sold) =>
  valueOf(await ming.call(getAccountBalance, {})).data.balance;
const said = () => soldOut({ before: saying(blackIfNone) });

describe("what a buyer reads of a listing whose ordered option is gone", () => {
  test("is every other option as it is today, with what it costs the customer, beside their words [BO-10]", async () => {
    const sold = await said();
    const { data } = valueOf(await buyer.call(askOtherChoices, { oid: sold.oid }));
    expect(data).toMatchObject({
      ordered: { props: { 颜色: "白" }, price: 10_000, stock: 0 },
      pieces: 2,
      currency: "TWD",
      other_choice: true,
      choice_words: "黑色也可以",
    });
    const costs = Object.fromEntries(
      data.options.map(({ props, cost, is_offered }) => [
        props["颜色"],
        is_offered ? [cost.kind, cost.amount] : "too few",
      ]),
    );
    expect(costs).toEqual({
      黑: ["same", 0],
      // Two pieces of 20 and of 30 yuan at 4.53; 1.5 percent is ours.
      灰: ["fallen", 18_120],
      金: ["asked", 27_180],
      银: ["absorbed", 0],
      红: "too few",
    });
  });

  test("is asked out of their own budget, and of no goods of our own shop", async () => {
    const { oid } = await soldOut();
    const spent = await staff("buyer");
    await setSettings(needs, { questions_per_customer_minute: 1 });
    valueOf(await spent.call(askOtherChoices, { oid }));
    expect(refusalOf(await spent.call(askOtherChoices, { oid }))).toBe("asked_enough");
    await setSettings(needs, { questions_per_customer_minute: 1_000 });
    const own = await journey.paid(await customer());
    await db
      .updateTable("order_items")
      .set({ platform: 1 })
      .where("oid", "=", `${own}-1`)
      .execute();
    expect(refusalOf(await buyer.call(askOtherChoices, { oid: `${own}-1` }))).toBe("order_unknown");
  });
});

describe("another option that its customer allowed beforehand", () => {
  test("stands in the order at once, the ordered one struck beside it, with both in the log as a correction [ORD-19]", async () => {
    const sold = await said();
    expect(valueOf(await enter(sold, "黑", "instruction"))).toMatchObject({
      state: "taken",
      datalist: [{ props: { 颜色: "黑" }, ordered_props: { 颜色: "白" } }],
    });
    const order = await read(sold);
    expect(order).toMatchObject({ status: 1, pay_real: sold.pay_real, choices: [] });
    expect(order.items).toMatchObject([
      {
        item_id: sold.itemIdOf("黑"),
        props_i18n: { zh: "黑" },
        ordered_props_i18n: { zh: "白" },
        price: 10_000,
      },
    ]);
    const log = await sold.ming.call(queryTradeLoggerList, { tid: sold.tid });
    const [row] = valueOf(log).datalist.filter(({ biz_code }) => biz_code === 3);
    expect(JSON.parse(row?.content ?? "")).toEqual({
      field: "sku",
      line: sold.oid,
      old: "白",
      new: "黑",
      old_item_id: sold.itemIdOf("白"),
      item_id: sold.itemIdOf("黑"),
    });
    valueOf(await buyer.call(recordPurchase, { oids: [sold.oid], out_oid: "771" }));
  });

  test("gives back what it is cheaper by, to the cent, and what is ordered again is the ordered one", async () => {
    const sold = await said();
    const before = await balanceOf(sold);
    expect(valueOf(await enter(sold, "灰", "instruction")).state).toBe("taken");
    expect((await balanceOf(sold)) - before).toBe(18_120);
    expect((await read(sold)).pay_real).toBe(sold.pay_real - 18_120);
    const back = await enter(sold, "黑", "instruction");
    // What is paid for by now is grey: black is a rise of two thousand cents.
    expect(valueOf(back).state).toBe("asked");
    expect(await checkLedger(db)).toEqual([]);
  });

  test("is paid for where it is dearer: by its customer, or as they said beforehand, and stands only then", async () => {
    const sold = await said();
    expect(valueOf(await enter(sold, "金", "instruction")).state).toBe("asked");
    const asked = await read(sold);
    expect(asked).toMatchObject({
      status: 6,
      items: [{ props_i18n: { zh: "白" }, ordered_props_i18n: null }],
      choices: [{ oid: sold.oid, props_i18n: { zh: "金" }, amount: 27_180, returns: 0 }],
    });
    const open = { oids: [sold.oid], out_oid: "772" };
    expect(refusalOf(await buyer.call(recordPurchase, open))).toBe("price_question_open");
    expect(refusalOf(await enter(sold, "黑", "instruction"))).toBe("price_question_open");
    valueOf(await pay(sold.ming, asked.choices[0]?.child_tid ?? ""));
    expect(await read(sold)).toMatchObject({
      status: 1,
      pay_real: sold.pay_real + 27_180,
      choices: [],
      items: [{ props_i18n: { zh: "金" }, ordered_props_i18n: { zh: "白" } }],
    });

    const generous = await soldOut({ before: saying({ ...blackIfNone, rise_percent: 30 }) });
    expect(valueOf(await enter(generous, "金", "instruction")).state).toBe("taken");
    expect((await read(generous)).items).toMatchObject([{ props_i18n: { zh: "金" } }]);
    expect(await checkLedger(db)).toEqual([]);
  });

  test("is refused where nobody said it, where it is gone, and where its price is another by now", async () => {
    const silent = await soldOut();
    expect(refusalOf(await enter(silent, "黑", "instruction"))).toBe("choice_not_allowed");
    expect(refusalOf(await enter(silent, "黑", "remark"))).toBe("choice_not_allowed");
    expect(refusalOf(await enter(silent, "红", "nobody"))).toBe("choice_gone");
    expect(refusalOf(await enter(silent, "黑", "nobody", 9_999))).toBe("choice_changed");
    const wrote = await soldOut({ remark: "没有白色就黑色" });
    expect(valueOf(await enter(wrote, "黑", "remark")).state).toBe("taken");
  });
});

describe("another option that nobody allowed", () => {
  const asked = async (colour: keyof typeof prices) => {
    const sold = await soldOut();
    expect(valueOf(await enter(sold, colour, "nobody")).state).toBe("asked");
    const [choice] = (await read(sold)).choices;
    return { ...sold, key: choice?.key ?? "", choice };
  };

  test("is asked: taken, it stands in the order and what it is cheaper by comes back, once", async () => {
    const sold = await asked("灰");
    expect(sold.choice).toMatchObject({ amount: 0, returns: 18_120, child_tid: "" });
    expect((await read(sold)).status).toBe(1);
    const { oid } = sold;
    const list = [{ oid, num: 1, reason: "late" }];
    expect(refusalOf(await sold.ming.call(reverseApplyBatch, { list }))).toBe(
      "price_question_open",
    );
    const other = await customer();
    expect(refusalOf(await other.call(acceptChoice, { key: sold.key }))).toBe("order_unknown");
    const before = await balanceOf(sold);
    valueOf(await sold.ming.call(acceptChoice, { key: sold.key }));
    expect(refusalOf(await sold.ming.call(acceptChoice, { key: sold.key }))).toBe("choice_settled");
    expect((await balanceOf(sold)) - before).toBe(18_120);
    expect((await read(sold)).items).toMatchObject([{ props_i18n: { zh: "灰" } }]);
  });

  test("declined, gives the line back whole, and so does silence until the end of the question", async () => {
    const declined = await asked("黑");
    const before = await balanceOf(declined);
    valueOf(await declined.ming.call(declineChoice, { key: declined.key }));
    expect((await balanceOf(declined)) - before).toBe(declined.pay_real);
    expect(await read(declined)).toMatchObject({ status: 9, pay_real: 0, items: [{ status: 15 }] });

    const silent = await asked("黑");
    clock.pass({ hours: 47 });
    await endPriceQuestions(needs, balances);
    expect((await journey.orderOf(silent.tid)).status).toBe(1);
    clock.pass({ hours: 2 });
    await endPriceQuestions(needs, balances);
    expect(await journey.orderOf(silent.tid)).toMatchObject({ status: 9, pay_real: 0 });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("is not paid by an instruction about prices, and declined like a price", async () => {
    const sold = await soldOut({ before: saying({ rise_percent: 30 }) });
    expect(valueOf(await enter(sold, "金", "nobody")).state).toBe("asked");
    const [choice] = (await read(sold)).choices;
    const { key = "", child_tid = "" } = choice ?? {};
    expect(refusalOf(await sold.ming.call(acceptChoice, { key }))).toBe("choice_settled");
    const before = await balanceOf(sold);
    valueOf(await sold.ming.call(declinePriceRise, { child_tid }));
    expect((await balanceOf(sold)) - before).toBe(sold.pay_real);
    expect(refusalOf(await sold.ming.call(declineChoice, { key }))).toBe("choice_settled");
  });

  test("is taken back by a buyer, and the line waits to be bought as it was ordered", async () => {
    for (const colour of ["黑", "金"] as const) {
      const sold = await asked(colour);
      expect(valueOf(await buyer.call(withdrawChoice, { key: sold.key })).datalist).toMatchObject([
        { props: { 颜色: "白" }, ordered_props: null, choice: null, question: null },
      ]);
      expect(refusalOf(await sold.ming.call(declineChoice, { key: sold.key }))).toBe(
        "choice_settled",
      );
      valueOf(await buyer.call(recordPurchase, { oids: [sold.oid], out_oid: `77${colour}` }));
    }
  });
});
