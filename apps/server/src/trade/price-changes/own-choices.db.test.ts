import { getAlibabaDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { enterSecondChoice } from "@sampan/contract/trade/purchases/staff-second-choices";
import { beforeAll, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const alibaba = fakeMarketplace(3);
const world = await openTestApp({ marketplaces: new Map([[3, alibaba.marketplace]]) });
const { db, customer, staff, visitor, clock, needs } = world;
const { reviewer } = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const inStock = { price: 10_000, stock: 50, status: 1 } as const;

test("another option is not entered by a buyer whose own order it is", async () => {
  const skus = [
    { thid_sku_id: "s1", props: { 颜色: "白" }, ...inStock },
    { thid_sku_id: "s2", props: { 颜色: "黑" }, ...inStock },
  ];
  const listing = newListing({ skus, tiers: [] });
  const { thid_item_id: third_item_id } = listing;
  alibaba.state.listings.set(third_item_id, listing);
  const { data } = valueOf(await visitor().call(getAlibabaDetail, { third_item_id }));
  const [white = "", black = ""] = data.item_sku_list.map(({ item_id }) => item_id);
  const ming = await customer();
  const tid = await placeOrder(ming, [{ item_id: white, num: 2 }]);
  valueOf(await reviewer.call(approveOrder, { tid }));
  await fund(db, ming, { amount: 1_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));

  const [own, other] = [await staff("buyer"), await staff("buyer")];
  const email = db.selectFrom("staff_members").select("email").where("id", "=", own.id);
  await db.updateTable("accounts").set({ email }).where("id", "=", ming.id).execute();
  const choice = { oid: `${tid}-1`, item_id: black, price: 10_000, allowed_by: "nobody" } as const;
  expect(refusalOf(await own.call(enterSecondChoice, choice))).toBe("self_approval");
  valueOf(await other.call(enterSecondChoice, choice));
});
