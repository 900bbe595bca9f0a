import { queryShipPlans, takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { describe, expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { askFor, openServices, servicesOf } from "../../../../../tests/support/test-services.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db } = world;
const { stored, post, pack, move, cashOf, transfersOf } = await openServices(world);

const byAir = { order: { transport: 12, insurance: 2 } } as const;

/** Parcels of orders of their own, each with what the warehouse marked on it. */
async function lying(who: TestCustomer, ...marks: readonly (readonly string[])[]) {
  const orders: { tid: string; parcel: string }[] = [];
  for (const own of marks) {
    const order = await stored(who, byAir);
    orders.push(order);
    const parcel = db.updateTable("packages").where("tid", "=", order.parcel);
    await parcel.set({ marks: JSON.stringify(own) }).execute();
  }
  return orders;
}

async function safestOf(who: TestCustomer) {
  const { data } = valueOf(await who.call(queryShipPlans, {}));
  const plan = data.plans.find(({ kinds }) => kinds.includes("safest"));
  if (!plan) throw new Error("there is no safest plan");
  return { data, plan, tid: data.place ?? "" };
}

const isThere = async (who: TestCustomer) =>
  (await safestOf(who)).plan.boxes.flatMap(({ care }) => care.map(({ service }) => service));

describe("the safest plan", () => {
  test("holds a crate for what is fragile and wrapping for electronics, at the price of the menu, and nothing for shirts", async () => {
    const [ming, nok] = [await customer(), await customer()];
    await lying(nok, []);
    expect(await isThere(nok)).toEqual([]);
    const [order] = await lying(ming, ["fragile", "battery"]);
    const { menu } = await servicesOf(ming, order?.parcel ?? "");
    const priceOf = (kind: string) => menu.find(({ service }) => service === kind)?.amount ?? 0;
    const { plan, data } = await safestOf(ming);
    const [box] = plan.boxes;
    expect(box?.care).toEqual([
      { service: "waterproof", oid: null, amount: priceOf("waterproof") },
      { service: "crate", oid: null, amount: priceOf("crate") },
    ]);
    expect(plan.care).toBe(priceOf("crate") + priceOf("waterproof"));
    expect(plan.total).toBe((box?.freight ?? 0) + (box?.raise ?? 0) + plan.care);
    expect(plan).toMatchObject({ lacking: 0, insured: 4, is_standing: false });
    // Others ask for none of it, and say what goes without.
    for (const other of data.plans.filter(({ kinds }) => !kinds.includes("safest")))
      expect(other).toMatchObject({ care: 0, lacking: 2 });
  });

  test("is taken with one tap: its services are paid as it said, once, and the rest is what the bill says on unchanged goods", async () => {
    const ming = await customer();
    const orders = await lying(ming, ["fragile"], []);
    const { plan, tid } = await safestOf(ming);
    expect(plan.care).toBeGreaterThan(0);
    const before = await cashOf(ming);
    const { tids } = valueOf(await ming.call(takeShipPlan, { tid, key: plan.key })).data;
    expect(await cashOf(ming)).toBe(before - plan.care);
    const crated = plan.boxes.findIndex(({ care }) => care.length > 0);
    expect(crated).toBeGreaterThanOrEqual(0);
    const asked = [];
    const paid = [];
    for (const own of tids) {
      asked.push(...(await servicesOf(ming, own)).asked);
      paid.push(...(await transfersOf(own)));
    }
    expect(paid).toEqual(["payment_service"]);
    expect(asked).toMatchObject([{ service: "crate", state: "asked", amount: plan.care }]);

    // It stands now: what was asked for is not asked for again, and costs nothing more.
    const again = await safestOf(ming);
    expect(again.plan).toMatchObject({
      care: 0,
      lacking: 0,
      is_standing: true,
    });
    expect(again.plan.total).toBe(plan.total - plan.care);
    valueOf(await ming.call(takeShipPlan, { tid, key: again.plan.key }));
    expect(await cashOf(ming)).toBe(before - plan.care);

    valueOf(await move(asked[0]?.number ?? "", "finish"));
    for (const own of tids) {
      const row = db.selectFrom("merged_parcels").innerJoin("packages", "id", "package_id");
      const merged = await row.select("id").where("tid", "=", own).executeTakeFirst();
      if (!merged) continue;
      // Two of one size, side by side.
      const sides = { length_mm: 400, width_mm: 200, height_mm: 100 };
      valueOf(await pack(own, { weight_g: 2_400, ...sides }));
    }
    let billed = 0;
    for (const order of orders) {
      const bill = await post(order.tid);
      if (bill.ok) billed += bill.value.data.amount;
    }
    expect(billed).toBe(plan.total - plan.care);
  });

  test("is refused as a whole where the wallet is short of its services, or their price has changed since", async () => {
    const ming = await customer();
    await lying(ming, ["fragile"], []);
    const { plan, tid, data } = await safestOf(ming);
    expect(data.balance).toBe(await cashOf(ming));
    const parcels = () =>
      db
        .selectFrom("packages")
        .leftJoin("parcel_ways", "parcel_ways.package_id", "packages.id")
        .select(["tid", "rel_tid", "billing", "transport"])
        .where("account_id", "=", ming.id)
        .orderBy("packages.id")
        .execute();
    const before = await parcels();
    const now = world.clock.now();
    const { id } = await db
      .insertInto("service_prices")
      .values({
        service: "crate",
        hours: 48,
        price: data.balance,
        starts_at: now,
        set_at: now,
        set_by: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(refusalOf(await ming.call(takeShipPlan, { tid, key: plan.key }))).toBe("plan_outdated");
    const dear = (await safestOf(ming)).plan;
    expect(dear.care).toBeGreaterThan(data.balance);
    expect(refusalOf(await ming.call(takeShipPlan, { tid, key: dear.key }))).toBe(
      "balance_insufficient",
    );
    expect(await parcels()).toEqual(before);
    expect(await cashOf(ming)).toBe(data.balance);
    await db.deleteFrom("service_prices").where("id", "=", id).execute();
    valueOf(await ming.call(takeShipPlan, { tid, key: plan.key }));
  });

  test("asks for nothing that was asked for by hand, that rules forbid, or that is not offered", async () => {
    const ming = await customer();
    const [order] = await lying(ming, ["fragile"]);
    expect(await isThere(ming)).toEqual(["crate"]);
    valueOf(await askFor(ming, order?.parcel ?? "", [{ service: "crate" }]));
    expect(await isThere(ming)).toEqual([]);
    const nok = await customer();
    await lying(nok, ["fragile", "magnet"]);
    const rule = {
      relation: "must_not",
      service: "crate",
      goods: "magnet",
    } as const;
    const { id } = await db
      .insertInto("service_rules")
      .values({ ...rule, reason: "", made_at: world.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await isThere(nok)).toEqual([]);
    expect((await safestOf(nok)).plan.lacking).toBe(1);
    await db
      .updateTable("service_rules")
      .set({ ended_at: world.clock.now() })
      .where("id", "=", id)
      .execute();
    expect(await isThere(nok)).toEqual(["crate"]);
  });
});

test("after all of this books and parcels agree with each other", async () => {
  expect(await findBrokenRules(db)).toEqual({});
});
