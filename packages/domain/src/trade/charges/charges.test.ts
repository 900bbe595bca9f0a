import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { estimateMeasures, quoteFreight, type TariffLine } from "../../money/price-book/freight.ts";
import { convert, sum, type Conversion } from "../../kernel/money.ts";
import { roundings } from "../../kernel/rounding.ts";
import type { Charge } from "./charge.ts";
import { goodsOf, type OrderToCharge } from "./charge-rule.ts";
import { goodsAmount } from "./goods.ts";
import { chargesOf, price, priced, yuanOf } from "./price.ts";
import { reckonCharges } from "./rules.ts";

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

const dress = { key: "dress", price: 59_00, num: 4 };
const teapot = { key: "teapot", price: 128_00, num: 1 };
const dressAndTeapot: OrderToCharge = {
  sellers: [
    { key: "tailor", mainland_freight: 8_00, lines: [dress] },
    { key: "potter", mainland_freight: 4_00, lines: [teapot] },
  ],
  insurance: 3,
  serviceFee_bp: 0,
  payMode: "twice",
  freightEstimate: estimate,
  coupon: { amount: 50_00, values: { start_value: 100_00, value: 50_00 } },
};
const rate = 4_530_000;
const at = (rate_e6: number): Conversion => ({ rate_e6, rounding: "half_up" });

const rowsOf = (order: OrderToCharge, instalment: Charge["instalment"], from = at(rate)) =>
  priced(chargesOf(reckonCharges(order), instalment), from);
const total = (rows: readonly { readonly amount: number }[]) =>
  sum(rows.map(({ amount }) => amount));

describe("an order paid in two instalments", () => {
  test("is charged each line and freight by itself, converted once, and explained", () => {
    const charged = price(chargesOf(reckonCharges(dressAndTeapot), "first"), at(rate));
    expect(charged.map(({ kind, seller, line, amount }) => [kind, seller, line, amount])).toEqual([
      ["goods", "tailor", "dress", 1_069_08],
      ["goods", "potter", "teapot", 579_84],
      ["mainland_freight", "tailor", null, 36_24],
      ["mainland_freight", "potter", null, 18_12],
      ["insurance", null, null, 49_47],
      ["coupon", null, null, -50_00],
    ]);
    expect(charged[0]?.reason.figures).toEqual({ price: 59_00, num: 4 });
    const first = rowsOf(dressAndTeapot, "first");
    expect(first).toEqual([
      {
        key: "goods",
        cny: 364_00,
        amount: 1_648_92,
        reason: { key: "yuan_times_rate", values: { cny: 364_00, rate } },
      },
      {
        key: "mainland_freight",
        cny: 12_00,
        amount: 54_36,
        reason: { key: "yuan_times_rate", values: { cny: 12_00, rate } },
      },
      {
        key: "insurance",
        cny: 10_92,
        amount: 49_47,
        reason: {
          key: "share_of_goods",
          values: { goods_cny: 364_00, share_bp: 300, cny: 10_92, rate },
        },
      },
      {
        key: "coupon",
        amount: -50_00,
        reason: { key: "reduction", values: { start_value: 100_00, value: 50_00 } },
      },
    ]);
    expect(total(first)).toBe(1_702_75);
  });
  test("is told an estimate of the second, with its components", () => {
    const second = rowsOf(dressAndTeapot, "second");
    expect(second.map(({ key, amount }) => [key, amount])).toEqual([
      ["international_freight", 288_00],
      ["local_freight", 80_00],
    ]);
  });
});

