import { queryTariffs, saveTariff } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import * as segments from "@sampan/contract/people/segments/staff-segments";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertTariff } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, needs, staff } = await openTestApp();
await insertTariff(needs);
const [one, other] = [await staff("billing"), await staff("billing")];
const marketing = await staff("marketing");

const names = byLanguage(() => "批發商");
const rule = { tiers: ["gold" as const], regions: [], registered_from: null, silent_days: null };
const newGroup = async () =>
  valueOf(await marketing.call(segments.addSegment, { names, rule })).data;

async function wishFor(group: string) {
  const { datalist } = valueOf(await one.call(queryTariffs, { region: "TW" }));
  const line = datalist.find(({ transport, group: whose }) => transport === 12 && whose === null);
  if (!line?.in_force) throw new Error("no line by air");
  const { region, transport, tariff_class, in_force } = line;
  return {
    region,
    transport,
    tariff_class,
    group,
    ...in_force.terms,
    reason: "合約價",
    version: 0,
  };
}

test("of two people who write the first price of a group at the same moment, one is refused [BO-42]", async () => {
  const { id } = await newGroup();
  const wish = await wishFor(id);
  const outcomes = await Promise.all(
    [one, other, one].map(async (desk, at) =>
      refusalOf(await desk.call(saveTariff, { ...wish, per_kg: 90_00 + at })),
    ),
  );
  expect(outcomes.toSorted()).toEqual(["accepted", "changed_meanwhile", "changed_meanwhile"]);
});

test("a group is priced or becomes one that an order ends, never both at the same moment [BO-42]", async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await newGroup();
    const wish = await wishFor(id);
    const fleeting = { ...rule, silent_days: 30 };
    const [priced, changed] = await Promise.all([
      one.call(saveTariff, wish),
      marketing.call(segments.changeSegment, {
        id,
        names,
        rule: fleeting,
        features: [],
        version: 1,
      }),
    ]);
    const outcomes = [refusalOf(priced), refusalOf(changed)];
    expect(outcomes.toSorted()).toEqual(["accepted", "tariff_group_fleeting"]);
  }
  const both = await db
    .selectFrom("segments")
    .innerJoin("tariff_lines", "tariff_lines.segment_id", "segments.id")
    .select("segments.rule")
    .execute();
  expect(both.filter((row) => (row.rule?.silent_days ?? null) !== null)).toEqual([]);
});
