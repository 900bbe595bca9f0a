import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { readRates } from "@sampan/contract/money/rates/staff-rates";

/** A currency that has a rate: what customers pay in. */
export type Rated = PaymentCurrency;
export type Rates = OutputOf<typeof readRates>;
