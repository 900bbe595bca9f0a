import { listOrdersToBill } from "@sampan/contract/logistics/billing/staff-billing";
import { queryShipPlans, takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { describe, expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { askTwice } from "../../../../../tests/support/ask-twice.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { bySea, openMerging, type Wish } from "../../../../../tests/support/test-merging.ts";
import { billing } from "../../../../../tests/support/bill-all.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db } = world;
const merging = await openMerging(world);
const { stored, merge, wishOf, post, detailOf, journey } = merging;
const billAll = billing(world, merging);

const byAir = { order: { transport: 12, insurance: 2 } } as const;
const light = { order: { ...bySea, insurance: 2 } } as const;

const plansOf = async (who: TestCustomer, tid?: string) =>
  valueOf(await who.call(queryShipPlans, tid === undefined ? {} : { tid })).data;

/** Parcels of orders of their own. */
async function lying(who: TestCustomer, ...wishes: readonly Wish[]) {
  const some: { tid: string; parcel: string }[] = [];
  for (const wish of wishes) some.push(await stored(who, wish));
  return some;
}

async function cheapestOf(who: TestCustomer) {
  const plans = await plansOf(who);
  const plan = plans.plans.find(({ kinds }) => kinds.includes("cheapest"));
  if (!plan) throw new Error("there is no cheapest plan");
  return { plans, plan };
}

describe("plans for what lies in a warehouse", () => {
  test("are cheaper than as everything stands, and their price is what bills say later on unchanged goods [FRT-06] [FRT-10]", async () => {
    const ming = await customer();
    // By sea each pays for ten kilograms; by air for what it weighs.
    const orders = await lying(ming, light, light, byAir);
    const { plans, plan } = await cheapestOf(ming);
    expect(plans.places).toHaveLength(1);
    expect(plan.saving).toBeGreaterThan(0);
    expect(plan.cost).toBe((plans.now?.cost ?? 0) - (plan.saving ?? 0));
    // Whoever lost the answer and asks again takes nothing twice. [NFR-07]
    const wish = { tid: plans.place ?? "", key: plan.key };
    const { tids } = (await askTwice(ming, takeShipPlan, wish)).data;
    expect(tids).toHaveLength(plan.boxes.length);
    expect(await billAll(ming, orders)).toBe(plan.total);
  });

  test("go by a carrier that is offered where the orders' own was closed meanwhile, and are taken so [BO-42]", async () => {
    const ming = await customer();
    const byKerry = { order: { ...light.order, express: 3 } } as const;
    const orders = await lying(ming, byKerry, byKerry);
    await setSettings(world.needs, { carriers: ["platform_assigned", "hct"] });
    const { plans, plan } = await cheapestOf(ming);
    const { tids } = valueOf(
      await ming.call(takeShipPlan, { tid: plans.place ?? "", key: plan.key }),
    ).data;
    expect(await detailOf(ming, tids[0] ?? "")).toMatchObject({
      merged: { express: 1 },
    });
    await setSettings(world.needs, {});
    expect(await billAll(ming, orders)).toBe(plan.total);
  });

  test("say by which class and rate tax is estimated where a box is taxed, and where that was read", async () => {
    const ming = await customer();
    await lying(ming, byAir);
    expect((await plansOf(ming)).duties).toEqual([]);
    // Two pieces at 300.00 yuan are worth more than what comes in for nothing.
    await lying(ming, { ...byAir, goods: { price: 300_00 } });
    const { duties, plans } = await plansOf(ming);
    expect(plans.some(({ boxes }) => boxes.some((box) => box.clearance === "taxed"))).toBe(true);
    expect(duties).toMatchObject([
      {
        kind: "duty_class",
        duty_class: "clothing",
        basis: "words",
        rate_read: { address: expect.stringContaining("https://") },
      },
    ]);
  });

  test("say of free storage that it ended once it has", async () => {
    const ming = await customer();
    await lying(ming, byAir);
    const keptOver = async () =>
      (await plansOf(ming)).plans.flatMap(({ boxes }) => boxes.map((box) => box.is_kept_over));
    expect(new Set(await keptOver())).toEqual(new Set([false]));
    await db
      .updateTable("packages")
      .set({ created_at: new Date(world.clock.now().getTime() - 200 * 86_400_000) })
      .where("account_id", "=", ming.id)
      .execute();
    expect(new Set(await keptOver())).toEqual(new Set([true]));
  });

  test("insured by more cost what the bill will say, and arrive as surely as any", async () => {
    const ming = await customer();
    const orders = await lying(ming, light, byAir);
    const { plans, place } = await plansOf(ming);
    const plan = plans.find(({ kinds }) => kinds.includes("safest"));
    expect(plan).toMatchObject({ insured: 4 });
    expect(plan?.boxes.every(({ raise, insurance }) => raise > 0 && insurance === 4)).toBe(true);
    valueOf(await ming.call(takeShipPlan, { tid: place ?? "", key: plan?.key ?? "" }));
    expect(await billAll(ming, orders)).toBe(plan?.total);
  });

  test("take apart what waits to be packed otherwise, and leave alone what stands as planned", async () => {
    const ming = await customer();
    const orders = await lying(ming, light, light);
    const whole = valueOf(
      await merge(
        ming,
        await wishOf(
          ming,
          orders.map(({ parcel }) => parcel),
        ),
      ),
    ).data.tid;
    const { plans, plan } = await cheapestOf(ming);
    expect(plans.now?.boxes).toMatchObject([{ parcels: [{}, {}], transport: 9, insurance: 3 }]);
    const { tids } = valueOf(
      await ming.call(takeShipPlan, { tid: plans.place ?? "", key: plan.key }),
    ).data;
    // By sea it pays for ten kilograms; by another line for what it weighs, in one box again.
    const [{ transport } = { transport: 0 }] = plan.boxes;
    expect(transport).not.toBe(9);
    expect(tids).toHaveLength(1);
    expect(tids).not.toContain(whole);
    expect(await detailOf(ming, tids[0] ?? "")).toMatchObject({
      merged: { transport, insurance: 3 },
    });
    const again = await cheapestOf(ming);
    expect(again.plan).toMatchObject({ is_standing: true, saving: 0 });
    valueOf(await ming.call(takeShipPlan, { tid: again.plans.place ?? "", key: again.plan.key }));
    expect(await detailOf(ming, tids[0] ?? "")).toMatchObject({ merged: { transport } });
    expect(await billAll(ming, orders)).toBe(plan.total);
  });

  test("are refused as a whole where something has changed since they were seen", async () => {
    const ming = await customer();
    const [first] = await lying(ming, light, light);
    const { plans, plan } = await cheapestOf(ming);
    await lying(ming, byAir);
    const tid = plans.place ?? "";
    expect(refusalOf(await ming.call(takeShipPlan, { tid, key: plan.key }))).toBe("plan_outdated");
    expect(await detailOf(ming, first?.parcel ?? "")).toMatchObject({ own_way: null, rel_tid: "" });
    const now = await cheapestOf(ming);
    valueOf(await ming.call(takeShipPlan, { tid, key: now.plan.key }));
    expect(refusalOf(await ming.call(takeShipPlan, { tid, key: now.plan.key }))).not.toBe(
      "accepted",
    );
  });

  test("are made for the ticked ones alone, by themselves, and taken for them, while the others stay as they are", async () => {
    const ming = await customer();
    const [first, second, third] = await lying(ming, light, light, light);
    const tids = [first?.parcel ?? "", second?.parcel ?? ""];
    const { data } = valueOf(await ming.call(queryShipPlans, { tids }));
    const inPlans = data.plans.flatMap(({ boxes }) => boxes.flatMap(({ parcels }) => parcels));
    expect(new Set(inPlans.map(({ tid }) => tid))).toEqual(new Set(tids));
    const plan = data.plans.find(({ kinds }) => kinds.includes("cheapest"));
    const wish = { tid: data.place ?? "", key: plan?.key ?? "" };
    // The same plan is none of all three, and none of others.
    expect(refusalOf(await ming.call(takeShipPlan, wish))).toBe("plan_outdated");
    const others = [third?.parcel ?? "", first?.parcel ?? ""];
    expect(
      refusalOf(await ming.call(takeShipPlan, { ...wish, tid: others[0] ?? "", tids: others })),
    ).toBe("plan_outdated");
    valueOf(await ming.call(takeShipPlan, { ...wish, tids }));
    expect(await detailOf(ming, third?.parcel ?? "")).toMatchObject({ own_way: null, rel_tid: "" });
    const now = valueOf(await ming.call(queryShipPlans, { tids })).data;
    expect(now.now?.total).toBe(plan?.total);
    const nok = await customer();
    expect(refusalOf(await nok.call(queryShipPlans, { tids }))).toBe("parcel_unknown");
    const [foreign] = await lying(nok, light);
    expect(
      refusalOf(await ming.call(queryShipPlans, { tids: [...tids, foreign?.parcel ?? ""] })),
    ).toBe("parcel_unknown");
  });

  test("are nobody else's, and leave out what cannot go yet with its reason", async () => {
    const [ming, nok] = [await customer(), await customer()];
    const [mine] = await lying(ming, light);
    const paid = await journey.paid(ming, { order: bySea, num: 2 });
    const [early] = await merging.inTwoParcels(paid, { pieces: 1 });
    const { plans, place, left_out } = await plansOf(ming);
    expect(left_out).toEqual([{ tid: early, why: "goods_awaited" }]);
    const key = plans[0]?.key ?? "";
    expect(refusalOf(await nok.call(takeShipPlan, { tid: place ?? "", key }))).toBe(
      "parcel_unknown",
    );
    expect(refusalOf(await nok.call(queryShipPlans, { tid: mine?.parcel ?? "" }))).toBe(
      "parcel_unknown",
    );
    expect(await plansOf(nok)).toMatchObject({ plans: [], places: [], place: null, now: null });
  });

  test("count what was billed and what left in this half of the year against the free times", async () => {
    const ming = await customer();
    const [first] = await lying(ming, byAir);
    expect((await plansOf(ming)).meter).toEqual({
      free_up_to: 200_000,
      times: 6,
      used: 0,
      coming: 0,
    });
    valueOf(await post(first?.tid ?? ""));
    await lying(ming, byAir);
    expect((await plansOf(ming)).meter).toMatchObject({ used: 0, coming: 1 });
    const { id } = await db
      .selectFrom("packages")
      .select("id")
      .where("tid", "=", first?.parcel ?? "")
      .executeTakeFirstOrThrow();
    const events = db.insertInto("package_events");
    const event = { package_id: id, transport_state: "international_shipping" } as const;
    await events.values({ ...event, at: world.clock.now() }).execute();
    expect((await plansOf(ming)).meter).toMatchObject({ used: 1, coming: 0 });
    // Customs counts people: what somebody else declared takes none of the times of whoever declares now.
    const at = world.clock.now();
    const declare = async (mobile: string, used_at: Date) =>
      db
        .insertInto("declarants")
        .values({ account_id: ming.id, name: "王小明", mobile, used_at })
        .returning("id")
        .executeTakeFirstOrThrow();
    const other = await declare("+886912000002", new Date(at.getTime() - 60_000));
    const version = { package_id: id, version: 1, state: "confirmed", insurance: 0 } as const;
    await db
      .insertInto("clearances")
      .values({
        ...version,
        freight: 0,
        lines: "[]",
        asked_at: at,
        due_at: at,
        declarant_id: other.id,
      })
      .execute();
    expect((await plansOf(ming)).meter).toMatchObject({ used: 1, coming: 0 });
    const now = await declare("+886912000001", at);
    expect((await plansOf(ming)).meter).toMatchObject({ used: 0, coming: 0 });
    await db.updateTable("clearances").set({ declarant_id: now.id }).execute();
    expect((await plansOf(ming)).meter).toMatchObject({ used: 1, coming: 0 });
    // What left before this half of the year took one of the times of that one.
    const before = { at: new Date("2025-12-31T15:59:59Z") };
    const written = db.updateTable("package_events").set(before).where("package_id", "=", id);
    await written.where("transport_state", "=", event.transport_state).execute();
    expect((await plansOf(ming)).meter).toMatchObject({ used: 0, coming: 0 });
    const unwritten = db.deleteFrom("package_events").where("package_id", "=", id);
    await unwritten.where("transport_state", "=", event.transport_state).execute();
  });
});

test("after all of this books, bills and parcels agree with each other [WAL-50]", async () => {
  expect(valueOf(await journey.billing.call(listOrdersToBill, {})).datalist).toBeDefined();
  expect(await findBrokenRules(db)).toEqual({});
});
