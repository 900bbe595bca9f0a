import { calculateFreight } from "@sampan/contract/logistics/freight/freight";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import {
  previewTariff,
  queryTariffs,
  saveTariff,
  withdrawTariff,
} from "@sampan/contract/logistics/tariffs/staff-tariffs";
import * as segments from "@sampan/contract/people/segments/staff-segments";
import { correctLine } from "@sampan/contract/trade/approvals/staff-approvals";
import { queryOptions } from "@sampan/contract/trade/orders/orders";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, needs, staff, visitor, customer, clock } = world;
const journey = await openJourney(world);
const desk = await staff("billing");
const marketing = await staff("marketing");

beforeAll(() => insertRates(needs, clock.now()));
beforeEach(async () => {
  await db.deleteFrom("tariff_lines").execute();
  await insertTariff(needs);
});

type Person = Awaited<ReturnType<typeof customer>>;

const nobodyAsked = {
  tiers: [],
  regions: [],
  registered_from: null,
  silent_days: null,
};
const newSegment = async (rule: object | null = null): Promise<string> => {
  const names = byLanguage(() => "批發商");
  const wish = { names, rule: rule && { ...nobodyAsked, ...rule } };
  return valueOf(await marketing.call(segments.addSegment, wish)).data.id;
};
const listOf = async (...people: readonly Person[]): Promise<string> => {
  const id = await newSegment();
  await put(id, "add", ...people);
  return id;
};
const put = async (id: string, how: "add" | "remove", ...people: readonly Person[]) => {
  const accounts = people.map(({ uid }) => uid).join("\n");
  valueOf(
    await marketing.call(segments.putSegmentMembers, {
      id,
      accounts,
      how,
      is_trial: false,
    }),
  );
};

const byAir = { order: { transport: 12 } } as const;
const parcel = { weight: 1, length: 10, width: 10, height: 10, transport: 12 };

async function lineOf(group: string | null, transport = 12) {
  const { datalist } = valueOf(await desk.call(queryTariffs, { region: "TW" }));
  return datalist.find(
    (one) => one.transport === transport && one.tariff_class === "ordinary" && one.group === group,
  );
}

/** A version by air for a group, 120.00 a kilogram where nothing else is said, as everybody pays. */
async function wish(group: string | null, changed: object = {}) {
  const everybodys = await lineOf(null);
  if (!everybodys?.in_force) throw new Error("no line by air");
  const { version = 0 } = (await lineOf(group)) ?? {};
  const ofLine = {
    region: "TW",
    transport: 12,
    tariff_class: "ordinary",
    group,
  } as const;
  return {
    ...ofLine,
    ...everybodys.in_force.terms,
    reason: "合約價",
    version,
    ...changed,
  };
}
const price = async (group: string | null, changed: object) =>
  valueOf(await desk.call(saveTariff, await wish(group, changed)));
const asked = async (who: Pick<Person, "call">, changed: object = {}) =>
  valueOf(await who.call(calculateFreight, { ...parcel, ...changed })).data;