describe("an order", () => {
  test("paid once takes the estimated freight along [PAY-04]", () => {
    const once = { ...dressAndTeapot, payMode: "once" } as const;
    expect(total(rowsOf(once, "first"))).toBe(2_070_75);
    expect(rowsOf(once, "second")).toEqual([]);
  });
  test.each([
    [
      "the stored line of the tariff that priced it",
      { ...estimate, tariff: "air-2" },
      { tariff: "air-2" },
    ],
    ["no figure where no stored line did", estimate, {}],
  ])("keeps of its estimated freight %s", (_, freightEstimate, figures) => {
    const [freight] = reckonCharges({ ...dressAndTeapot, freightEstimate }).filter(
      ({ kind }) => kind === "freight_estimate",
    );
    expect(freight?.reason).toStrictEqual({ figures, entries: estimate.entries });
  });
  const kindsOf = (order: OrderToCharge) => reckonCharges(order).map((charge) => charge.kind);
  test("without insurance and service fee names neither", () => {
    const bare = { ...dressAndTeapot, insurance: 0, coupon: undefined } as const;
    expect(rowsOf(bare, "first").map(({ key }) => key)).toEqual(["goods", "mainland_freight"]);
    expect(new Set(kindsOf(bare))).toEqual(
      new Set(["goods", "mainland_freight", "freight_estimate"]),
    );
  });
  test.each([
    ["no freight that nobody can tell yet", { freightEstimate: undefined }, "freight_estimate"],
    ["no freight of nothing", { freightEstimate: { ...estimate, total: 0 } }, "freight_estimate"],
    ["no coupon that takes off nothing", { coupon: { amount: 0, values: {} } }, "coupon"],
  ])("is charged %s", (_, change, kind) => {
    const all = kindsOf(dressAndTeapot);
    expect(kindsOf({ ...dressAndTeapot, ...change })).toEqual(all.filter((each) => each !== kind));
  });
  test.each([
    [500, 18_20, 82_45],
    [1, 4, 18],
  ])(
    "of a service share of %i hundredths of a percent tells it as it was applied",
    (share_bp, cny, amount) => {
      const fee = rowsOf({ ...dressAndTeapot, serviceFee_bp: share_bp }, "first").find(
        ({ key }) => key === "service_fee",
      );
      expect(fee).toMatchObject({
        cny,
        amount,
        reason: { values: { share_bp, goods_cny: 364_00 } },
      });
    },
  );
  test("is insured for its goods alone, without freight [CHK-31]", () => {
    const [seller] = dressAndTeapot.sellers;
    const dear = { ...dressAndTeapot, sellers: [{ ...seller!, mainland_freight: 900_00 }] };
    expect(yuanOf(reckonCharges(dear), "insurance")).toBe(7_08);
  });
  test("takes a coupon's share of the goods at the rate of the moment, up to its ceiling [CPN-06]", () => {
    const values = { start_value: 0, share_bp: 900, ceiling: 145_00 };
    const order = { ...dressAndTeapot, coupon: { amount: null, values } };
    const taken = (rate_e6: number) => rowsOf(order, "first", at(rate_e6)).at(-1)?.amount;
    // 9 % of 1,456.00, and of 1,648.92 that is more than 145.00.
    expect(taken(4_000_000)).toBe(-131_04);
    expect(taken(rate)).toBe(-145_00);
  });
  test("gives a coupon what is there and no more", () => {
    const coupon = { amount: 9_999_00, values: {} };
    const first = rowsOf({ ...dressAndTeapot, coupon }, "first");
    expect(first.at(-1)).toMatchObject({ key: "coupon", amount: -1_752_75 });
    expect(total(first)).toBe(0);
  });
  test("names no coupon where there was nothing to take off", () => {
    const first = rowsOf({ ...dressAndTeapot, sellers: [] }, "first");
    expect(first.map(({ key }) => key)).toEqual(["insurance"]);
  });
  test("whose estimate has no components is told one freight", () => {
    const estimated = chargesOf(reckonCharges(dressAndTeapot), "second");
    const whole = estimated.map((charge) => ({ ...charge, reason: { figures: {} } }));
    expect(priced(whole, at(rate))).toEqual([
      {
        key: "international_freight",
        amount: 368_00,
        reason: { key: "per_shipment", values: { fee: 368_00 } },
      },
    ]);
  });
  test("keeps what was paid, whatever the rate does later [MONEY-12]", () => {
    const paid = price(chargesOf(reckonCharges(dressAndTeapot), "first"), at(rate));
    expect(total(priced(paid, at(9_000_000)))).toBe(1_702_75);
  });
});

describe("whatever is charged", () => {
  const anyOrder = fc.record({
    sellers: fc.array(
      fc.record({
        key: fc.string(),
        mainland_freight: fc.nat(100_00),
        lines: fc.array(
          fc.record({
            key: fc.string(),
            price: fc.nat(1_000_000),
            num: fc.integer({ min: 1, max: 500 }),
          }),
          { minLength: 1, maxLength: 10 },
        ),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    insurance: fc.constantFrom(0, 2, 3, 4),
    serviceFee_bp: fc.nat(1_000),
    payMode: fc.constantFrom("once", "twice"),
    freightEstimate: fc.constant(estimate),
    coupon: fc.option(fc.record({ amount: fc.nat(10_000_000), values: fc.constant({}) }), {
      nil: undefined,
    }),
  });
  const anyRate = fc.integer({ min: 1_000_000, max: 10_000_000 });
  const anyConversion = fc.record({ rate_e6: anyRate, rounding: fc.constantFrom(...roundings) });

  test("the rows add up to the charges, and the goods to the lines [MONEY-10]", () => {
    fc.assert(
      fc.property(anyOrder, anyConversion, (order, at) => {
        const charges = reckonCharges(order);
        for (const instalment of ["first", "second"] as const) {
          const own = chargesOf(charges, instalment);
          expect(total(priced(own, at))).toBe(total(price(own, at)));
        }
        const rows = rowsOf(order, "first", at);
        const lines = order.sellers.flatMap((seller) => seller.lines);
        expect(rows.find(({ key }) => key === "goods")?.amount).toBe(goodsAmount(lines, at));
        expect(total(rows)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  test("the converted goods stray less than a cent a line from the exact sum", () => {
    fc.assert(
      fc.property(anyOrder, anyConversion, (order, at) => {
        const lines = order.sellers.flatMap((seller) => seller.lines);
        const strayed = Math.abs(goodsAmount(lines, at) - convert(goodsOf(order), at));
        expect(strayed).toBeLessThanOrEqual(lines.length);
      }),
    );
  });
});
