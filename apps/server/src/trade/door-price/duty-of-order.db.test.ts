import { saveDutyRate } from "@sampan/contract/goods/duties/staff-duties";
import { queryOrderEstimate } from "@sampan/contract/trade/estimates/order-estimate";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { keepEstimates } from "./keep-estimate.ts";

const { needs, db, clock, customer, staff } = await openTestApp();

beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
});

test("the duty of an order is the one that held when it was placed, whatever is saved before it is kept and after", async () => {
  const nok = await customer({ region: "TH" });
  const { item_id } = await insertProduct(db, clock.now(), { price: 59_00, weight_g: 500 });
  const tid = await placeOrder(nok, [{ item_id, num: 4 }], { transport: 12 });
  const customsOf = async () => valueOf(await nok.call(queryOrderEstimate, { tid })).data?.customs;
  const told = await customsOf();
  expect(told?.[0]).toMatchObject({ kind: "import_duty" });
  clock.pass({ minutes: 1 });
  const desk = await staff("logistics");
  const read = { source: "A notice", address: "", read_on: "2026-01-01" };
  const rate = { region: "TH", duty_class: "clothing", low_bp: 100, high_bp: 100 } as const;
  valueOf(await desk.call(saveDutyRate, { ...rate, ...read, version: 1 }));
  expect(await customsOf()).toEqual(told);
  await keepEstimates(needs);
  expect(await db.selectFrom("order_estimates").select("order_id").execute()).toHaveLength(1);
  expect(await customsOf()).toEqual(told);
});
