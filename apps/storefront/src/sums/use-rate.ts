import { query } from "@sampan/client/query";
import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import {
  comparisonPrice,
  convert,
  type Cents,
  type PaymentCurrency,
} from "@sampan/domain/kernel/money";
import { useSuspenseQuery } from "@tanstack/react-query";

/** What one yuan costs this visitor now. Every page that shows a price reads it in its loader. */
export const rateQuery = query(getExchangeRate, {});

export interface Rate {
  readonly currency: PaymentCurrency;
  /** What one yuan comes to, in cents of the currency, for people to read. */
  readonly perYuan: Cents;
  /** Cents of yuan in cents of the currency. */
  readonly convert: (yuan: Cents) => Cents;
  /** What a marketplace's price is compared with, in cents of yuan. [SRCH-20] [CONST-41] */
  readonly compare: (yuan: Cents) => Cents;
}

export function useRate(): Rate {
  const { data: answer } = useSuspenseQuery(rateQuery);
  const { currency, ...at } = answer.data;
  return {
    currency: currency as PaymentCurrency,
    perYuan: convert(100, at),
    convert: (yuan) => convert(yuan, at),
    compare: (yuan) => comparisonPrice(yuan, at.comparison_markup_bp),
  };
}
