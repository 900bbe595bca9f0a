import { getAlibabaDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { askPriceToday } from "@sampan/contract/trade/purchases/staff-price-changes";
import { beforeAll, describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund, pay } from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const alibaba = fakeMarketplace(3);
const { db, customer, staff, visitor, clock, needs } = await openTestApp({
  marketplaces: new Map([[3, alibaba.marketplace]]),
});

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const skusAt = (white: number, status: 0 | 1 = 1) =>
  [
    { thid_sku_id: "s1", props: { 颜色: "白" }, price: white, stock: 7, status },
    { thid_sku_id: "s2", props: { 颜色: "黑" }, price: 9900, stock: 5, status: 1 },
  ] as const;

/** Two white dresses of 59 yuan, paid, and their listing. */
async function paidDress() {
  const listing = newListing({ skus: skusAt(5900), tiers: [] });
  const id = listing.thid_item_id;
  alibaba.state.listings.set(id, listing);
  const { data } = valueOf(await visitor().call(getAlibabaDetail, { third_item_id: id }));
  const item_id = data.item_sku_list.find(({ price_real }) => price_real === 5900)?.item_id ?? "";
  const ming = await customer();
  const tid = await placeOrder(ming, [{ item_id, num: 2 }]);
  valueOf(await (await staff("reviewer")).call(approveOrder, { tid }));
  await fund(db, ming, { amount: 1_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  return { oid: `${tid}-1`, id, listing };
}

describe("today's price of a line", () => {
  test("is the listing's as it is now, of the choice that was ordered [BO-10]", async () => {
    const { oid, id, listing } = await paidDress();
    const buyer = await staff("buyer");
    const today = async () => valueOf(await buyer.call(askPriceToday, { oid })).data;
    expect(await today()).toEqual({ price: 5900, stock: 7 });
    alibaba.state.listings.set(id, { ...listing, skus: skusAt(6400) });
    expect(await today()).toEqual({ price: 6400, stock: 7 });
    alibaba.state.listings.set(id, { ...listing, skus: skusAt(6400, 0) });
    expect(await today()).toEqual({ price: null, stock: 0 });
    alibaba.state.listings.delete(id);
    expect(refusalOf(await buyer.call(askPriceToday, { oid }))).toBe("item_not_found_1688");
  });

  test("is asked out of the buyer's own budget, and only by buyers", async () => {
    const { oid } = await paidDress();
    const [buyer, other] = [await staff("buyer"), await staff("buyer")];
    await setSettings(needs, { questions_per_customer_minute: 1 });
    valueOf(await buyer.call(askPriceToday, { oid }));
    const before = alibaba.state.asked;
    expect(refusalOf(await buyer.call(askPriceToday, { oid }))).toBe("asked_enough");
    expect(alibaba.state.asked).toBe(before);
    valueOf(await other.call(askPriceToday, { oid }));
    expect(refusalOf(await (await staff("finance")).call(askPriceToday, { oid }))).toBe(
      "right_missing",
    );
    expect(refusalOf(await buyer.call(askPriceToday, { oid: "SP0000000000-1" }))).toBe(
      "order_unknown",
    );
  });
});
