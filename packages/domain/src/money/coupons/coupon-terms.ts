import { formatAmount, type Cents, type Currency } from "../../kernel/money.ts";

export type TermsWord = `terms.${"amount" | "amountFrom" | "share" | "shareFrom"}`;

/** What a coupon takes off, and of what. Amounts are cents of one currency. */
export interface CouponTerms {
  readonly start_value: Cents;
  readonly discount:
    | { readonly value: Cents }
    /** Basis points of the spend, and the most they come to. */
    | { readonly share_bp: number; readonly most: Cents };
}

/** A coupon's terms in one sentence: `NT$ 50.00 off from NT$ 300.00`, `10% off, at most NT$ 300.00`. [CPN-02] [CPN-06] */
export function couponTerms(
  say: (key: TermsWord, values?: Record<string, string>) => string,
  { start_value, discount }: CouponTerms,
  currency: Currency,
): string {
  const money = (cents: Cents): string => formatAmount(cents, currency);
  const from = money(start_value);
  if ("value" in discount) {
    const value = money(discount.value);
    return start_value > 0
      ? say("terms.amountFrom", { from, value })
      : say("terms.amount", { value });
  }
  const share = { percent: String(discount.share_bp / 100), most: money(discount.most) };
  return start_value > 0 ? say("terms.shareFrom", { from, ...share }) : say("terms.share", share);
}
