import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { reckonWeights } from "./reckon-weights.ts";

const world = await openTestApp();
const { needs, db, clock } = world;
const most = 20;
const parcels: number[] = [];
let product_id = 0;

beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
  const journey = await openJourney(world);
  for (let made = 0; made < most; made += 1)
    await journey.received(await journey.paid(await world.customer(), { num: 1 }));
  const items = await db.selectFrom("order_items").select(["id", "product_id"]).execute();
  product_id = items[0]?.product_id ?? 0;
  await db.updateTable("order_items").set({ product_id }).execute();
  const rows = await db.selectFrom("packages").select("id").orderBy("id").execute();
  parcels.push(...rows.map(({ id }) => id));
});

/** What is learned of a listing whose parcels of one piece weighed so much; sides in millimetres make their size. */
async function learnedFrom(weights: readonly number[], sides: readonly number[] = []) {
  await db
    .updateTable("packages")
    .set({ measured_at: new Date(0) })
    .execute();
  for (const [at, weight_g] of weights.entries()) {
    const side = sides[at] ?? 100;
    await db
      .updateTable("packages")
      .set({
        weight_g,
        length_mm: side,
        width_mm: side,
        height_mm: side,
        measured_at: clock.now(),
      })
      .where("id", "=", parcels[at] ?? 0)
      .execute();
  }
  await reckonWeights(needs);
  return db
    .selectFrom("weighed_goods")
    .select(["samples", "low_g", "high_g", "low_mm3", "high_mm3"])
    .where("product_id", "=", product_id)
    .executeTakeFirstOrThrow();
}

const rangeFrom = async (weights: readonly number[]) => {
  const { low_g, high_g } = await learnedFrom(weights);
  return [low_g, high_g];
};

describe("a slip of the scale", () => {
  test.each([
    ["a nought too many, of five", [390, 400, 405, 410, 4_100], [390, 410]],
    ["a nought too few, of five", [390, 40, 400, 405, 410], [390, 410]],
    ["pounds for grams, of six", [400, 390, 405, 410, 395, 1], [390, 410]],
    ["of nine", [400, 402, 404, 4_060, 408, 410, 412, 414, 416], [400, 416]],
    ["of ten, on the side where the tenth is the least", [40, ...nine(400)], [400, 408]],
    ["two of twenty", [...nine(400), ...nine(400), 4_000, 4_100], [400, 408]],
  ])("is not the end of the range: %s", async (_, weights, range) => {
    expect(await rangeFrom(weights)).toEqual(range);
  });

  test("of a size is left out as well, and does not take the weight of its parcel with it", async () => {
    const found = await learnedFrom([400, 402, 404, 406, 410], [100, 100, 100, 100, 1_000]);
    expect(found).toEqual({
      samples: 5,
      low_g: 400,
      high_g: 410,
      low_mm3: 1_000_000,
      high_mm3: 1_000_000,
    });
  });
});

describe("goods that really differ", () => {
  test.each([
    ["up to twice the middle", [300, 350, 400, 500, 620], [300, 620]],
    ["in two sizes, of which two parcels are known", [200, 205, 210, 800, 820], [200, 820]],
    [
      "as much as three heavy ones of twenty",
      [...nine(400), ...eight(400), 1_500, 1_550, 1_600],
      [400, 1_500],
    ],
    [
      "evenly, over a wide range",
      Array.from({ length: 20 }, (_, at) => 100 + at * 100),
      [200, 1_800],
    ],
  ])("keep their range: %s", async (_, weights, range) => {
    expect(await rangeFrom(weights)).toEqual(range);
  });

  test("are believed from the second parcel on that says so", async () => {
    expect(await rangeFrom([390, 400, 405, 410, 1_600])).toEqual([390, 410]);
    expect(await rangeFrom([390, 400, 405, 410, 1_600, 1_610])).toEqual([390, 1_610]);
  });

  test("are of no size where most of their parcels were not measured, and the one that was is believed", async () => {
    await learnedFrom([400, 400, 400, 400, 400]);
    await db
      .updateTable("packages")
      .set({ length_mm: null, width_mm: null, height_mm: null })
      .where("id", "in", parcels.slice(0, 4))
      .execute();
    await reckonWeights(needs);
    const found = await db
      .selectFrom("weighed_goods")
      .select(["low_mm3", "high_mm3"])
      .where("product_id", "=", product_id)
      .executeTakeFirstOrThrow();
    expect(found).toEqual({ low_mm3: 0, high_mm3: 1_000_000 });
  });
});

function nine(from: number): number[] {
  return Array.from({ length: 9 }, (_, at) => from + at);
}

function eight(from: number): number[] {
  return nine(from).slice(0, 8);
}
