import { currencySymbols, formatRate } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";
import type { Rated } from "./rates.ts";

const sources = ["bank_of_taiwan", "open_er_api", "manual", "demo"] as const;

/** Where a rate comes from, in words; a feed this version does not know by its own name. */
export function useSourceName(): (source: string) => string {
  const t = useTranslations("consoleRates.sourceName");
  return (source) => {
    const known = sources.find((one) => one === source);
    return known ? t(known) : source;
  };
}

/** `NT$ 4.53`: what one yuan costs. */
export const rateText = (rate_e6: number, currency: Rated): string =>
  `${currencySymbols[currency]} ${formatRate(rate_e6)}`;

/** A margin in percent, `2` or `2.25`. */
export const percentText = (margin_bp: number): string => String(margin_bp / 100);
