import { type Cents, type Currency, formatAmount } from "@sampan/domain/kernel/money";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { useTranslations } from "use-intl";

interface Span {
  readonly low: number;
  readonly high: number;
}

/** How amounts and weights from the least to the most are said; once, where both read the same. */
export function useSpan() {
  const t = useTranslations("doorPrice");
  const say = (low: string, high: string): string =>
    low === high ? low : t("span", { low, high });
  return {
    money: ({ low, high }: { readonly low: Cents; readonly high: Cents }, currency: Currency) =>
      say(formatAmount(low, currency), formatAmount(high, currency)),
    kilograms: ({ low, high }: Span) => say(formatKilograms(low), formatKilograms(high)),
  };
}
