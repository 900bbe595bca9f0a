import {
  correctMainlandFreight,
  getReview,
} from "@sampan/contract/trade/approvals/staff-approvals";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { beforeAll, expect, test } from "vitest";
import { setSettings, serviceFeeOf } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, clock, needs, staff } = await openTestApp();

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("each tier pays the share of goods that is set for it, and keeps it when a reviewer corrects the order [BO-08]", async () => {
  const { tier_service_fee_bp } = serviceFeeOf(0);
  await setSettings(needs, { tier_service_fee_bp: { ...tier_service_fee_bp, gold: 600 } });
  const [ming, lan] = [await customer(), await customer()];
  await db.updateTable("accounts").set({ tier: "gold" }).where("id", "=", ming.id).execute();
  const { item_id } = await insertProduct(db, clock.now(), { price: 5_900 });
  const feeOf = async (person: typeof ming, tid: string) =>
    valueOf(await person.call(getOrderDetail, { tid })).data.sums.rows.find(
      ({ key }) => key === "service_fee",
    )?.cny;
  const [tid, other] = [
    await placeOrder(ming, [{ item_id, num: 2 }]),
    await placeOrder(lan, [{ item_id, num: 2 }]),
  ];
  expect([await feeOf(ming, tid), await feeOf(lan, other)]).toEqual([708, undefined]);

  const reviewer = await staff("reviewer");
  const [seller] = valueOf(await reviewer.call(getReview, { tid })).data.sellers;
  const change = { tid, seller_id: seller?.id ?? "", mainland_freight: 1_000 };
  valueOf(await reviewer.call(correctMainlandFreight, change));
  expect(await feeOf(ming, tid)).toBe(708);
});
