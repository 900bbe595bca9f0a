import { formatAmount, type Currency } from "@sampan/domain/kernel/money";

/** What a coupon takes off, as its holder reads it: `NT$ 50.00`, or `9%`. [CPN-06] */
export const couponWorth = (
  { discountType, value }: { readonly discountType: 1 | 2; readonly value: number },
  currency: Currency,
): string => (discountType === 2 ? `${value / 100}%` : formatAmount(value, currency));
