import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { queryShipPlans, takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { bySea, openMerging } from "../../../../../tests/support/test-merging.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db } = world;
const { stored, post, journey } = await openMerging(world);

/** Three parcels that would better leave otherwise, and the plan that says how. */
async function planned() {
  const ming = await customer();
  const orders = [await stored(ming), await stored(ming), await stored(ming)];
  const { data } = valueOf(await ming.call(queryShipPlans, {}));
  const [plan] = data.plans;
  if (!plan || plan.is_standing) throw new Error("nothing would be better");
  const take = () => ming.call(takeShipPlan, { tid: data.place ?? "", key: plan.key });
  return { ming, orders, plan, take };
}

const boxesOf = (accountId: number) =>
  db
    .selectFrom("packages")
    .select(["tid", "rel_tid", "billing", "bill_id"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();

test("a plan that is taken eight times at once is done once, and the others are told that it no longer holds", async () => {
  const { ming, plan, take } = await planned();
  const answers = await Promise.all(Array.from({ length: 8 }, take));
  expect(answers.map(refusalOf).filter((answer) => answer === "accepted")).toHaveLength(1);
  expect(new Set(answers.map(refusalOf))).toEqual(new Set(["accepted", "plan_outdated"]));
  const { data } = valueOf(await ming.call(queryShipPlans, {}));
  expect(data.now?.total).toBe(plan.total);
  expect(data.now?.boxes.map(({ parcels }) => parcels.map(({ tid }) => tid))).toEqual(
    plan.boxes.map(({ parcels }) => parcels.map(({ tid }) => tid)),
  );
});

test("a plan that is taken while its parcels are billed is done as a whole or not at all", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { ming, orders, plan, take } = await planned();
    const bill = () => journey.billing.call(postBill, { order_tid: orders[round % 3]?.tid ?? "" });
    const [taken, billed] =
      round % 2 === 0
        ? await Promise.all([take(), bill()])
        : (await Promise.all([bill(), take()])).toReversed();
    const answer = refusalOf(taken as Awaited<ReturnType<typeof take>>);
    expect(["accepted", "parcel_unknown", "plan_outdated"]).toContain(answer);
    const boxes = await boxesOf(ming.id);
    const merged = boxes.filter(({ rel_tid }) => rel_tid !== "");
    const parts = plan.boxes.filter(({ parcels }) => parcels.length > 1);
    const inBoxes = parts.reduce((total, { parcels }) => total + parcels.length, 0);
    // All that the plan puts in boxes is in them, or nothing is.
    expect(merged).toHaveLength(answer === "accepted" ? inBoxes : 0);
    // Billed first, one of its parcels is nobody's to move any more; taken first, there is a box to be packed before its bill.
    const isBilled = refusalOf(billed as Awaited<ReturnType<typeof bill>>) === "accepted";
    expect(isBilled && answer === "accepted" && inBoxes === 3).toBe(false);
  }
});

test("a plan that is taken while its parcels change is done as it was seen, or refused with nothing done", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { ming, plan, take } = await planned();
    // One more arrives at the very moment.
    const [answer] = await Promise.all([take(), stored(ming, { order: bySea })]);
    expect(["accepted", "plan_outdated"]).toContain(refusalOf(answer));
    const { data } = valueOf(await ming.call(queryShipPlans, {}));
    const now = data.now?.boxes.map(({ parcels }) => parcels.map(({ tid }) => tid).join()) ?? [];
    const whole = plan.boxes.map(({ parcels }) => parcels.map(({ tid }) => tid).join());
    const isDone = whole.every((box) => now.includes(box));
    expect(isDone).toBe(answer.ok);
  }
});

test("a box that is taken apart while a plan of it is taken is planned anew, never twice", async () => {
  const { ming, take } = await planned();
  const { tids } = valueOf(await take()).data;
  const { data } = valueOf(await ming.call(queryShipPlans, {}));
  const other = data.plans.find(({ is_standing }) => !is_standing);
  const key = other?.key ?? data.now?.key ?? "";
  const answers = await Promise.all([
    ming.call(takeShipPlan, { tid: data.place ?? "", key }),
    ming.call(splitPackage, { tid: tids[0] ?? "" }),
  ]);
  expect(answers.some(({ ok }) => ok)).toBe(true);
  expect(await findBrokenRules(db)).toEqual({});
  const [order] = await db
    .selectFrom("orders")
    .select("tid")
    .where("account_id", "=", ming.id)
    .execute();
  expect(["accepted", "parcel_not_in_state"]).toContain(refusalOf(await post(order?.tid ?? "")));
});
