import type { OutputOf } from "@sampan/contract/call";
import type { readRates } from "@sampan/contract/staff-rates";

/** Currencies that have a rate: what customers pay in. */
export const currencies = ["TWD", "THB"] as const;
export type Rated = (typeof currencies)[number];
export type Rates = OutputOf<typeof readRates>;
