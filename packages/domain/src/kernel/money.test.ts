import { describe, expect, test } from "vitest";
import { fc } from "../../../../tests/support/properties.ts";
import {
  allocate,
  comparisonPrice,
  convert,
  formatAmount,
  formatRate,
  inYuan,
  multiply,
  parseAmount,
  parseRate,
  percentage,
  proportion,
  splitAmount,
  sum,
} from "./money.ts";
import { roundings, type Rounding } from "./rounding.ts";

const anyAmount = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });
const at = (rate_e6: number, rounding: Rounding = "half_up") => ({ rate_e6, rounding });
const anyRate = fc.integer({ min: 1, max: 100_000_000 });

describe("converting yuan", () => {
  test.each([
    { yuan: 364_00, rate: 4_530_000, gives: 1_648_92 },
    { yuan: 12_00, rate: 4_530_000, gives: 54_36 },
    { yuan: 10_92, rate: 4_530_000, gives: 49_47 },
    { yuan: 59_00, rate: 4_530_000, gives: 267_27 },
    { yuan: 0, rate: 4_590_000, gives: 0 },
  ])("turns $yuan cents into $gives at $rate millionths", ({ yuan, rate, gives }) => {
    expect(convert(yuan, at(rate))).toBe(gives);
  });

  test("goes back to the yuan that an amount stands for", () => {
    expect(inYuan(4_530, at(4_530_000))).toBe(1_000);
    expect(inYuan(4_533, at(4_530_000))).toBe(1_001);
    expect(inYuan(-4_530, at(4_530_000))).toBe(-1_000);
  });
  test("rounds to the cent as it is told [MONEY-05]", () => {
    expect(convert(1, at(2_500_000))).toBe(3);
    expect(convert(1, at(2_500_000, "half_even"))).toBe(2);
    expect(convert(3, at(2_500_000, "half_even"))).toBe(8);
    expect(convert(1, at(2_600_000, "half_even"))).toBe(3);
    expect(convert(1, at(2_100_000, "up"))).toBe(3);
    expect(convert(1, at(2_900_000, "down"))).toBe(2);
  });

  test("mirrors a charge in its refund, whatever the rounding", () => {
    fc.assert(
      fc.property(anyAmount, anyRate, fc.constantFrom(...roundings), (amount, rate, rounding) => {
        expect(convert(-amount, at(rate, rounding)) + convert(amount, at(rate, rounding))).toBe(0);
      }),
    );
  });

  test("never strays a whole cent from the exact product [MONEY-09]", () => {
    fc.assert(
      fc.property(anyAmount, anyRate, fc.constantFrom(...roundings), (amount, rate, rounding) => {
        const exact = BigInt(amount) * BigInt(rate);
        const error = BigInt(convert(amount, at(rate, rounding))) * 1_000_000n - exact;
        expect(error > -1_000_000n && error < 1_000_000n).toBe(true);
      }),
    );
  });

  test("faults rather than rounding a broken amount", () => {
    expect(() => convert(0.5, at(4_530_000))).toThrow(RangeError);
    const twice = "18014398509481982 cents is no safe amount";
    expect(() => multiply(Number.MAX_SAFE_INTEGER, 2)).toThrow(twice);
  });

  test.each([0, -1])("faults on a rate of %d", (rate) => {
    expect(() => inYuan(1, at(rate))).toThrow("the denominator must be above zero");
  });
});

describe("adding amounts", () => {
  test("knows no 0.1 + 0.2 error [MONEY-09]", () => {
    expect(sum([10, 20])).toBe(30);
    expect(formatAmount(sum([10, 20]), "TWD")).toBe("NT$\u{A0}0.30");
  });
  test("of nothing is zero", () => expect(sum([])).toBe(0));
});

describe("shares", () => {
  test("three percent of 364.00 is 10.92", () => expect(percentage(364_00, 300)).toBe(10_92));
  test("the comparison price is 52 percent above the price", () => {
    expect(comparisonPrice(59_00, 5_200)).toBe(89_68);
    expect(comparisonPrice(1, 5_200)).toBe(2);
  });
  test("a price per kilogram is taken by the gram", () => {
    expect(proportion(120_00, { numerator: 2_400, denominator: 1_000 }, "half_up")).toBe(288_00);
  });
});

