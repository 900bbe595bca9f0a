import { formatAmount, type Cents, type Currency } from "@sampan/domain/kernel/money";

interface AmountProps {
  readonly cents: Cents;
  readonly currency: Currency;
  readonly className?: string;
}

/** Money, never without its currency. [MONEY-02] */
export const Amount = ({ cents, currency, className = "" }: AmountProps) => (
  <span className={`amount ${className}`}>{formatAmount(cents, currency)}</span>
);