describe("a price of a group of customers", () => {
  test("is asked of whoever is in it and shown to nobody else, by estimate and by bill alike [BO-42] [FRT-09]", async () => {
    const [ours, other] = [await customer(), await customer()];
    const group = await listOf(ours);
    await price(group, { per_kg: 90_00 });
    expect(await asked(ours)).toMatchObject({
      freight: 170_00,
      chosen: { is_own_price: true },
    });
    for (const who of [other, visitor()]) {
      const { freight, lines } = await asked(who);
      expect(freight).toBe(200_00);
      expect(lines.some((line) => line.is_own_price || line.per_kg === 90_00)).toBe(false);
      expect(lines).toHaveLength(5);
    }
    expect((await asked(ours)).lines).toHaveLength(5);
    for (const who of [ours, other]) {
      const { parcel: tid } = await journey.billed(await journey.paid(who, byAir));
      const { bill } = valueOf(await who.call(getPackageDetail, { tid })).data;
      const measured = { weight: 2.4, length: 30, width: 20, height: 20 };
      const again = await asked(who, measured);
      expect(bill?.amount).toBe(again.freight);
      expect(bill?.shipments[0]?.entries).toEqual(again.chosen.entries);
    }
  });

  test("goes by a rule as well, a list before a rule, and of two lists the newer [BO-42]", async () => {
    const gold = await customer();
    await db.updateTable("accounts").set({ tier: "gold" }).where("id", "=", gold.id).execute();
    const [first, second] = [await listOf(gold), await listOf(gold)];
    const rule = await newSegment({ tiers: ["gold"] });
    await price(rule, { per_kg: 80_00 });
    expect((await asked(gold)).freight).toBe(160_00);
    await price(first, { per_kg: 110_00 });
    expect((await asked(gold)).freight).toBe(190_00);
    await price(second, { per_kg: 100_00 });
    expect((await asked(gold)).freight).toBe(180_00);
    await put(second, "remove", gold);
    expect((await asked(gold)).freight).toBe(190_00);
    const { groups } = valueOf(await desk.call(queryTariffs, { region: "TW" }));
    const order = groups.map(({ id }) => id).filter((id) => [first, second, rule].includes(id));
    expect(order).toEqual([second, first, rule]);
  });

  test("ends when it is closed, and may be of a way that nobody else has [BO-42]", async () => {
    const ours = await customer();
    const group = await listOf(ours);
    await price(group, { per_kg: 90_00 });
    await price(group, { per_kg: 90_00, is_open: false });
    expect((await asked(ours)).freight).toBe(200_00);
    await price(group, { transport: 10, version: 0 });
    expect((await asked(ours, { transport: 10 })).freight).toBe(200_00);
    const { transports } = valueOf(await ours.call(queryOptions, {})).data;
    expect(transports.map(({ id }) => id)).toContain(10);
    const answer = await visitor().call(calculateFreight, {
      ...parcel,
      transport: 10,
    });
    expect(refusalOf(answer)).toBe("transport_unavailable");
  });

  test("has versions and plans of its own, beside everybody's [BO-42]", async () => {
    const ours = await customer();
    const group = await listOf(ours);
    await price(group, { per_kg: 90_00 });
    const plan = await wish(group, {
      per_kg: 70_00,
      starts_at: "2099-01-01 00:00",
    });
    valueOf(await desk.call(saveTariff, plan));
    const twice = await wish(group, {
      per_kg: 60_00,
      starts_at: "2099-01-01 00:00",
    });
    expect(refusalOf(await desk.call(saveTariff, twice))).toBe("tariff_moment_taken");
    await price(null, { per_kg: 125_00, starts_at: "2099-01-01 00:00" });
    const line = await lineOf(group);
    expect(line?.versions.map(({ state, terms }) => [state, terms.per_kg])).toEqual([
      ["planned", 70_00],
      ["in_force", 90_00],
    ]);
    expect((await lineOf(null))?.versions).toHaveLength(2);
    valueOf(await desk.call(withdrawTariff, { id: line?.versions[0]?.id ?? "" }));
    valueOf(await desk.call(saveTariff, await wish(group, { ...twice, version: 3 })));
    expect(needs.prices.at(new Date("2100-01-01")).groupTariffs.TW[0]?.per_kg).toBe(60_00);
  });

  test.each([
    ["0".repeat(20), "tariff_group_unknown"],
    ["fleeting", "tariff_group_fleeting"],
  ] as const)("is refused for %s: %s [BO-42]", async (name, refusal) => {
    const group = name === "fleeting" ? await newSegment({ silent_days: 30 }) : name;
    expect(refusalOf(await desk.call(saveTariff, await wish(group)))).toBe(refusal);
    const { reason: _, version: __, ...tried } = await wish(group);
    expect(refusalOf(await desk.call(previewTariff, tried))).toBe(refusal);
  });

  test("keeps its rule from becoming one that an order ends", async () => {
    const id = await newSegment({ tiers: ["king"] });
    const change = {
      id,
      names: byLanguage(() => "批發商"),
      features: [],
      version: 1,
    };
    const fleeting = { ...nobodyAsked, tiers: ["king" as const], silent_days: 30 };
    await price(id, { per_kg: 90_00 });
    const changed = await marketing.call(segments.changeSegment, {
      ...change,
      rule: fleeting,
    });
    expect(refusalOf(changed)).toBe("tariff_group_fleeting");
  });
});

describe("what was quoted for a group", () => {
  test("is reckoned anew by its price, though the customer is in it no more [BO-08] [FRT-09]", async () => {
    const ours = await customer();
    const group = await listOf(ours);
    await price(group, { per_kg: 90_00 });
    const { item_id } = await insertProduct(db, clock.now());
    const tid = await placeOrder(ours, [{ item_id, num: 2 }], byAir.order);
    const placed = await estimateOf(tid);
    await put(group, "remove", ours);
    const [item] = await journey.itemsOf(tid);
    const corrected = { tid, oid: item?.oid ?? "", price: 20_000 };
    valueOf(await journey.reviewer.call(correctLine, corrected));
    expect(await estimateOf(tid)).toEqual(placed);
  });
});

describe("a preview", () => {
  test("says what a change does to the bills of each group [BO-42]", async () => {
    const [ours, theirs, other] = [await customer(), await customer(), await customer()];
    const [one, two] = [await listOf(ours), await listOf(theirs)];
    await price(two, { per_kg: 100_00 });
    for (const who of [ours, theirs, other]) await journey.billed(await journey.paid(who, byAir));
    const tried = async (group: string | null, per_kg: number) => {
      const { reason: _, version: __, ...wished } = await wish(group, { per_kg });
      const { by_group } = valueOf(await desk.call(previewTariff, wished)).data;
      const of = (id: string | null) => {
        const found = by_group.find((row) => (row.group?.id ?? null) === id);
        return found && [found.changed, found.after - found.before];
      };
      return {
        one: of(one),
        two: of(two),
        everybody: by_group.find((row) => row.group === null),
      };
    };
    // A bill of 2.4 kg by air each.
    const begun = await tried(one, 90_00);
    expect(begun).toMatchObject({
      one: [1, -72_00],
      two: [0, 0],
      everybody: { changed: 0 },
    });
    const risen = await tried(null, 130_00);
    expect(risen.one).toBeUndefined();
    expect(risen.two).toEqual([0, 0]);
    expect(risen.everybody?.changed).toBe(risen.everybody?.bills);
    expect(await tried(two, 110_00)).toMatchObject({
      two: [1, 24_00],
      everybody: { changed: 0 },
    });
  });
});

const estimateOf = async (tid: string) =>
  db
    .selectFrom("order_charges as charge")
    .innerJoin("orders", "orders.id", "charge.order_id")
    .select(["charge.amount", "charge.reason"])
    .where("orders.tid", "=", tid)
    .where("charge.kind", "=", "freight_estimate")
    .executeTakeFirst();
