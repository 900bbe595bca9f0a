import { type Cents, formatAmount, type PaymentCurrency } from "@sampan/domain/kernel/money";

/** Money with its symbol; points, which have no currency, are a number. */
export const bookAmount = (amount: Cents, currency: PaymentCurrency | null): string =>
  currency ? formatAmount(amount, currency) : amount.toLocaleString("en");

/** The same with its direction in front. */
export const signedAmount = (amount: Cents, currency: PaymentCurrency | null): string =>
  `${amount < 0 ? "−" : "+"} ${bookAmount(Math.abs(amount), currency)}`;
