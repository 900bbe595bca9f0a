import { queryShipPlans, takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { beforeAll, expect, test } from "vitest";
import { billing } from "../../../../../tests/support/bill-all.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { openMerging, type Wish } from "../../../../../tests/support/test-merging.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

/** Lines as Thailand has them: by weight or by space, whichever is dearer, with tax in the price or without. */

const world = await openTestApp();
const { customer, db, needs } = world;
const merging = await openMerging(world);
const billAll = billing(world, merging);

const thai = {
  region: "TH",
  tariff_class: "ordinary",
  currency: "THB",
  delivery_fee: 5_000,
  weight_step_g: 100,
  divisor: null,
  days_min: 5,
  days_max: 9,
} as const;

beforeAll(async () => {
  await db.deleteFrom("tariff_lines").where("region", "=", "TH").execute();
  await db
    .insertInto("tariff_lines")
    .values([
      { ...thai, transport: 10, per_kg: 3_500, per_cbm: 700_000, minimum_fee: 15_000 },
      {
        ...thai,
        transport: 9,
        per_kg: 4_500,
        per_cbm: 500_000,
        minimum_fee: 15_000,
        is_tax_included: true,
      },
      { ...thai, transport: 12, per_kg: 18_000, divisor: 6_000, minimum_weight_g: 500 },
    ])
    .execute();
  await needs.prices.refresh();
});

/** Parcels of orders of their own, and what is planned for them. */
async function planned(...wishes: readonly Wish[]) {
  const nok = await customer({ region: "TH" });
  const orders: { tid: string }[] = [];
  for (const wish of wishes) orders.push(await merging.stored(nok, wish));
  return { nok, orders, found: await plansOf(nok) };
}
const plansOf = async (who: TestCustomer) => valueOf(await who.call(queryShipPlans, {})).data;
type Found = Awaited<ReturnType<typeof plansOf>>;
const planAt = ({ plans }: Found, kind: Found["plans"][number]["kinds"][number]) => {
  const plan = plans.find(({ kinds }) => kinds.includes(kind));
  if (!plan) throw new Error(`there is no ${kind} plan`);
  return plan;
};

const byLand: Wish = { order: { transport: 10, insurance: 2 } };
const byAir: Wish = { order: { transport: 12, insurance: 2 } };
const withTax: Wish = { order: { transport: 9, insurance: 2, is_tax_included: true } };

test.each([
  ["by land, where space may cost more than weight", [byLand, byLand, byAir]],
  ["by sea with tax in the freight", [withTax, withTax]],
  ["with tax in the freight of some and not of others", [withTax, byLand, byAir]],
] as const)(
  "plans of what goes %s come to what bills say later [FRT-06] [FRT-10]",
  async (_, wishes) => {
    for (const kind of ["cheapest", "fastest", "safest"] as const) {
      const { nok, orders, found } = await planned(...wishes);
      const plan = planAt(found, kind);
      expect(found.currency).toBe("THB");
      valueOf(await nok.call(takeShipPlan, { tid: found.place ?? "", key: plan.key }));
      expect([kind, await billAll(nok, orders)]).toEqual([kind, plan.total]);
    }
  },
);

test("a line with tax in its price asks no tax beside it, and one without tells what customs asks from the first baht", async () => {
  const { found } = await planned(withTax, withTax);
  const cheapest = planAt(found, "cheapest");
  expect(cheapest.boxes.every(({ transport }) => transport === 9)).toBe(true);
  expect(cheapest.tax).toMatchObject({ high: 0 });
  // By land, as it was ordered, customs takes its part beside the freight.
  const { now, plans } = (await planned(byLand)).found;
  expect(now?.tax.high).toBeGreaterThan(0);
  expect(now?.cost).toBe((now?.total ?? 0) + (now?.tax.high ?? 0));
  expect(plans[0]?.saving).toBe((now?.cost ?? 0) - (plans[0]?.cost ?? 0));
});

test("a tariff that changed after a plan was seen makes it another plan: it is not taken at the old price", async () => {
  const { nok, found } = await planned(withTax, withTax);
  const { key } = planAt(found, "cheapest");
  const raise = (per_kg: number) =>
    db
      .updateTable("tariff_lines")
      .set({ per_kg, minimum_fee: (per_kg * 10) / 3 })
      .where("region", "=", "TH")
      .where("transport", "=", 9)
      .execute();
  await raise(9_000);
  await needs.prices.refresh();
  const taken = await nok.call(takeShipPlan, { tid: found.place ?? "", key });
  expect(taken).toMatchObject({ ok: false, error: { code: "plan_outdated" } });
  await raise(4_500);
  await needs.prices.refresh();
});
