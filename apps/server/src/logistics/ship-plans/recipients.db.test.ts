import { queryShipPlans, takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db } = world;
const { stored, post } = await openMerging(world);
const byAir = { order: { transport: 12, insurance: 2 } } as const;

async function declarantOf(who: TestCustomer, name: string, seconds: number) {
  const used_at = new Date(world.clock.now().getTime() - seconds * 1_000);
  const mobile = `+8869${String(who.id % 10_000_000).padStart(7, "0")}${seconds % 10}`;
  const declarant = { account_id: who.id, name, mobile, used_at };
  const row = db.insertInto("declarants").values(declarant).returning(["id", "key"]);
  return row.executeTakeFirstOrThrow();
}

/** Parcels of somebody that are billed, and declared by one of theirs. */
async function billedFor(who: TestCustomer, declarant_id: number, count: number) {
  for (let at = 0; at < count; at += 1) {
    const { tid, parcel } = await stored(who, byAir);
    valueOf(await post(tid));
    const { id } = await db
      .selectFrom("packages")
      .select("id")
      .where("tid", "=", parcel)
      .executeTakeFirstOrThrow();
    const asked_at = world.clock.now();
    const version = { package_id: id, version: 1, state: "confirmed", insurance: 0 } as const;
    await db
      .insertInto("clearances")
      .values({ ...version, freight: 0, lines: "[]", asked_at, due_at: asked_at, declarant_id })
      .execute();
  }
}

const plansOf = async (who: TestCustomer, declarant_id?: string) =>
  valueOf(await who.call(queryShipPlans, declarant_id === undefined ? {} : { declarant_id })).data;

test("free times are each recipient's own; a plan that wants more says from which day it would not and by whom else it may be declared, and taking it has that one declare", async () => {
  const ming = await customer();
  const mother = await declarantOf(ming, "陳美玲", 600);
  const self = await declarantOf(ming, "王小明", 5);
  await billedFor(ming, self.id, 6);
  await stored(ming, byAir);

  const full = await plansOf(ming);
  expect(full.recipients).toMatchObject([
    { id: self.key, name: "王小明", is_chosen: true, meter: { times: 6, used: 0, coming: 6 } },
    { id: mother.key, name: "陳美玲", is_chosen: false, meter: { times: 6, used: 0, coming: 0 } },
  ]);
  const [plan] = full.plans;
  expect(plan?.boxes).toMatchObject([{ clearance: "taxed" }]);
  const year = Number(world.clock.now().toISOString().slice(0, 4));
  const isSecond = world.clock.now().getUTCMonth() > 5;
  expect(plan?.crossing).toEqual({
    count: 1,
    tax: plan?.tax,
    free_from: isSecond ? `${year + 1}-01-01` : `${year}-07-01`,
    declarant_id: mother.key,
  });

  const other = await plansOf(ming, mother.key);
  expect(other.meter).toMatchObject({ coming: 0 });
  expect(other.recipients.find(({ is_chosen }) => is_chosen)?.id).toBe(mother.key);
  const [free] = other.plans;
  expect(free).toMatchObject({ crossing: null, boxes: [{ clearance: "free" }] });
  // A plan is of whoever it was made for.
  const wish = { tid: other.place ?? "", key: free?.key ?? "" };
  expect(refusalOf(await ming.call(takeShipPlan, wish))).toBe("plan_outdated");
  valueOf(await ming.call(takeShipPlan, { ...wish, declarant_id: mother.key }));
  expect((await plansOf(ming)).recipients[0]).toMatchObject({ id: mother.key, is_chosen: true });
});

test("another's recipient is nobody's here: plans are made as if nobody had been named, and nothing of them is said", async () => {
  const [ming, hua] = [await customer(), await customer()];
  const theirs = await declarantOf(hua, "林志華", 5);
  await stored(ming, byAir);
  const plans = await plansOf(ming, theirs.key);
  expect(plans).toEqual(await plansOf(ming));
  expect(plans.recipients).toEqual([]);
});
