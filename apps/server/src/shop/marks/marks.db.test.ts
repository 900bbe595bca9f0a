import { addMark, changeMark, listMarks } from "@sampan/contract/shop/staff-marks";
import { correctLine, approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  closeOrder,
  getOrderDetail,
  queryOrderList,
  simulateCreateTrade,
} from "@sampan/contract/trade/orders/orders";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { markWish, writeMark } from "../../../../../tests/support/test-marks.ts";
import { placeOrder, saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, staff, clock, needs } = await openTestApp();
const [marketing, reviewer] = [await staff("marketing"), await staff("reviewer")];
type Person = Awaited<ReturnType<typeof customer>>;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const only = async (change: Parameters<typeof markWish>[1], tag: string) => {
  await db.updateTable("marketing_marks").set({ is_active: false }).execute();
  return writeMark(marketing, markWish(clock.now(), change, { tag }));
};
/** Pieces of NT$ 267.27. */
const dress = () => insertProduct(db, clock.now(), { price: 5_900 });
const preview = async (ming: Person, num: number, change = {}) => {
  const { item_id } = await dress();
  const order = wholeOrder(await saveHome(ming), [{ item_id, num }], change);
  return valueOf(await ming.call(simulateCreateTrade, order)).data;
};
const marksOf = async (ming: Person, tid: string) => {
  const { data } = valueOf(await ming.call(getOrderDetail, { tid }));
  const { extMap } = JSON.parse(data.ext) as { extMap: { orderMark: string[] } };
  return { tags: data.marks.map(({ tag }) => tag), orderMark: extMap.orderMark };
};

test("settlement says which mark an order gets, and what is missing to the next one [PROMO-16] [PROMO-14]", async () => {
  const ming = await customer();
  await only({ min_item_fee: 100_000, pay_method: ["once"] }, "silver-boat");
  const short = await preview(ming, 2);
  expect(short.marks).toEqual([]);
  expect(short.next_mark).toMatchObject({
    tag: "silver-boat",
    i18n: { zh: "谢谢您" },
    lacks: [
      { key: "pay_method", missing: 0 },
      { key: "min_item_fee", missing: 100_000 - 53_454 },
    ],
  });
  const whole = await preview(ming, 4, { pay_mode: "once" });
  expect(whole.marks).toMatchObject([{ tag: "silver-boat" }]);
  expect(whole.next_mark).toBeNull();
});

test("a mark is of the tiers it names, and nobody else is told what they lack [ACC-33] [PROMO-16]", async () => {
  const ming = await customer();
  await only({ user_level: ["gold"] }, "golden");
  expect(await preview(ming, 1)).toMatchObject({ marks: [], next_mark: null });
  await db.updateTable("accounts").set({ tier: "gold" }).where("id", "=", ming.id).execute();
  expect(await preview(ming, 1)).toMatchObject({ marks: [{ tag: "golden" }] });
});

test("an order carries its marks as orderMark, but while it waits for its payment and once it is closed [ORD-44] [ORD-75]", async () => {
  const ming = await customer();
  await only({ detailMark: { detailGoodsPrice: 20_000, detailTime: null } }, "dear");
  const { item_id } = await dress();
  const tid = await placeOrder(ming, [{ item_id, num: 1 }]);
  expect(await marksOf(ming, tid)).toEqual({ tags: ["dear"], orderMark: ["dear"] });
  const [listed] = valueOf(await ming.call(queryOrderList, {})).datalist;
  expect(listed?.marks).toMatchObject([{ tag: "dear" }]);
  valueOf(await reviewer.call(approveOrder, { tid }));
  expect(await marksOf(ming, tid)).toEqual({ tags: [], orderMark: [] });
  valueOf(await ming.call(closeOrder, { tid }));
  expect(await marksOf(ming, tid)).toEqual({ tags: [], orderMark: [] });
});

test("what a reviewer corrects is judged anew, by the marks of when it was placed [PROMO-16]", async () => {
  const ming = await customer();
  const { id, version, ...wish } = await only({ min_item_fee: 50_000 }, "fifty");
  const { item_id } = await dress();
  const tid = await placeOrder(ming, [{ item_id, num: 2 }]);
  expect((await marksOf(ming, tid)).tags).toEqual(["fifty"]);
  valueOf(await reviewer.call(correctLine, { tid, oid: `${tid}-1`, price: 5_000 }));
  expect((await marksOf(ming, tid)).tags).toEqual([]);
  expect(wish.orders).toBe(0);
  expect(version).toBe(1);
  expect(id).not.toBe("");
});

test("marketing writes marks with their conditions, and changes what it saw [BO-39] [PROMO-13] [PROMO-15]", async () => {
  const now = clock.now();
  const hours = {
    startTime: formatWireTime(now, "TW"),
    endTime: formatWireTime(addDays(now, 1), "TW"),
  };
  const wish = markWish(
    now,
    { user_level: ["king"], detailMark: { detailGoodsPrice: 100, detailTime: hours } },
    { tag: "king-day" },
  );
  const row = await writeMark(marketing, wish);
  expect(row).toMatchObject({ ...wish, version: 1, orders: 0 });
  expect(valueOf(await marketing.call(listMarks, {})).datalist[0]).toEqual(row);
  const { id, version } = row;
  const changed = { id, version, ...wish, is_active: false };
  const saved = valueOf(await marketing.call(changeMark, changed)).data;
  expect(saved).toMatchObject({ is_active: false, version: 2 });
  expect(refusalOf(await marketing.call(changeMark, changed))).toBe("changed_meanwhile");
  expect(refusalOf(await reviewer.call(listMarks, {}))).toBe("right_missing");
});

test("a mark without a name, that ends before it begins, or with a tag of another is refused [BO-39]", async () => {
  const now = clock.now();
  const wish = markWish(now, {}, { tag: "once-only" });
  valueOf(await marketing.call(addMark, wish));
  expect(refusalOf(await marketing.call(addMark, wish))).toBe("mark_tag_taken");
  const names = { ...wish.names, zh: " " };
  expect(refusalOf(await marketing.call(addMark, { ...wish, names }))).toBe("names_needed");
  const { startTime } = wish.mkt_data.data;
  const mkt_data = { data: { startTime, endTime: startTime } };
  expect(refusalOf(await marketing.call(addMark, { ...wish, mkt_data }))).toBe(
    "mark_window_invalid",
  );
});
