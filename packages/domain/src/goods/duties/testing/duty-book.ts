import type { DutyRate } from "../../../people/regions/customs.ts";
import type { DutyBook } from "../duty-book.ts";

const rate = (low_bp: number, high_bp = low_bp): DutyRate => ({
  low_bp,
  high_bp,
  source: "A tariff",
  address: "https://customs.example/tariff",
  read_on: "2026-11-01",
});

/** Rates and words as a new house begins with them. */
export const dutyBook: DutyBook = {
  rates: {
    TW: {
      clothing: rate(1_000, 1_200),
      care: rate(0, 1_200),
      bags: rate(700),
      household: rate(0, 1_200),
      audio: rate(1_000),
      watches: rate(500),
      toys: rate(0),
      electronics: rate(0),
      books: rate(0),
    },
    TH: {
      clothing: rate(3_000),
      care: rate(3_000),
      bags: rate(2_000),
      household: rate(2_000),
      audio: rate(1_000),
      watches: rate(500, 1_000),
      toys: rate(500),
      electronics: rate(0),
      books: rate(0),
    },
  },
  words: {
    since: "2026-11-01",
    lists: [
      ["bags", ["电脑包", "包包"]],
      ["household", ["手机壳"]],
      ["audio", ["耳机"]],
      ["electronics", ["手机", "电脑"]],
      ["clothing", ["男装", "连衣裙"]],
    ],
  },
};
