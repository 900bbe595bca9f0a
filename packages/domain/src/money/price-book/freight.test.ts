import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import {
  allocateByWeight,
  chargeableWeight,
  estimateMeasures,
  loadOf,
  quoteFreight,
  tariffLineFor,
  type Measures,
  type TariffLine,
} from "./freight.ts";
import { sum } from "../../kernel/money.ts";

const air: TariffLine = {
  region: "TW",
  transport: 12,
  tariff_class: "ordinary",
  currency: "TWD",
  per_kg: 120_00,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 80_00,
  divisor: 6_000,
  minimum_weight_g: 0,
  weight_step_g: 100,
  days_min: 4,
  days_max: 6,
};
const land: TariffLine = {
  ...air,
  region: "TH",
  transport: 10,
  currency: "THB",
  per_kg: 35_00,
  per_cbm: 7_000_00,
  minimum_fee: 150_00,
  delivery_fee: 0,
  divisor: null,
  minimum_weight_g: 1_000,
};
const parcel: Measures = { weight_g: 2_360, length_mm: 300, width_mm: 220, height_mm: 180 };

const anyMeasures = fc.record({
  weight_g: fc.integer({ min: 1, max: 100_000 }),
  length_mm: fc.integer({ min: 1, max: 2_000 }),
  width_mm: fc.integer({ min: 1, max: 2_000 }),
  height_mm: fc.integer({ min: 1, max: 2_000 }),
});

describe("a weighed parcel", () => {
  test("pays for the larger of scale and volume, up to the step [FRT-06] [FRT-07]", () => {
    expect(quoteFreight(air, parcel)).toEqual({
      currency: "TWD",
      actual_g: 2_360,
      volume_g: 1_980,
      volume_mm3: 11_880_000,
      chargeable_g: 2_400,
      basis: "actual",
      entries: [
        {
          key: "international_freight",
          amount: 288_00,
          reason: { key: "weight_times_rate", values: { chargeable_g: 2_400, per_kg: 120_00 } },
        },
        {
          key: "local_freight",
          amount: 80_00,
          reason: { key: "per_shipment", values: { fee: 80_00 } },
        },
      ],
      international: 288_00,
      local: 80_00,
      total: 368_00,
    });
  });
  test.each([
    [6_000, 1_980],
    [5_000, 2_376],
    [4_000, 2_970],
    [null, 0],
  ])("counts its volume by the divisor %s of its transport: %d g [FRT-07]", (divisor, volume_g) => {
    expect(chargeableWeight({ ...air, divisor }, loadOf([parcel])).volume_g).toBe(volume_g);
    const turned = { ...parcel, length_mm: 180, width_mm: 300, height_mm: 220 };
    expect(chargeableWeight({ ...air, divisor }, loadOf([turned])).volume_g).toBe(volume_g);
    const twice = { ...parcel, height_mm: 360 };
    expect(chargeableWeight({ ...air, divisor }, loadOf([twice])).volume_g).toBe(volume_g * 2);
  });
  test("that is bulky pays for its volume [FRT-06]", () => {
    const bulky = { ...parcel, weight_g: 900 };
    expect(quoteFreight(air, bulky)).toMatchObject({ chargeable_g: 2_000, basis: "volume" });
    const even = { ...parcel, weight_g: 1_980 };
    expect(quoteFreight(air, even)).toMatchObject({ chargeable_g: 2_000, basis: "actual" });
  });
  test("that is light pays the minimum weight", () => {
    const line = { ...air, minimum_weight_g: 10_000, weight_step_g: 1_000 };
    expect(quoteFreight(line, parcel)).toMatchObject({
      chargeable_g: 10_000,
      basis: "minimum_weight",
      international: 1_200_00,
    });
  });
  test("of 20.5 kg by fast sea counts 21 kg, above the least fee", () => {
    const fastSea = {
      ...air,
      per_kg: 55_00,
      minimum_fee: 375_00,
      delivery_fee: 100_00,
      weight_step_g: 1_000,
    };
    const heavy = { weight_g: 20_500, length_mm: 0, width_mm: 0, height_mm: 0 };
    expect(quoteFreight(fastSea, heavy).total).toBe(1_255_00);
    expect(quoteFreight(fastSea, { ...heavy, weight_g: 2_000 }).total).toBe(475_00);
  });
  test("on a line by cubic metre pays the dearer of weight and volume", () => {
    const big = { weight_g: 20_000, length_mm: 500, width_mm: 500, height_mm: 500 };
    expect(quoteFreight(land, big)).toMatchObject({
      basis: "volume_price",
      international: 875_00,
      entries: [
        {
          key: "international_freight",
          amount: 875_00,
          reason: {
            key: "volume_times_rate",
            values: { volume_mm3: 125_000_000, per_cbm: 7_000_00 },
          },
        },
      ],
    });
    expect(quoteFreight(land, { ...big, weight_g: 25_000 })).toMatchObject({
      basis: "actual",
      international: 875_00,
    });
    expect(quoteFreight(land, { ...big, weight_g: 30_000 })).toMatchObject({
      basis: "actual",
      international: 1_050_00,
    });
  });
  test("names what is missing to the least fee", () => {
    const light = { ...parcel, weight_g: 1_000, length_mm: 100, width_mm: 100, height_mm: 100 };
    expect(quoteFreight(land, light).entries).toEqual([
      expect.objectContaining({ key: "international_freight", amount: 35_00 }),
      {
        key: "minimum_fee",
        amount: 115_00,
        reason: { key: "up_to_minimum", values: { minimum: 150_00 } },
      },
    ]);
  });
  test("that comes to just the least fee pays nothing more", () => {
    const quote = quoteFreight({ ...air, minimum_fee: 288_00 }, parcel);
    expect(quote.entries.map((entry) => entry.key)).toEqual([
      "international_freight",
      "local_freight",
    ]);
  });
  test("pays its first weight at a price of its own, and by the kilogram what is above it", () => {
    const line = { ...air, first_weight_g: 1_000, first_fee: 150_00 };
    const { entries, international } = quoteFreight(line, parcel);
    expect(entries.slice(0, 2)).toEqual([
      {
        key: "first_weight",
        amount: 150_00,
        reason: { key: "first_weight", values: { first_weight_g: 1_000, fee: 150_00 } },
      },
      {
        key: "international_freight",
        amount: 168_00,
        reason: { key: "weight_times_rate", values: { chargeable_g: 1_400, per_kg: 120_00 } },
      },
    ]);
    expect(international).toBe(318_00);
    const small = { ...parcel, length_mm: 100, width_mm: 100, height_mm: 100 };
    for (const weight_g of [300, 1_000])
      expect(
        quoteFreight(line, { ...small, weight_g }).entries.map(({ key, amount }) => [key, amount]),
      ).toEqual([
        ["first_weight", 150_00],
        ["local_freight", 80_00],
      ]);
  });
  test("keeps which version of a stored line priced it, and none of a line that is not stored", () => {
    expect(quoteFreight({ ...air, key: "air-2" }, parcel)).toEqual({
      ...quoteFreight(air, parcel),
      tariff: "air-2",
    });
    expect(quoteFreight(air, parcel)).not.toHaveProperty("tariff");
  });
  test("pays a base fee beside its weight where the line has one", () => {
    const quote = quoteFreight({ ...air, base_fee: 20_00 }, parcel);
    expect(quote.international).toBe(308_00);
    expect(quote.entries[1]).toEqual({
      key: "base_fee",
      amount: 20_00,
      reason: { key: "per_shipment", values: { fee: 20_00 } },
    });
  });
});

