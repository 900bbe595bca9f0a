import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { mergePackages, splitPackage } from "@sampan/contract/logistics/merging/merging";
import { packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { measureParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { beforeAll, describe, expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { saveHome } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { billing, warehouse } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Four orders that leave together; how their owner may merge some of their parcels. */
async function fourStored() {
  const ming = await customer();
  const tids: string[] = [];
  const parcels: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const tid = await journey.paid(ming, { order: { transport: 12 } });
    tids.push(tid);
    parcels.push(await journey.received(tid));
  }
  const way = { address_id: await saveHome(ming), express: 1, transport: 12, insurance: 3 };
  const merge = (...some: number[]) =>
    ming.call(mergePackages, { ...way, tids: some.map((at) => parcels[at] ?? "") });
  return { ming, tids, parcels, merge };
}

const packagesOf = (accountId: number) =>
  db
    .selectFrom("packages")
    .select(["tid", "rel_tid", "billing", "bill_id"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
const accepted = (answers: readonly string[]) =>
  answers.filter((answer) => answer === "accepted").length;

describe("at the same moment", () => {
  test("parcels are merged or billed, and exactly one of both comes through [CONS-04] [BO-16]", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { ming, tids, merge } = await fourStored();
      const bill = async (nth: number) =>
        refusalOf(await billing.call(postBill, { order_tid: tids[nth] ?? "" }));
      const ask = async (...some: number[]) => refusalOf(await merge(...some));
      const answers = await Promise.all(
        round % 2 === 0
          ? [ask(0, 2), bill(3), bill(0), bill(2)]
          : [bill(2), ask(0, 2), bill(0), ask(0, 2)],
      );
      const rows = await packagesOf(ming.id);
      const merged = rows.filter(({ rel_tid }) => rel_tid !== "");
      const billed = rows.filter(({ bill_id }) => bill_id !== null);
      // All four are on one bill; or two are merged and unbilled, and what leaves without them may be billed.
      const ends = [
        { accepted: 1, merged: 0, billed: 4 },
        { accepted: 1, merged: 2, billed: 0 },
        { accepted: 2, merged: 2, billed: 2 },
      ];
      const end = { accepted: accepted(answers), merged: merged.length, billed: billed.length };
      expect(ends).toContainEqual(end);
      expect(merged.filter(({ bill_id, billing: at }) => bill_id !== null || at !== 1)).toEqual([]);
    }
  });

  test("a parcel goes into one of several boxes it is asked for, with its owner asking in any order [CONS-04]", async () => {
    const { ming, merge } = await fourStored();
    const answers = await Promise.all(
      [
        [0, 1],
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [1, 0],
      ].map((some) => merge(...some)),
    );
    expect(accepted(answers.map(refusalOf))).toBe(1);
    const rows = await packagesOf(ming.id);
    expect(rows).toHaveLength(5);
    expect(rows.filter(({ rel_tid }) => rel_tid !== "")).toHaveLength(2);
  });

  test("a merged parcel is split or billed, and its goods are in one parcel then", async () => {
    const { ming, tids, parcels: four, merge } = await fourStored();
    const { tid } = valueOf(await merge(0, 1, 2, 3)).data;
    valueOf(await warehouse.call(packParcel, { tid, parts: four, measures }));
    const [split, posted] = await Promise.all([
      ming.call(splitPackage, { tid }).then(refusalOf),
      billing.call(postBill, { order_tid: tids[3] ?? "" }).then(refusalOf),
    ]);
    const parcels = (await packagesOf(ming.id)).length;
    // The bill came first and the parcel stays; or it was split, and its parts are billed or not.
    expect([
      { split: "parcel_not_in_state", posted: "accepted", parcels: 5 },
      { split: "accepted", posted: "accepted", parcels: 4 },
    ]).toContainEqual({ split, posted, parcels });
    const held = await db
      .selectFrom("package_items")
      .innerJoin("packages", "packages.id", "package_items.package_id")
      .select(({ fn }) => fn.sum<number>("num").as("pieces"))
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(held.pieces).toBe(8);
  });

  test("a merged parcel is packed once, or split by its owner first, and whoever packs is told which [BO-19]", async () => {
    const race = async ({ isSplit }: { isSplit: boolean }) => {
      const { ming, parcels, merge } = await fourStored();
      const { tid } = valueOf(await merge(0, 1, 2, 3)).data;
      const packing = { tid, parts: parcels, measures };
      const answers = await Promise.all([
        warehouse.call(packParcel, packing).then(refusalOf),
        warehouse.call(packParcel, packing).then(refusalOf),
        ...(isSplit ? [ming.call(splitPackage, { tid }).then(refusalOf)] : []),
      ]);
      return answers.slice(0, 2).toSorted().join(" ");
    };
    expect(await race({ isSplit: false })).toBe("accepted parcel_packed");
    for (let round = 0; round < 3; round += 1)
      expect([
        "accepted parcel_packed",
        "accepted merge_undone",
        "merge_undone merge_undone",
      ]).toContain(await race({ isSplit: true }));
  });

  test("a parcel is weighed anew or set aside for a box, never both", async () => {
    const { parcels, merge } = await fourStored();
    const [first = ""] = parcels;
    const answers = await Promise.all([
      warehouse.call(measureParcel, { tid: first, measures }),
      merge(0, 1),
      warehouse.call(measureParcel, { tid: first, measures }),
    ]);
    expect(refusalOf(answers[1])).toBe("accepted");
    expect(refusalOf(await warehouse.call(measureParcel, { tid: first, measures }))).toBe(
      "parcel_not_in_state",
    );
  });
});

test("after all of this books, bills and parcels agree with each other [WAL-50]", async () => {
  expect(await findBrokenRules(db)).toEqual({});
});
