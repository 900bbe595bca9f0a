import { splitAmount, type Cents, type Currency } from "@sampan/domain/kernel/money";
import { classNames } from "./class-names.ts";

interface AmountProps {
  readonly cents: Cents;
  readonly currency: Currency;
  /** 15, 18 or 26 px; without it the size of the text around it. */
  readonly size?: "sm" | "md" | "lg";
  /** Red, for prices and nothing else. */
  readonly isPrice?: boolean;
  readonly className?: string | undefined;
}

const sizes = {
  sm: "text-[0.9375rem]/5",
  md: "text-amount/6",
  lg: "text-amount-lg/8",
} as const;

/** An amount with its symbol and its cents smaller. Never without a currency. [MONEY-02] */
export function Amount({ cents, currency, size, isPrice = false, className }: AmountProps) {
  const parts = splitAmount(cents, currency);
  return (
    <span
      className={classNames(
        "font-[650] tracking-[-0.01em] whitespace-nowrap tabular-nums",
        size && sizes[size],
        isPrice && "text-price",
        className,
      )}
    >
      <span className="mr-[0.12em] text-[0.7em] font-semibold">
        {parts.sign}
        {parts.symbol}
      </span>
      {parts.whole}
      <span className="text-[0.7em] font-semibold">.{parts.cents}</span>
    </span>
  );
}
