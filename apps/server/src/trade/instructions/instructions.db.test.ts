import { createHash } from "node:crypto";
import { hash } from "@node-rs/argon2";
import {
  acceptRises,
  askAboutRises,
  queryInstructions,
  saveInstructions,
} from "@sampan/contract/trade/instructions/instructions";
import { getOrderDetail, queryTradeLoggerList } from "@sampan/contract/trade/orders/orders";
import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import {
  claimPurchases,
  handBackPurchases,
  listPurchases,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { balances } from "../../balances.ts";
import { forgetPerson } from "../../forget-person.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { endPriceQuestions } from "../price-changes/price-change-jobs.ts";
import { cancelUnbought } from "../purchases/cancel-unbought.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { buyer } = journey;

const password = createHash("sha256").update("Boat_2026").digest("hex");
const password_hash = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function person() {
  const made = await customer();
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", made.id).execute();
  return made;
}
const seenBy = async (ming: TestCustomer) => valueOf(await ming.call(queryInstructions, {})).data;
const upTo = async (ming: TestCustomer, rise_percent: number, rise_ceiling: number) =>
  ming.call(acceptRises, { rise_percent, rise_ceiling, seen: await seenBy(ming), password });
const nothing = {
  other_choice: false,
  choice_words: "",
  cancel_after_days: null,
  ship_after_days: null,
};
const say = async (ming: TestCustomer, said: object) =>
  ming.call(saveInstructions, {
    other_choice: false,
    choice_words: "",
    seen: await seenBy(ming),
    ...said,
  });

/** Three pieces of 100 yuan at 4.53, paid; with nothing left in the wallet but `left`. */
async function paidLine(ming: TestCustomer, { left = 10_000_000 } = {}) {
  const tid = await journey.approved(ming, { goods: { price: 10_000 }, num: 3 });
  await fund(db, ming, { amount: 500_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  await db.selectFrom("orders").select("id").where("tid", "=", tid).executeTakeFirstOrThrow();
  const [item] = await journey.itemsOf(tid);
  await leave(ming, left);
  return { tid, oid: item?.oid ?? "" };
}
const cashOf = async ({ id }: TestCustomer) =>
  (
    await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", id)
      .where("kind", "=", "cash")
      .executeTakeFirstOrThrow()
  ).balance;
const leave = async (ming: TestCustomer, amount: number) =>
  fund(db, ming, { amount: amount - (await cashOf(ming)), now: clock.now() });
const enter = async (oid: string, price: number) =>
  valueOf(await buyer.call(enterPriceChange, { oid, price })).state;
const orderOf = async (ming: TestCustomer, tid: string) =>
  valueOf(await ming.call(getOrderDetail, { tid })).data;
const paidADayAgo = (tid: string) =>
  db
    .updateTable("orders")
    .set({ pay_time: new Date(clock.now().getTime() - 86_400_000) })
    .where("tid", "=", tid)
    .execute();
const statusOf = async (tid: string) => (await journey.itemsOf(tid)).map(({ status }) => status);
const deskOf = async (tid: string) =>
  valueOf(await buyer.call(listPurchases, { page_size: 100 })).datalist.find(
    ({ order_tid }) => order_tid === tid,
  );
const noticesOf = async ({ id }: TestCustomer) =>
  (await db.selectFrom("notices").select("kind").where("account_id", "=", id).execute()).map(
    ({ kind }) => kind,
  );

describe("what a customer says once", () => {
  test("is for orders placed afterwards, and stands at their page and the desk as it was said", async () => {
    const ming = await person();
    const before = await paidLine(ming);
    valueOf(
      await say(ming, { other_choice: true, choice_words: "黑色也可以", cancel_after_days: 7 }),
    );
    valueOf(await upTo(ming, 10, 20_000));
    const { tid } = await paidLine(ming);
    valueOf(await say(ming, { ship_after_days: 5 }));
    valueOf(await ming.call(askAboutRises, {}));

    const told = {
      rise_percent: 10,
      rise_ceiling: 20_000,
      other_choice: true,
      choice_words: "黑色也可以",
      cancel_after_days: 7,
      ship_after_days: null,
    };
    expect((await orderOf(ming, tid)).instructions).toEqual({
      ...told,
      part_goes_at: "",
      is_part_let_go: false,
    });
    expect((await deskOf(tid))?.instructions).toEqual({
      ...told,
      currency: "TWD",
      cancels_at: "2026-03-09 12:00:00",
    });
    expect((await orderOf(ming, before.tid)).instructions).toBeNull();
    expect((await deskOf(before.tid))?.instructions).toBeNull();
    expect(valueOf(await ming.call(queryInstructions, {})).data).toEqual({
      ...nothing,
      rise_percent: 0,
      rise_ceiling: 0,
      ship_after_days: 5,
      currency: "TWD",
    });
  });

  test("needs the password where it lets money go, and has bounds", async () => {
    const ming = await person();
    const wrong = createHash("sha256").update("guess").digest("hex");
    const rise = { rise_percent: 5, rise_ceiling: 10_000, seen: await seenBy(ming) };
    expect(refusalOf(await ming.call(acceptRises, { ...rise, password: wrong }))).toBe(
      "wrong_password",
    );
    expect(refusalOf(await upTo(ming, 31, 10_000))).toBe("invalid_input");
    expect(refusalOf(await upTo(ming, 5, 1_000_001))).toBe("invalid_input");
    expect(refusalOf(await say(ming, { cancel_after_days: 61 }))).toBe("invalid_input");
    expect(valueOf(await ming.call(queryInstructions, {})).data).toMatchObject({ rise_percent: 0 });
  });

  test("is not written over by who read it before it was changed elsewhere, each part by itself", async () => {
    const ming = await person();
    const seen = await seenBy(ming);
    valueOf(await say(ming, { seen, cancel_after_days: 7 }));
    expect(refusalOf(await say(ming, { seen, ship_after_days: 5 }))).toBe("instructions_changed");
    const rise = { rise_percent: 5, rise_ceiling: 10_000 };
    valueOf(await ming.call(acceptRises, { ...rise, seen, password }));
    const more = { rise_percent: 9, rise_ceiling: 10_000, seen, password };
    expect(refusalOf(await ming.call(acceptRises, more))).toBe("instructions_changed");
    expect(await seenBy(ming)).toMatchObject({ ...nothing, ...rise, cancel_after_days: 7 });
    // Who says again what was kept, as after an answer that was lost, and who keeps their money are never refused.
    valueOf(await say(ming, { seen, cancel_after_days: 7 }));
    valueOf(await ming.call(askAboutRises, {}));
    expect(await seenBy(ming)).toMatchObject({ rise_percent: 0, cancel_after_days: 7 });
  });

  test("goes with the person, and from their orders what they wrote", async () => {
    const ming = await person();
    valueOf(await say(ming, { other_choice: true, choice_words: "送給林小舟" }));
    const { tid } = await paidLine(ming);
    for (const forget of forgetPerson) await forget(db, { accountId: ming.id, reachedAt: [] });
    const { id } = await journey.orderOf(tid);
    expect(
      await db
        .selectFrom("standing_instructions")
        .selectAll()
        .where("account_id", "=", ming.id)
        .execute(),
    ).toEqual([]);
    expect(
      await db.selectFrom("order_instructions").selectAll().where("order_id", "=", id).execute(),
    ).toMatchObject([{ other_choice: true, choice_words: "" }]);
  });
});

describe("a rise that was accepted beforehand", () => {
  test("is paid from the wallet at once and told, and the goods go on being bought [ORD-41]", async () => {
    const ming = await person();
    valueOf(await upTo(ming, 10, 20_000));
    const { tid, oid } = await paidLine(ming);
    const before = await cashOf(ming);
    expect(await enter(oid, 11_000)).toBe("accepted");
    expect(await cashOf(ming)).toBe(before - 13_590);
    expect(await orderOf(ming, tid)).toMatchObject({
      status: 1,
      due: null,
      supplement_list: [{ pay_status: 2, amount: 13_590, price_rise: { is_open: false } }],
    });
    expect(await noticesOf(ming)).toContain("price_rise_accepted");
    expect(await noticesOf(ming)).not.toContain("price_rise_asked");
    const log = valueOf(await ming.call(queryTradeLoggerList, { tid })).datalist;
    expect(log.find(({ biz_code }) => biz_code === 34)).toMatchObject({ actor: "system" });
    expect(await checkLedger(db)).toEqual([]);
  });

  test("ends at the percent of what was ordered and at the ceiling of the order, however many steps it takes", async () => {
    const ming = await person();
    valueOf(await upTo(ming, 10, 20_000));
    const steep = await paidLine(ming);
    expect(await enter(steep.oid, 10_900)).toBe("accepted");
    expect(await enter(steep.oid, 11_900)).toBe("asked");

    valueOf(await upTo(ming, 30, 20_000));
    const dear = await paidLine(ming);
    expect(await enter(dear.oid, 11_000)).toBe("accepted");
    expect(await enter(dear.oid, 12_000)).toBe("asked");
  });
});

describe("what was not bought in the days its customer gave", () => {
  test("waits while a buyer has taken it on or a price is asked about, and is nobody else's", async () => {
    const ming = await person();
    const other = await paidLine(await person());
    valueOf(await say(ming, { cancel_after_days: 1 }));
    const [held, asked] = [await paidLine(ming), await paidLine(ming)];
    for (const { tid } of [held, asked, other]) await paidADayAgo(tid);
    valueOf(await buyer.call(claimPurchases, { ids: [`${held.tid}-s1`] }));
    expect(await enter(asked.oid, 15_000)).toBe("asked");
    await cancelUnbought(needs);
    expect([await statusOf(held.tid), await statusOf(asked.tid)]).toEqual([[13], [13]]);
    valueOf(await buyer.call(handBackPurchases, { ids: [`${held.tid}-s1`] }));
    await cancelUnbought(needs);
    expect([await statusOf(held.tid), await statusOf(other.tid)]).toEqual([[15], [13]]);
  });

  test("comes back whole by itself, once, and closes the order [ORD-60]", async () => {
    const ming = await person();
    valueOf(await say(ming, { cancel_after_days: 2 }));
    const { tid } = await paidLine(ming);
    const { pay_real } = await journey.orderOf(tid);
    const before = await cashOf(ming);
    clock.pass({ days: 1, hours: 23 });
    await cancelUnbought(needs);
    expect(await statusOf(tid)).toEqual([13]);
    clock.pass({ hours: 1 });
    await cancelUnbought(needs);
    await cancelUnbought(needs);
    expect(await statusOf(tid)).toEqual([15]);
    expect(await cashOf(ming)).toBe(before + pay_real);
    expect(await orderOf(ming, tid)).toMatchObject({ status: 9 });
    expect(await noticesOf(ming)).toContain("unbought_cancelled");
  });
});

describe("a rise that the wallet does not cover", () => {
  test("stays a question, and is paid at its deadline once it does", async () => {
    const ming = await person();
    valueOf(await upTo(ming, 10, 20_000));
    const short = await paidLine(ming, { left: 13_589 });
    expect(await enter(short.oid, 11_000)).toBe("asked");
    expect(await cashOf(ming)).toBe(13_589);
    await fund(db, ming, { amount: 1, now: clock.now() });
    clock.pass({ days: 3 });
    await endPriceQuestions(needs, balances);
    expect(await statusOf(short.tid)).toEqual([13]);
    expect(await cashOf(ming)).toBe(0);
    expect(await checkLedger(db)).toEqual([]);
  });
});
