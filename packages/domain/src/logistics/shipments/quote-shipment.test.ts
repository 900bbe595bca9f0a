import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { sum } from "../../kernel/money.ts";
import { quoteFreight, type Measures, type TariffLine } from "../../money/price-book/freight.ts";
import { quoteShipment, type ShipmentParcel, type ShipmentQuote } from "./quote-shipment.ts";

const sea: TariffLine = {
  region: "TW",
  transport: 9,
  tariff_class: "ordinary",
  currency: "TWD",
  per_kg: 35_00,
  per_cbm: 0,
  base_fee: 20_00,
  minimum_fee: 0,
  delivery_fee: 100_00,
  divisor: 6_000,
  minimum_weight_g: 10_000,
  weight_step_g: 1_000,
  days_min: 13,
  days_max: 15,
};
const dear: TariffLine = {
  ...sea,
  tariff_class: "sensitive",
  per_kg: 60_00,
  base_fee: 30_00,
  delivery_fee: 120_00,
  minimum_weight_g: 5_000,
  weight_step_g: 100,
};
const byCube: TariffLine = {
  ...sea,
  tariff_class: "special",
  divisor: null,
  per_cbm: 9_000_00,
  minimum_fee: 500_00,
};
const lines = [sea, dear, byCube] as const;

const box = (weight_g: number, edge_mm = 100): Measures => ({
  weight_g,
  length_mm: edge_mm,
  width_mm: edge_mm,
  height_mm: edge_mm,
});
const of = (line: TariffLine, ...parcels: Measures[]) =>
  parcels.map((measures) => ({ line, measures }));
const quote = ([first, ...others]: readonly ShipmentParcel[]): ShipmentQuote => {
  if (!first) throw new Error("a shipment has parcels");
  return quoteShipment([first, ...others]);
};