describe("whatever is measured", () => {
  test("the components add up to the total", () => {
    fc.assert(
      fc.property(fc.constantFrom(air, land), anyMeasures, (line, measures) => {
        const quote = quoteFreight(line, measures);
        expect(sum(quote.entries.map((entry) => entry.amount))).toBe(quote.total);
        expect(quote.international + quote.local).toBe(quote.total);
        expect(quote.international).toBeGreaterThanOrEqual(line.minimum_fee);
      }),
    );
  });
  test("the chargeable weight is no less than the scale's and less than a step above the larger", () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        const { actual_g, volume_g, chargeable_g } = chargeableWeight(air, loadOf([measures]));
        const larger = Math.max(actual_g, volume_g);
        expect(chargeable_g).toBeGreaterThanOrEqual(larger);
        expect(chargeable_g).toBeLessThan(larger + air.weight_step_g);
      }),
    );
  });
  test("more weight never costs less", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(air, land),
        anyMeasures,
        fc.nat(5_000),
        (line, measures, more) => {
          const heavier = { ...measures, weight_g: measures.weight_g + more };
          expect(quoteFreight(line, heavier).total).toBeGreaterThanOrEqual(
            quoteFreight(line, measures).total,
          );
        },
      ),
    );
  });
});

describe("an estimate", () => {
  test("adds packaging to the net weights", () => {
    const goods = [
      { weight_g: 400, num: 4 },
      { weight_g: 550, num: 1 },
    ];
    expect(estimateMeasures(goods, 1_000).weight_g).toBe(2_365);
    expect(quoteFreight(air, estimateMeasures(goods, 1_000)).total).toBe(368_00);
  });
});

describe("a bill over several orders", () => {
  test("is shared by weight and adds up", () => {
    const parts = [
      { tid: "a", chargeable_g: 1_500 },
      { tid: "b", chargeable_g: 900 },
    ];
    expect(allocateByWeight(368_01, parts)).toEqual([
      { tid: "a", chargeable_g: 1_500, amount: 230_01 },
      { tid: "b", chargeable_g: 900, amount: 138_00 },
    ]);
  });
});

describe("the tariff", () => {
  test("is asked for region, transport and class", () => {
    const wanted = { region: "TH", transport: 10, tariff_class: "ordinary" } as const;
    const others = [
      { ...land, region: "TW" },
      { ...land, transport: 12 },
      { ...land, tariff_class: "special" },
    ] as const;
    expect(tariffLineFor([...others, land], wanted)).toEqual({ ok: true, value: land });
    expect(tariffLineFor(others, wanted)).toEqual({
      ok: false,
      error: { code: "tariff_missing" },
    });
  });
});
