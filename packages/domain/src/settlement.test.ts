import { describe, expect, test } from "vitest";
import { fc } from "../../../tests/support/properties.ts";
import { estimateMeasures, quoteFreight, type TariffLine } from "./freight.ts";
import { convert, sum } from "./money.ts";
import { goodsAmount, settle, type SettlementInput } from "./settlement.ts";

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
const estimate = quoteFreight(air, estimateMeasures([{ weight_g: 2_180, num: 1 }], 1_000));

const dressAndTeapot: SettlementInput = {
  lines: [
    { key: "dress", price: 59_00, num: 4 },
    { key: "teapot", price: 128_00, num: 1 },
  ],
  mainlandFreights: [8_00, 4_00],
  insurance: 3,
  serviceFee_bp: 0,
  payMode: "twice",
  rate: 4_530_000,
  freightEstimate: estimate,
  deductions: [{ key: "coupon", amount: 50_00, values: { start_value: 100_00, value: 50_00 } }],
};

describe("a settlement in two instalments", () => {
  const settlement = settle(dressAndTeapot);

  test("converts every line and fee at the rate, and explains it", () => {
    expect(settlement.lines).toEqual([
      { key: "dress", cny: 236_00, amount: 1_069_08 },
      { key: "teapot", cny: 128_00, amount: 579_84 },
    ]);
    expect(settlement.first).toEqual([
      {
        key: "goods",
        cny: 364_00,
        amount: 1_648_92,
        reason: { key: "yuan_times_rate", values: { cny: 364_00, rate: 4_530_000 } },
      },
      {
        key: "mainland_freight",
        cny: 12_00,
        amount: 54_36,
        reason: { key: "yuan_times_rate", values: { cny: 12_00, rate: 4_530_000 } },
      },
      {
        key: "insurance",
        cny: 10_92,
        amount: 49_47,
        reason: {
          key: "share_of_goods",
          values: { goods_cny: 364_00, share_bp: 300, cny: 10_92, rate: 4_530_000 },
        },
      },
      {
        key: "coupon",
        amount: -50_00,
        reason: { key: "reduction", values: { start_value: 100_00, value: 50_00 } },
      },
    ]);
    expect(settlement.firstInstalment).toBe(1_702_75);
  });
  test("estimates the second instalment and the sum to the door", () => {
    expect(settlement.second.map(({ key, amount }) => [key, amount])).toEqual([
      ["international_freight", 288_00],
      ["local_freight", 80_00],
    ]);
    expect(settlement.secondEstimate).toBe(368_00);
    expect(settlement.toTheDoor).toBe(2_070_75);
  });
});

describe("a settlement", () => {
  test("paid once takes the estimated freight along", () => {
    const settlement = settle({ ...dressAndTeapot, payMode: "once" });
    expect(settlement.firstInstalment).toBe(2_070_75);
    expect(settlement.secondEstimate).toBe(0);
    expect(settlement.toTheDoor).toBe(2_070_75);
  });
  test("without insurance and service fee names neither", () => {
    const { first } = settle({ ...dressAndTeapot, insurance: 0, deductions: [] });
    expect(first.map((entry) => entry.key)).toEqual(["goods", "mainland_freight"]);
  });
  test("charges a service fee as a share of the goods", () => {
    const { first, service_cny } = settle({ ...dressAndTeapot, serviceFee_bp: 500 });
    expect(service_cny).toBe(18_20);
    expect(first.find((entry) => entry.key === "service_fee")?.amount).toBe(82_45);
  });
  test("takes insurance of the goods alone, without freight [CHK-31]", () => {
    const dear = settle({ ...dressAndTeapot, mainlandFreights: [900_00] });
    expect(dear.insurance_cny).toBe(10_92);
  });
  test("lets deductions take what is there and no more", () => {
    const settlement = settle({
      ...dressAndTeapot,
      deductions: [
        { key: "coupon", amount: 1_700_00, values: {} },
        { key: "bonus", amount: 500_00, values: {} },
        { key: "points", amount: 10_00, values: { points: 100 } },
      ],
    });
    expect(settlement.firstInstalment).toBe(0);
    expect(settlement.first.slice(3).map(({ key, amount }) => [key, amount])).toEqual([
      ["coupon", -1_700_00],
      ["bonus", -52_75],
    ]);
  });
});

describe("whatever is settled", () => {
  const anyInput = fc.record({
    lines: fc.array(
      fc.record({
        key: fc.string(),
        price: fc.nat(1_000_000),
        num: fc.integer({ min: 1, max: 500 }),
      }),
      { maxLength: 50 },
    ),
    mainlandFreights: fc.array(fc.nat(100_00), { maxLength: 10 }),
    insurance: fc.constantFrom(0, 2, 3, 4),
    serviceFee_bp: fc.nat(1_000),
    payMode: fc.constantFrom("once", "twice"),
    rate: fc.integer({ min: 1_000_000, max: 10_000_000 }),
    freightEstimate: fc.constant(estimate),
    deductions: fc.array(
      fc.record({
        key: fc.constantFrom("coupon", "bonus", "points"),
        amount: fc.nat(10_000_00),
        values: fc.constant({}),
      }),
      { maxLength: 3 },
    ),
  });

  test("the reasons add up to the instalments, and the lines to the goods [MONEY-10]", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const settlement = settle(input);
        expect(sum(settlement.first.map((entry) => entry.amount))).toBe(settlement.firstInstalment);
        expect(sum(settlement.second.map((entry) => entry.amount))).toBe(settlement.secondEstimate);
        const goods = settlement.first.find((entry) => entry.key === "goods")?.amount;
        expect(goods).toBe(sum(settlement.lines.map((line) => line.amount)));
        expect(goods).toBe(goodsAmount(input));
        expect(settlement.firstInstalment).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  test("the converted goods stray less than a cent a line from the exact sum", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { goods_cny } = settle(input);
        const strayed = Math.abs(goodsAmount(input) - convert(goods_cny, input.rate));
        expect(strayed).toBeLessThanOrEqual(input.lines.length);
      }),
    );
  });
});
