import { describe, expect, test } from "vitest";
import { reviewAmounts } from "./review-amounts.ts";
import { originalFreight } from "./original-freight.ts";
import { reviewOf } from "./testing/review-of.ts";

const rate = { rate_e6: 4_530_000, rounding: "half_up" } as const;

describe("the amounts of a review", () => {
  test("convert each line and each fee once, so that they add up to the first payment [MONEY-10]", () => {
    const review = reviewOf({
      lines: [
        { price: 6850, num: 6 },
        { price: 6850, num: 4 },
        { price: 2480, num: 10 },
      ],
      freights: [1800],
      insurance_fee: 2799,
      coupon_amount: 5000,
      first_instalment: 438_482,
    });
    const amounts = reviewAmounts(review, rate);
    expect(amounts).toMatchObject({ pieces: 20, goods: 422_649, insurance: 12_679, estimate: 0 });
    expect(amounts.freights).toEqual({ seller0: 8154 });
    expect(422_649 + 8154 + 12_679 - 5000).toBe(review.first_instalment);
  });

  test("leave removed lines out", () => {
    const review = reviewOf({
      lines: [
        { price: 1000, num: 2 },
        { price: 9900, num: 5, status: 3 },
      ],
    });
    expect(reviewAmounts(review, rate)).toMatchObject({ pieces: 2, goods: 9060 });
  });

  test("leave out the freight of a seller of whom nothing is left", () => {
    const review = reviewOf({
      lines: [{ price: 1000, num: 1 }],
      freights: [800, 1200],
      pay_mode: "once",
      first_instalment: 4530 + 3624 + 36_800,
    });
    expect(reviewAmounts(review, rate)).toMatchObject({
      freights: { seller0: 3624 },
      estimate: 36_800,
    });
  });

  test("name what a single instalment pays in advance [PAY-04]", () => {
    const review = reviewOf({
      lines: [{ price: 1000, num: 1 }],
      pay_mode: "once",
      first_instalment: 4530 + 36_800,
    });
    expect(reviewAmounts(review, rate).estimate).toBe(36_800);
  });
});

describe("a corrected freight", () => {
  const corrected = (cdate: string, facts: object) =>
    ({ biz_code: 3, cdate, actor: "staff", content: JSON.stringify(facts) }) as const;
  const log = [
    corrected("2026-11-20 10:20:00", {
      field: "mainland_freight",
      line: "中山织语制衣",
      old: 1800,
      new: 1700,
    }),
    corrected("2026-11-20 10:14:00", {
      field: "mainland_freight",
      line: "中山织语制衣",
      old: 1500,
      new: 1800,
    }),
    corrected("2026-11-20 10:10:00", { field: "price", line: "中山织语制衣", old: 1, new: 2 }),
  ];

  test("remembers what it was at first, however often it was corrected [BO-08]", () => {
    expect(originalFreight({ log }, { shop_name: "中山织语制衣" })).toBe(1500);
  });

  test("is nobody else's [BO-08]", () => {
    expect(originalFreight({ log }, { shop_name: "半亩晴天女装" })).toBeUndefined();
  });
});
