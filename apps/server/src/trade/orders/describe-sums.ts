import type { Sum, Sums } from "@sampan/contract/trade/orders/order-shapes";
import type { Charge } from "@sampan/domain/trade/charges/charge";
import { chargesOf, priced } from "@sampan/domain/trade/charges/price";
import {
  formatRate,
  sum,
  type Conversion,
  type PaymentCurrency,
} from "@sampan/domain/kernel/money";
import type { SumEntry, SumKey } from "@sampan/domain/kernel/sum-entry";

const freightKeys: readonly SumKey[] = [
  "international_freight",
  "first_weight",
  "base_fee",
  "minimum_fee",
  "local_freight",
];

export interface SumsOf {
  readonly currency: PaymentCurrency;
  readonly at: Conversion;
  /** The rate of the payment, which never changes again. */
  readonly isRateFixed: boolean;
  /** What the first instalment was paid with beside cash. */
  readonly paidWith?: readonly SumEntry[];
}

/** The arithmetic of charges as it travels; freight that nobody has weighed yet is an estimate. */
export function describeSums(
  charges: readonly Charge[],
  { currency, at, isRateFixed, paidWith = [] }: SumsOf,
): Sums {
  const first = [...priced(chargesOf(charges, "first"), at), ...paidWith];
  const second = priced(chargesOf(charges, "second"), at);
  const first_instalment = sum(first.map(({ amount }) => amount));
  const second_instalment = sum(second.map(({ amount }) => amount));
  return {
    currency,
    exchange_rate: formatRate(at.rate_e6),
    rate_e6: at.rate_e6,
    rounding: at.rounding,
    is_rate_fixed: isRateFixed,
    rows: [
      ...first.map((entry) => describeEntry(entry, 1, freightKeys.includes(entry.key))),
      ...second.map((entry) => describeEntry(entry, 2, true)),
    ],
    first_instalment,
    second_instalment,
    is_second_estimate: true,
    door_total: sum([first_instalment, second_instalment]),
  };
}

export const describeEntry = (entry: SumEntry, instalment: 1 | 2, is_estimate: boolean): Sum => ({
  key: entry.key,
  instalment,
  amount: entry.amount,
  cny: entry.cny ?? null,
  is_estimate,
  reason: { key: entry.reason.key, values: { ...entry.reason.values } },
});
