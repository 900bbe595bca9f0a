import type { ExchangeRate } from "@sampan/contract/money/rates/rates";
import type { RateReceipt } from "@sampan/contract/trade/orders/rate-receipt";
import { convert, parseRate, type Cents, type PaymentCurrency } from "@sampan/domain/kernel/money";

/** What so many yuan, in cents of them, cost at the rate of now, told as a payment's receipt tells it. [MONEY-12] */
export function receiptOfNow(
  { currency, rate, rate_e6, rounding, mid, margin_percent, quoted_at, source }: ExchangeRate,
  cny: Cents,
): Pick<RateReceipt, "currency" | "rate" | "market"> & { readonly amount: Cents } {
  const amount = convert(cny, { rate_e6, rounding });
  const middle = parseRate(mid);
  const market = middle.ok && {
    mid,
    margin_percent,
    margin: amount - convert(cny, { rate_e6: middle.value, rounding }),
    source,
    quoted_at,
  };
  return { amount, currency: currency as PaymentCurrency, rate, market: market || null };
}
