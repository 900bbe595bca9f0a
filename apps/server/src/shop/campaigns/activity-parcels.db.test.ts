import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { publishCampaign } from "../../../../../tests/support/test-campaigns.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { fund, pay, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { bySea, openMerging } from "../../../../../tests/support/test-merging.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { clock, customer, db, staff } = world;
const marketing = await staff("marketing");
const { detailOf, inTwoParcels, journey, listOf, merge, stored, wishOf } = await openMerging(world);

/** A paid order of goods at a campaign's price, by sea. */
async function activityOrder(ming: TestCustomer): Promise<string> {
  const product = await insertProduct(db, clock.now(), { platform: 1, price: 5_900, stock: 1_000 });
  await publishCampaign(marketing, clock.now(), {
    prizes: [],
    budgets: [],
    goods: [{ spu_id: String(product.id), price: 4_000 }],
  });
  const tid = await placeOrder(ming, [{ item_id: product.item_id, num: 2 }], bySea);
  valueOf(await journey.reviewer.call(approveOrder, { tid }));
  await fund(db, ming, { amount: 1_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  return tid;
}

test("a box with something of an activity order names its campaign, and the others of its owner none [CHK-24]", async () => {
  const ming = await customer();
  const [sold, plain, alone] = [
    await stored(ming, { paid: await activityOrder(ming) }),
    await stored(ming),
    await stored(ming),
  ];
  const wish = await wishOf(ming, [plain.parcel, sold.parcel]);
  const { data } = valueOf(await merge(ming, wish));
  expect((await detailOf(ming, data.tid)).campaign).toBe("周年庆");
  expect((await detailOf(ming, alone.parcel)).campaign).toBe("");
  const listed = new Map((await listOf(ming)).map(({ tid, campaign }) => [tid, campaign]));
  expect([listed.get(data.tid), listed.get(alone.parcel)]).toEqual(["周年庆", ""]);
});

test("an activity order that comes in two parcels is named on both [CHK-24]", async () => {
  const ming = await customer();
  const parcels = await inTwoParcels(await activityOrder(ming));
  for (const parcel of parcels) expect((await detailOf(ming, parcel)).campaign).toBe("周年庆");
});
