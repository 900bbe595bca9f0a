import type { Sum, Sums } from "@sampan/contract/order-shapes";
import { formatRate, type PaymentCurrency, type Rate } from "@sampan/domain/money";
import type { Settlement } from "@sampan/domain/settlement";
import type { SumEntry, SumKey } from "@sampan/domain/sum-entry";

const freightKeys: readonly SumKey[] = [
  "international_freight",
  "base_fee",
  "minimum_fee",
  "local_freight",
];

export interface SumsOf {
  readonly currency: PaymentCurrency;
  readonly rate: Rate;
  /** The rate of the payment, which never changes again. */
  readonly isRateFixed: boolean;
}

/** A settlement's arithmetic as it travels; freight that nobody has weighed yet is an estimate. */
export const describeSums = (
  settlement: Settlement,
  { currency, rate, isRateFixed }: SumsOf,
): Sums => ({
  currency,
  exchange_rate: formatRate(rate),
  rate_e6: rate,
  is_rate_fixed: isRateFixed,
  rows: [
    ...settlement.first.map((entry) => describeEntry(entry, 1, freightKeys.includes(entry.key))),
    ...settlement.second.map((entry) => describeEntry(entry, 2, true)),
  ],
  first_instalment: settlement.firstInstalment,
  second_instalment: settlement.secondEstimate,
  is_second_estimate: true,
  door_total: settlement.toTheDoor,
});

export const describeEntry = (entry: SumEntry, instalment: 1 | 2, is_estimate: boolean): Sum => ({
  key: entry.key,
  instalment,
  amount: entry.amount,
  cny: entry.cny ?? null,
  is_estimate,
  reason: { key: entry.reason.key, values: { ...entry.reason.values } },
});
