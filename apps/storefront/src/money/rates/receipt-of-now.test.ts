import type { ExchangeRate } from "@sampan/contract/money/rates/rates";
import { expect, test } from "vitest";
import { receiptOfNow } from "./receipt-of-now.ts";

const rate: ExchangeRate = {
  currency: "TWD",
  rate: "4.62",
  rate_e6: 4_620_000,
  rounding: "half_up",
  comparison_markup_bp: 5_200,
  mid: "4.53",
  margin_percent: "2.00",
  quoted_at: "2026-11-28 09:00:00",
  source: "bank_of_taiwan",
};

test("what yuan cost now is told with the middle of the market and what our margin comes to [MONEY-12] [API-60]", () => {
  expect(receiptOfNow(rate, 118_00)).toEqual({
    amount: 545_16,
    currency: "TWD",
    rate: "4.62",
    market: {
      mid: "4.53",
      margin_percent: "2.00",
      // 545.16 less 534.54.
      margin: 10_62,
      source: "bank_of_taiwan",
      quoted_at: "2026-11-28 09:00:00",
    },
  });
});