describe("allocating an amount", () => {
  test("gives left-over cents to the largest remainders", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(338_00, [1_500, 900])).toEqual([211_25, 126_75]);
    expect(allocate(10, [5, 3])).toEqual([6, 4]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(5, [0, 0])).toEqual([3, 2]);
  });
  test("always adds up and never strays a cent", () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(anyAmount, weights, (total, shares) => {
        const parts = allocate(total, shares);
        expect(sum(parts)).toBe(total);
        const whole = shares.reduce((all, share) => all + share, 0);
        if (whole === 0) return;
        for (const [position, part] of parts.entries()) {
          const exact = BigInt(total) * BigInt(shares[position] ?? 0);
          const error = BigInt(part) * BigInt(whole) - exact;
          expect(error > -BigInt(whole) && error < BigInt(whole)).toBe(true);
        }
      }),
    );
  });
  test("gives nothing to a weight of zero beside others", () => {
    expect(allocate(101, [0, 1, 1])).toEqual([0, 51, 50]);
  });
  test("faults without anybody to give to", () => {
    expect(() => allocate(1, [])).toThrow("there is nothing to allocate an amount to");
    expect(() => allocate(1, [-1, 2])).toThrow("a weight is negative");
  });
});

describe("showing amounts", () => {
  test.each([
    { amount: 1_702_75, currency: "TWD", shown: "NT$\u{A0}1,702.75" },
    { amount: 59_00, currency: "CNY", shown: "¥\u{A0}59.00" },
    { amount: 12_00, currency: "THB", shown: "฿\u{A0}12.00" },
    { amount: -50_00, currency: "TWD", shown: "−NT$\u{A0}50.00" },
    { amount: 5, currency: "TWD", shown: "NT$\u{A0}0.05" },
    { amount: 0, currency: "TWD", shown: "NT$\u{A0}0.00" },
    { amount: 500_000_000_00, currency: "TWD", shown: "NT$\u{A0}500,000,000.00" },
  ] as const)(
    "$amount cents of $currency read $shown [MONEY-02]",
    ({ amount, currency, shown }) => {
      expect(formatAmount(amount, currency)).toBe(shown);
    },
  );
  test("splits an amount for its typography", () => {
    expect(splitAmount(-1_702_75, "TWD")).toEqual({
      sign: "−",
      symbol: "NT$",
      whole: "1,702",
      cents: "75",
    });
  });
});

describe("reading amounts", () => {
  test.each([
    ["1702.75", 1_702_75],
    ["1,702.75", 1_702_75],
    [" 32 ", 32_00],
    ["0.5", 50],
    ["１００", 100_00],
    ["90071992547409.91", Number.MAX_SAFE_INTEGER],
  ])("reads %s", (text, cents) => {
    expect(parseAmount(text)).toEqual({ ok: true, value: cents });
  });
  test.each(["", "-1", "1.234", "1,70", "12e3", "abc", "90071992547409.92"])(
    "refuses '%s'",
    (text) => expect(parseAmount(text)).toEqual({ ok: false, error: { code: "amount_invalid" } }),
  );
  test("reads back every amount it shows", () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        const { whole, cents } = splitAmount(amount, "TWD");
        expect(parseAmount(`${whole}.${cents}`)).toEqual({ ok: true, value: amount });
      }),
    );
  });
});

describe("rates", () => {
  test.each([
    [4_530_000, "4.53"],
    [4_000_000, "4.00"],
    [4_500_000, "4.50"],
    [4_620_600, "4.6206"],
    [1, "0.000001"],
  ])("%d millionths are written %s", (rate, text) => {
    expect(formatRate(rate)).toBe(text);
    expect(parseRate(text)).toEqual({ ok: true, value: rate });
  });
  test.each([
    [" 4.53 ", 4_530_000],
    ["31", 31_000_000],
    ["123456.654321", 123_456_654_321],
  ])("reads the rate '%s'", (text, rate) => {
    expect(parseRate(text)).toEqual({ ok: true, value: rate });
  });
  test.each(["0", "-4.53", "4.5300001", "1234567", "four"])("refuses the rate '%s'", (text) => {
    expect(parseRate(text)).toEqual({ ok: false, error: { code: "not_a_rate" } });
  });
});
