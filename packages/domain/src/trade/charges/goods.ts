import { multiply, sum, type Cents, type Conversion } from "../../kernel/money.ts";
import { amountAt, inYuan } from "./charge.ts";
import type { ChargeRule, SellerToCharge } from "./charge-rule.ts";
import { timesRate } from "./times-rate.ts";

/** Each line by itself, so that what is given back later can point at what was charged. */
export const goods: ChargeRule = {
  reckon: ({ sellers }) =>
    sellers.flatMap(({ key: seller, lines }) =>
      lines.map(({ key: line, price, num }) => ({
        ...inYuan("goods", multiply(price, num), { price, num }),
        seller,
        line,
      })),
    ),
  explain: timesRate("goods"),
};

/** Lines in the payment currency, each converted once: what a general coupon's least spend means. [CPN-09] */
export const goodsAmount = (
  lines: readonly Pick<SellerToCharge["lines"][number], "price" | "num">[],
  at: Conversion,
): Cents =>
  sum(lines.map(({ price, num }) => amountAt({ cny: multiply(price, num), amount: null }, at)));
