import { mergePackages, splitPackage } from "@sampan/contract/logistics/merging/merging";
import { queryShipPlans, takeShipPlan } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { describe, expect, test } from "vitest";
import { openLastMileWorld } from "../../../../../tests/support/open-last-mile-world.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { saveHome } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openLastMileWorld();
const { customer, db, journey, choose, shown, toldOf } = world;

/** Parcels of one person that lie in the warehouse unbilled, each of 2.4 kg. */
async function lying(count: number) {
  const owner = await customer();
  const parcels: string[] = [];
  for (let at = 0; at < count; at += 1)
    parcels.push(
      await journey.received(await journey.paid(owner, { order: { transport: 12, express: 1 } })),
    );
  return { owner, parcels };
}

async function merge(owner: TestCustomer, tids: readonly string[]): Promise<string> {
  const address_id = await saveHome(owner);
  const wish = { tids: [...tids], address_id, express: 1, transport: 12, insurance: 3 };
  return valueOf(await owner.call(mergePackages, wish)).data.tid;
}

const store = { name: "信義松壽門市" };
const choiceOf = async (owner: TestCustomer, tid: string) => (await shown(owner, tid)).chosen;

describe("parcels that are put in one box", () => {
  test("take the store along that was chosen for them, and that all agree on who chose", async () => {
    const { owner, parcels } = await lying(2);
    valueOf(await choose(owner, parcels[0] ?? "", "seven_eleven"));
    const box = await merge(owner, parcels);
    expect(await choiceOf(owner, box)).toMatchObject({
      way: "seven_eleven",
      store,
      trouble: null,
    });
    expect(await toldOf(owner, "store_to_choose")).toEqual([]);

    // Taken apart, each has what was chosen for it, and may be put in a box again.
    valueOf(await owner.call(splitPackage, { tid: box }));
    expect(await choiceOf(owner, parcels[0] ?? "")).toMatchObject({ way: "seven_eleven" });
    expect(await choiceOf(owner, parcels[1] ?? "")).toBeNull();
    expect(await choiceOf(owner, await merge(owner, parcels))).toMatchObject({ trouble: null });
  });

  test("are chosen for anew where they were to go to different places, of which their owner is told once", async () => {
    const { owner, parcels } = await lying(2);
    valueOf(await choose(owner, parcels[0] ?? "", "seven_eleven"));
    valueOf(await choose(owner, parcels[1] ?? "", "hi_life"));
    const box = await merge(owner, parcels);
    expect(await choiceOf(owner, box)).toMatchObject({ trouble: "stores_differ" });
    expect(await toldOf(owner, "store_to_choose")).toHaveLength(1);
    valueOf(await choose(owner, box, "hi_life"));
    expect(await choiceOf(owner, box)).toMatchObject({ way: "hi_life", trouble: null });
  });

  test("are chosen for anew where their store does not take the box", async () => {
    const { owner, parcels } = await lying(3);
    for (const parcel of parcels) valueOf(await choose(owner, parcel, "seven_eleven"));
    const box = await merge(owner, parcels);
    expect(await choiceOf(owner, box)).toMatchObject({ trouble: "does_not_fit" });
    expect(await toldOf(owner, "store_to_choose")).toHaveLength(1);
  });

  test("of nobody who chose go as they did", async () => {
    const { owner, parcels } = await lying(2);
    expect(await choiceOf(owner, await merge(owner, parcels))).toBeNull();
  });
});

describe("a plan", () => {
  const boxesOf = async (owner: TestCustomer) => {
    const { plans } = valueOf(await owner.call(queryShipPlans, {})).data;
    return plans.map(({ key, boxes }) => ({
      key,
      boxes: boxes.map(({ parcels, pickup }) => ({ count: parcels.length, pickup })),
    }));
  };

  test("names the store of each box before it is taken, and the box goes there", async () => {
    const { owner, parcels } = await lying(2);
    for (const parcel of parcels) valueOf(await choose(owner, parcel, "seven_eleven"));
    const [plan] = (await boxesOf(owner)).filter(({ boxes }) => boxes[0]?.count === 2);
    expect(plan?.boxes).toMatchObject([
      { count: 2, pickup: { store: expect.stringContaining("7-ELEVEN") as string, why: null } },
    ]);
    const taking = { tid: parcels[0] ?? "", key: plan?.key ?? "" };
    const [box] = valueOf(await owner.call(takeShipPlan, taking)).data.tids;
    expect(await choiceOf(owner, box ?? "")).toMatchObject({
      store,
      trouble: null,
    });
    const standing = (await boxesOf(owner)).flatMap(({ boxes }) => boxes);
    expect(standing.find(({ count }) => count === 2)?.pickup).toMatchObject({ why: null });
  });

  test("says of a box above a store's limits that it is to be chosen for anew, and is outdated once another is chosen", async () => {
    const { owner, parcels } = await lying(2);
    for (const parcel of parcels) valueOf(await choose(owner, parcel, "seven_eleven"));
    await db.updateTable("packages").set({ weight_g: 2_600 }).where("tid", "in", parcels).execute();
    const [plan] = (await boxesOf(owner)).filter(({ boxes }) => boxes[0]?.count === 2);
    expect(plan?.boxes[0]?.pickup).toMatchObject({ why: "does_not_fit" });
    valueOf(await choose(owner, parcels[0] ?? "", "hi_life"));
    const taking = { tid: parcels[0] ?? "", key: plan?.key ?? "" };
    const taken = await owner.call(takeShipPlan, taking);
    expect(taken).toMatchObject({ error: { code: "plan_outdated" } });
  });
});
