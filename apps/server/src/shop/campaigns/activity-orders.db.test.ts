import { queryCartList, putCart } from "@sampan/contract/trade/carts/carts";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { listSegments } from "@sampan/contract/people/segments/staff-segments";
import { simulatePay } from "@sampan/contract/money/payments";
import { queryActiveCampaigns } from "@sampan/contract/shop/campaigns";
import * as staffCalls from "@sampan/contract/shop/staff-campaigns";
import { approveOrder, correctLine } from "@sampan/contract/trade/approvals/staff-approvals";
import {
  createTrade,
  getOrderDetail,
  simulateCreateTrade,
} from "@sampan/contract/trade/orders/orders";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { campaignWish, type CampaignWish } from "../../../../../tests/support/test-campaigns.ts";
import { insertCoupon } from "../../../../../tests/support/test-coupons.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { placeOrder, saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, customer, staff, clock, needs } = world;
const [marketing, second] = [await staff("marketing"), await staff("marketing")];
const journey = await openJourney(world);
type Person = Awaited<ReturnType<typeof customer>>;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Own goods of 59 yuan, which is NT$ 267.27; half of it, NT$ 133.64, one person may give away. */
const dress = () => insertProduct(db, clock.now(), { platform: 1, price: 5_900, stock: 1_000 });
const draft = (goods: CampaignWish["goods"], change: Partial<CampaignWish> = {}) => {
  const wish = campaignWish(clock.now(), { prizes: [], budgets: [], goods, ...change });
  return marketing.call(staffCalls.addCampaign, wish);
};
const publish = async (goods: CampaignWish["goods"], change: Partial<CampaignWish> = {}) => {
  const { id, version } = valueOf(await draft(goods, change)).data;
  return valueOf(await marketing.call(staffCalls.moveCampaign, { id, version, step: "publish" }))
    .data;
};
/** Goods at 40 yuan, NT$ 181.20, in the window of a campaign. */
const onSale = async (change: Partial<CampaignWish> = {}) => {
  const product = await dress();
  const row = await publish([{ spu_id: String(product.id), price: 4_000 }], change);
  return { ...product, row };
};
const settle = async (ming: Person, lines: { item_id: string; num: number }[], change = {}) =>
  wholeOrder(await saveHome(ming), lines, change);

describe("an activity price", () => {
  test("is what goods cost on their page, in the cart and at settlement, in the window only [CHK-24] [OWN-07]", async () => {
    const ming = await customer();
    const { id, item_id, row } = await onSale();
    expect(row).toMatchObject({
      state: "published",
      goods: [{ spu_id: String(id), price: 4_000, regular: 5_900, is_below_cost: false }],
    });
    const page = async () => valueOf(await ming.call(getItemDetail, { id: String(id) })).data;
    expect(await page()).toMatchObject({ price: 5_900, activity_price: 4_000, price_real: 4_000 });
    valueOf(await ming.call(putCart, { item_id, num: 1 }));
    const cart = async () =>
      valueOf(await ming.call(queryCartList, {})).datalist.flatMap(({ item_list }) => item_list);
    expect(await cart()).toMatchObject([{ price: 4_000, marks: [] }]);
    const order = await settle(ming, [{ item_id, num: 2 }]);
    const { data } = valueOf(await ming.call(simulateCreateTrade, order));
    expect(data).toMatchObject({
      campaign: { i18n: { zh: "周年庆" }, cap: 130_000 },
      shops: [{ goods_amount: 8_000 }],
    });
    valueOf(
      await marketing.call(staffCalls.moveCampaign, {
        id: row.id,
        version: row.version,
        step: "end",
      }),
    );
    expect(await page()).toMatchObject({ activity_price: 0, price_real: 5_900 });
    expect(await cart()).toMatchObject([{ price: 5_900, marks: ["price_up"] }]);
    const after = valueOf(await ming.call(simulateCreateTrade, order)).data;
    expect(after).toMatchObject({
      campaign: null,
      shops: [{ goods_amount: 11_800 }],
    });
  });

  test("waits for its window, and never makes goods dearer", async () => {
    const ming = await customer();
    const early = await onSale({ starts_at: formatWireTime(addDays(clock.now(), 1), "TW") });
    const product = await dress();
    await publish([{ spu_id: String(product.id), price: 9_900 }]);
    for (const { item_id } of [early, product]) {
      const order = await settle(ming, [{ item_id, num: 1 }]);
      const { data } = valueOf(await ming.call(simulateCreateTrade, order));
      expect(data).toMatchObject({
        campaign: null,
        shops: [{ goods_amount: 5_900 }],
      });
    }
  });

  test("below cost is published by two [BO-37]", async () => {
    const listed = await insertProduct(db, clock.now(), { platform: 3, price: 5_900 });
    const row = await publish([{ spu_id: String(listed.id), price: 5_800 }]);
    expect(row).toMatchObject({ state: "waiting", goods: [{ is_below_cost: true }] });
    const confirm = { id: row.id, version: row.version, step: "confirm" } as const;
    expect(refusalOf(await marketing.call(staffCalls.moveCampaign, confirm))).toBe("self_approval");
    const { data } = valueOf(await second.call(staffCalls.moveCampaign, confirm));
    expect(data.state).toBe("published");
  });

  test("is refused for goods nobody has, twice for the same, and for some people only [BO-37]", async () => {
    const spu_id = String((await dress()).id);
    const one = { spu_id, price: 4_000 };
    const unknown = { ...one, spu_id: "999999999" };
    expect(refusalOf(await draft([one, unknown]))).toBe("campaign_goods_unknown");
    expect(refusalOf(await draft([one, one]))).toBe("campaign_goods_unknown");
    expect(refusalOf(await draft([]))).toBe("campaign_prizes_invalid");
    const { datalist } = valueOf(await marketing.call(listSegments, {}));
    const sees = datalist[0]?.id ?? null;
    expect(refusalOf(await draft([one], { sees }))).toBe("campaign_goods_public");
  });

  test("gives nothing to take, so its campaign is not among those to take from [API-115]", async () => {
    const { row } = await onSale();
    const { datalist } = valueOf(await (await customer()).call(queryActiveCampaigns, {}));
    expect(datalist.map(({ id }) => id)).not.toContain(row.id);
  });
});

