import { inYuan } from "./charge.ts";
import type { ChargeRule } from "./charge-rule.ts";
import { timesRate } from "./times-rate.ts";

/** What each seller's goods cost on their way to our warehouse; a freight of nothing is said, too. */
export const mainlandFreight: ChargeRule = {
  reckon: ({ sellers }) =>
    sellers.map(({ key: seller, mainland_freight }) => ({
      ...inYuan("mainland_freight", mainland_freight),
      seller,
    })),
  explain: timesRate("mainland_freight"),
};