const anyLine = fc.record({
  base: fc.constantFrom(...lines),
  per_kg: fc.integer({ min: 1, max: 300_00 }),
  base_fee: fc.integer({ min: 0, max: 200_00 }),
  minimum_fee: fc.integer({ min: 0, max: 900_00 }),
  delivery_fee: fc.integer({ min: 0, max: 200_00 }),
  minimum_weight_g: fc.integer({ min: 0, max: 20_000 }),
  weight_step_g: fc.constantFrom(1, 100, 500, 1_000),
});
/** A tariff of three classes, and parcels of any of them. */
const anyParcels = fc
  .tuple(anyLine, anyLine, anyLine)
  .map((drawn) =>
    drawn.map(({ base, ...fees }, index) => ({
      ...base,
      ...fees,
      tariff_class: lines[index]?.tariff_class ?? base.tariff_class,
    })),
  )
  .chain((tariff) =>
    fc.array(
      fc.record({
        line: fc.constantFrom(...tariff),
        measures: fc.record({
          weight_g: fc.integer({ min: 1, max: 30_000 }),
          length_mm: fc.integer({ min: 1, max: 900 }),
          width_mm: fc.integer({ min: 1, max: 900 }),
          height_mm: fc.integer({ min: 1, max: 900 }),
        }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  );

describe("a shipment", () => {
  test("of 1.2 and 1.4 kg by sea pays the ten kilograms of the line once, and is brought once [FRT-06]", () => {
    const together = quote(of(sea, box(1_200), box(1_400)));
    expect(together.loads).toMatchObject([
      { actual_g: 2_600, chargeable_g: 10_000, basis: "minimum_weight" },
    ]);
    expect(together.entries.map(({ key, amount }) => [key, amount])).toEqual([
      ["international_freight", 350_00],
      ["base_fee", 20_00],
      ["local_freight", 100_00],
    ]);
    expect(together).toMatchObject({ international: 370_00, local: 100_00, total: 470_00 });
    expect(together.shares.map(({ chargeable_g }) => chargeable_g)).toEqual([4_615, 5_385]);
  });

  test("counts volume as the sum of its parcels, and shares the freight by it where it is more [FRT-07]", () => {
    // 27 and 8 litres: 4,500 g and 1,334 g by themselves, 5,834 g together.
    const bulky = quote(of({ ...dear, base_fee: 0 }, box(900, 300), box(900, 200)));
    expect(bulky.loads).toMatchObject([
      { actual_g: 1_800, volume_g: 5_834, chargeable_g: 5_900, basis: "volume" },
    ]);
    expect(bulky.shares.map(({ chargeable_g }) => chargeable_g)).toEqual([4_551, 1_349]);
  });

  test("shares a price by volume by what each parcel takes up", () => {
    const cubes = quote(of({ ...byCube, minimum_weight_g: 0 }, box(5_000, 400), box(1_000, 600)));
    expect(cubes.loads).toMatchObject([{ basis: "volume_price" }]);
    const [small, large] = cubes.shares;
    // 64 and 216 litres.
    expect((large?.international ?? 0) / (small?.international ?? 1)).toBeCloseTo(216 / 64, 1);
  });

  test("of several classes charges each by its rate, and what counts once by the dearest of them [FRT-10]", () => {
    const mixed = quote([...of(sea, box(12_000)), ...of(dear, box(7_000))]);
    expect(mixed.entries.map(({ key, amount, reason }) => [key, amount, reason.values])).toEqual([
      ["international_freight", 420_00, { chargeable_g: 12_000, per_kg: 35_00 }],
      ["international_freight", 420_00, { chargeable_g: 7_000, per_kg: 60_00 }],
      ["base_fee", 30_00, { fee: 30_00 }],
      ["local_freight", 120_00, { fee: 120_00 }],
    ]);
    expect(mixed).toMatchObject({ international: 870_00, local: 120_00, total: 990_00 });
    // Each bears what its own rate comes to, and of what counts once a part by its grams: 12 to 7.
    expect(mixed.shares).toEqual([
      { chargeable_g: 12_000, international: 420_00 + 18_95, local: 75_79 },
      { chargeable_g: 7_000, international: 420_00 + 11_05, local: 44_21 },
    ]);
  });

  test("that reaches a minimum exactly owes nothing up to it, and no fee of its own says why", () => {
    // 175.00, 175.00 and the base fee of 30.00 are what ten kilograms by sea come to with it.
    const exact = quote([...of(sea, box(5_000)), ...of({ ...dear, per_kg: 50_00 }, box(3_500))]);
    expect(exact.international).toBe(380_00);
    expect(exact.entries.map(({ key, reason }) => [key, reason.key])).toEqual([
      ["international_freight", "weight_times_rate"],
      ["international_freight", "weight_times_rate"],
      ["base_fee", "per_shipment"],
      ["local_freight", "per_shipment"],
    ]);
  });

  test("of a first weight shares that price too by what each class costs", () => {
    const first = { base_fee: 0, delivery_fee: 0, minimum_weight_g: 0, weight_step_g: 100 };
    const mixed = quote([
      ...of({ ...sea, ...first, first_weight_g: 1_000, first_fee: 90_00 }, box(1_000)),
      ...of({ ...dear, ...first }, box(1_000)),
    ]);
    expect(mixed.shares.map(({ international }) => international)).toEqual([90_00, 60_00]);
  });

  test("names the version of the tariff's row that charged it, where it has one", () => {
    const { loads } = quote([...of({ ...sea, key: "v7" }, box(1_000)), ...of(dear, box(1_000))]);
    expect(loads.map((load) => Object.entries(load).find(([name]) => name === "tariff"))).toEqual([
      ["tariff", "v7"],
      undefined,
    ]);
  });

  test("of several classes pays at least what the dearest minimum asks for", () => {
    const light = quote([...of(sea, box(1_000)), ...of(dear, box(1_000))]);
    // 10 kg at 35.00 and the base fee of 30.00 are more than 5 kg at 60.00 with it.
    expect(light.entries.map(({ key, amount }) => [key, amount])).toEqual([
      ["international_freight", 35_00],
      ["international_freight", 60_00],
      ["base_fee", 30_00],
      ["minimum_fee", 255_00],
      ["local_freight", 120_00],
    ]);
    const floor = light.entries.find(({ key }) => key === "minimum_fee");
    expect(floor?.reason).toEqual({ key: "up_to_minimum", values: { minimum: 380_00 } });
  });

  test("leaves out fees that are nothing", () => {
    const free = { base_fee: 0, delivery_fee: 0, minimum_weight_g: 0 };
    const mixed = quote([
      ...of({ ...sea, ...free }, box(1_000)),
      ...of({ ...dear, ...free }, box(1_000)),
    ]);
    expect(mixed.entries.map(({ key }) => key)).toEqual([
      "international_freight",
      "international_freight",
    ]);
    expect(mixed.local).toBe(0);
  });
});

describe("whatever is shipped", () => {
  test("one parcel pays what the estimator says [FRT-09]", () => {
    fc.assert(
      fc.property(anyParcels, ([one]) => {
        if (!one) return;
        const alone = quote([one]);
        const { entries, international, local, total, ...weighed } = quoteFreight(
          one.line,
          one.measures,
        );
        expect(alone).toMatchObject({ entries, international, local, total });
        expect(alone.loads[0]).toMatchObject({
          chargeable_g: weighed.chargeable_g,
          basis: weighed.basis,
        });
        expect(alone.shares).toEqual([
          { chargeable_g: weighed.chargeable_g, international, local },
        ]);
      }),
    );
  });

  test("parts add up to the cent and to the gram [FRT-10]", () => {
    fc.assert(
      fc.property(anyParcels, (parcels) => {
        const all = quote(parcels);
        expect(sum(all.entries.map(({ amount }) => amount))).toBe(all.total);
        expect(all.international + all.local).toBe(all.total);
        expect(sum(all.shares.map((share) => share.international))).toBe(all.international);
        expect(sum(all.shares.map((share) => share.local))).toBe(all.local);
        expect(sum(all.shares.map((share) => share.chargeable_g))).toBe(
          sum(all.loads.map((load) => load.chargeable_g)),
        );
        for (const share of all.shares) expect(share.international).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("more weight, more volume or one more parcel never costs less", () => {
    const more = fc.record({
      at: fc.nat(7),
      weight_g: fc.nat(5_000),
      length_mm: fc.nat(300),
      height_mm: fc.nat(300),
    });
    fc.assert(
      fc.property(anyParcels, more, (parcels, { at, ...grown }) => {
        const before = quote(parcels).total;
        const larger = parcels.map((parcel, index) => {
          if (index !== at % parcels.length) return parcel;
          const { weight_g, length_mm, height_mm, width_mm } = parcel.measures;
          return {
            ...parcel,
            measures: {
              width_mm,
              weight_g: weight_g + grown.weight_g,
              length_mm: length_mm + grown.length_mm,
              height_mm: height_mm + grown.height_mm,
            },
          };
        });
        expect(quote(larger).total).toBeGreaterThanOrEqual(before);
        const [first, ...others] = parcels;
        const fewer = others.length > 0 ? others : [first];
        expect(quote(fewer.flatMap((one) => one ?? [])).total).toBeLessThanOrEqual(before);
      }),
    );
  });

  test("nobody pays less than the minimum of a line, or for being brought less than its fee", () => {
    fc.assert(
      fc.property(anyParcels, (parcels) => {
        const all = quote(parcels);
        for (const { line } of parcels) {
          expect(all.international).toBeGreaterThanOrEqual(line.minimum_fee);
          expect(all.international).toBeGreaterThanOrEqual(
            quoteFreight({ ...line, delivery_fee: 0 }, { ...box(0, 0) }).international,
          );
          expect(all.local).toBeGreaterThanOrEqual(line.delivery_fee);
        }
      }),
    );
  });

  test("together never costs more than what leaves by itself", () => {
    fc.assert(
      fc.property(anyParcels, (parcels) => {
        const apart = sum(parcels.map((parcel) => quote([parcel]).total));
        // A cent for each rounding of a price.
        expect(quote(parcels).total).toBeLessThanOrEqual(apart + parcels.length);
      }),
    );
  });
});

const plain = { ...sea, base_fee: 0, delivery_fee: 0, minimum_weight_g: 0 };
test("parcels whose scale and volume say as much together are shared by the scale", () => {
  const heavy = { weight_g: 3_000, length_mm: 100, width_mm: 200, height_mm: 300 };
  const large = { weight_g: 1_000, length_mm: 300, width_mm: 200, height_mm: 300 };
  const by = quote(of(plain, heavy, large)).shares.map((one) => one.chargeable_g);
  expect(by).toEqual([3_000, 1_000]);
});

test("parcels bear the rate and what counts once each by itself, to the cent", () => {
  const cheap = { ...plain, per_kg: 50, base_fee: 1_00 };
  const { shares } = quote(of(cheap, box(500, 10), box(500, 10), box(500, 10)));
  expect(shares.map((one) => one.international)).toEqual([68, 66, 66]);
});