describe("an activity order", () => {
  test("keeps its campaign, and so does its parcel, after both are over [CHK-24]", async () => {
    const ming = await customer();
    const { item_id, row } = await onSale();
    const tid = await placeOrder(ming, [{ item_id, num: 2 }]);
    const { id, version } = row;
    valueOf(await marketing.call(staffCalls.moveCampaign, { id, version, step: "end" }));
    const { data } = valueOf(await ming.call(getOrderDetail, { tid }));
    expect(data).toMatchObject({ goods_amount: 8_000, campaign: { id, i18n: { zh: "周年庆" } } });
    const [listed] = valueOf(await marketing.call(staffCalls.listCampaigns, {})).datalist.filter(
      (one) => one.id === id,
    );
    expect(listed?.orders).toBe(1);
    valueOf(await journey.reviewer.call(approveOrder, { tid }));
    await fund(db, ming, { amount: 10_000_000, now: clock.now() });
    valueOf(await pay(ming, tid));
    const { parcel } = await journey.billed(tid);
    expect(valueOf(await ming.call(getPackageDetail, { tid: parcel })).data).toMatchObject({
      campaign: "周年庆",
    });
  });

  test("may come to 1300 of the payment currency, other goods in it counted, and is refused with the figure above [CHK-24] [CONST-21]", async () => {
    const ming = await customer();
    const { item_id } = await onSale();
    const plain = await dress();
    const place = async (num: number, others: number) =>
      ming.call(
        createTrade,
        await settle(ming, [
          { item_id, num },
          ...(others > 0 ? [{ item_id: plain.item_id, num: others }] : []),
        ]),
      );
    // 7 at NT$ 181.20 are 1,268.40.
    const within = await place(7, 0);
    expect(within.ok).toBe(true);
    const refused = await place(6, 1);
    expect(refusalOf(refused)).toBe("activity_cap_exceeded");
    expect(refused).toMatchObject({
      error: { message: expect.stringContaining("1,354.47") as string },
    });
    expect(refused).toMatchObject({
      error: { message: expect.stringContaining("1,300.00") as string },
    });
    // Without an activity price nothing is capped.
    expect((await place(0, 0)).ok).toBe(false);
    const free = await ming.call(
      createTrade,
      await settle(ming, [{ item_id: plain.item_id, num: 40 }]),
    );
    expect(free.ok).toBe(true);
  });

  test("is not approved above the cap, which a corrected price can lift it to [CHK-24] [BO-08]", async () => {
    const ming = await customer();
    const { item_id } = await onSale();
    const tid = await placeOrder(ming, [{ item_id, num: 7 }]);
    valueOf(await journey.reviewer.call(correctLine, { tid, oid: `${tid}-1`, price: 4_200 }));
    expect(refusalOf(await journey.reviewer.call(approveOrder, { tid }))).toBe(
      "activity_cap_exceeded",
    );
    await setSettings(needs, { activity_order_cap_units: 1_400 });
    valueOf(await journey.reviewer.call(approveOrder, { tid }));
    await setSettings(needs, { activity_order_cap_units: 1_300 });
  });

  test("takes no coupon, neither its goods nor the freight of its box [CPN-14] [ERR-62]", async () => {
    const ming = await customer();
    const { item_id } = await onSale();
    const grant = (kind: "general" | "freight") =>
      insertCoupon(db, clock.now(), { accountId: ming.id, kind, value: 3_000, start_value: 0 });
    const order = await settle(ming, [{ item_id, num: 2 }]);
    const coupon_id = await grant("general");
    const { data } = valueOf(await ming.call(simulateCreateTrade, { ...order, coupon_id }));
    expect(data.problems).toMatchObject([{ code: "activity_coupon" }]);
    expect(data.coupons).toMatchObject([{ discount: 0, reason: "activity" }]);
    expect(refusalOf(await ming.call(createTrade, { ...order, coupon_id }))).toBe(
      "activity_coupon",
    );
    const tid = await placeOrder(ming, [{ item_id, num: 2 }]);
    valueOf(await journey.reviewer.call(approveOrder, { tid }));
    await fund(db, ming, { amount: 10_000_000, now: clock.now() });
    valueOf(await pay(ming, tid));
    const { bill } = await journey.billed(tid);
    const freight = await grant("freight");
    const wish = { tids: [bill], currency: "TWD" as const };
    expect(refusalOf(await ming.call(simulatePay, { ...wish, coupon_id: freight }))).toBe(
      "activity_coupon",
    );
    const shown = valueOf(await ming.call(simulatePay, wish)).data;
    expect(shown.coupons.find((one) => one.coupon_id === freight)).toMatchObject({
      usable: false,
      reason: "activity",
    });
  });
});
