import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { queryShipPlans, takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { expect, test } from "vitest";
import { openServersBeside } from "../../../../../tests/support/app-beside-servers.ts";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { askFor } from "../../../../../tests/support/test-services.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const database = await openTestDatabase();
const app = await openTestApp({ database });
app.clock.set(new Date());
const { stored, merge, wishOf } = await openMerging(app);
const world = await openServersBeside(app, database);
const { customer, db } = world;

/** Two parcels, one of them fragile, with the safest plan for them as a phone at each process shows it. */
async function planned() {
  const ming = await customer();
  const parcels = [(await stored(ming)).parcel, (await stored(ming)).parcel];
  const fragile = db.updateTable("packages").where("tid", "=", parcels[0] ?? "");
  await fragile.set({ marks: JSON.stringify(["fragile"]) }).execute();
  const [near, far] = await world.phones(ming.id, 2);
  if (!near || !far) throw new Error("there are two phones");
  const { data } = valueOf(await near.call(queryShipPlans, {}));
  const plan = data.plans.find(({ kinds }) => kinds.includes("safest"));
  if (!plan || plan.care === 0) throw new Error("nothing is asked for");
  const wish = { tid: data.place ?? "", key: plan.key };
  return { ming, near, far, parcels, plan, wish };
}

/** What is left of a plan: who lies in which box, what was asked for, and what it cost. */
async function leftOf(accountId: number) {
  const boxes = await db
    .selectFrom("packages")
    .leftJoin("parcel_ways as way", "way.package_id", "packages.id")
    .select(["packages.tid", "packages.rel_tid", "way.insurance"])
    .where("packages.account_id", "=", accountId)
    .orderBy("packages.id")
    .execute();
  const services = await db
    .selectFrom("asked_services")
    .select(["service", "amount"])
    .where("account_id", "=", accountId)
    .where("state", "in", ["judging", "asked", "holding"])
    .execute();
  const { balance } = await db
    .selectFrom("ledger_accounts")
    .select("balance")
    .where("owner_id", "=", accountId)
    .where("kind", "=", "cash")
    .executeTakeFirstOrThrow();
  return { boxes, services, balance };
}

test("a plan that is taken at two processes at once is done and paid once", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { ming, near, far, plan, wish } = await planned();
    const before = await leftOf(ming.id);
    const answers = await Promise.all(
      [near, far, near, far].map((phone) => phone.call(takeShipPlan, wish)),
    );
    expect(answers.map(refusalOf).toSorted()).toEqual([
      "accepted",
      ...Array<string>(3).fill("plan_outdated"),
    ]);
    const after = await leftOf(ming.id);
    expect(after.balance).toBe(before.balance - plan.care);
    expect(after.services).toMatchObject([{ service: "crate", amount: plan.care }]);
  }
});

test("a plan that is taken at one process while its parcels change at another is done as it was seen, or says in its own words that it no longer holds and does nothing", async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 9; round += 1) {
    const { ming, near, far, parcels, plan, wish } = await planned();
    const before = await leftOf(ming.id);
    const changes = [
      () => merge({ ...ming, call: far.call }, mergeWish),
      () => askFor(far, parcels[0] ?? "", [{ service: "crate" }]),
      () => askFor(far, parcels[1] ?? "", [{ service: "hold" }]),
    ];
    const mergeWish = await wishOf(ming, parcels);
    const change = changes[round % 3];
    if (!change) throw new Error("there are three changes");
    const [answer, changed] = await Promise.all([near.call(takeShipPlan, wish), change()]);
    const taken = refusalOf(answer);
    ends.add(taken);
    expect(["accepted", "plan_outdated", "parcel_unknown"]).toContain(taken);
    const after = await leftOf(ming.id);
    const paid = after.services.reduce((cents, { amount }) => cents + amount, 0);
    expect(after.balance).toBe(before.balance - paid);
    const crates = after.services.filter(({ service }) => service === "crate");
    const insured = after.boxes.filter(({ insurance }) => insurance === 4);
    // All of it, with the crate paid once; or nothing of it, and only what the other phone did.
    const isCratedByHand = round % 3 === 1 && changed.ok;
    expect(crates).toHaveLength(answer.ok || isCratedByHand ? 1 : 0);
    expect(insured).toHaveLength(answer.ok ? plan.boxes.length : 0);
    expect(answer.ok || changed.ok).toBe(true);
  }
  expect(ends.size).toBeGreaterThan(0);
  expect(await findBrokenRules(db)).toEqual({});
});

test("a box of a plan that is taken apart at the other process at once ends in one of both, never in half of each", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { ming, near, far, parcels } = await planned();
    const { tid } = valueOf(await merge(ming, await wishOf(ming, parcels))).data;
    const { data } = valueOf(await near.call(queryShipPlans, {}));
    const plan = data.plans.find(({ is_standing }) => !is_standing);
    if (!plan) throw new Error("nothing would be better");
    const [answer, split] = await Promise.all([
      near.call(takeShipPlan, { tid: data.place ?? "", key: plan.key }),
      far.call(splitPackage, { tid }),
    ]);
    expect(answer.ok || split.ok).toBe(true);
    expect(["accepted", "plan_outdated", "parcel_unknown"]).toContain(refusalOf(answer));
    const { boxes } = await leftOf(ming.id);
    const merged = boxes.filter(({ rel_tid }) => rel_tid !== "");
    expect([0, 2]).toContain(merged.length);
  }
  expect(await findBrokenRules(db)).toEqual({});
});
