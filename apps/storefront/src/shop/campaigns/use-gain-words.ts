import type { Gain } from "@sampan/contract/shop/campaigns";
import { formatAmount } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";

/** What is gained, as people read it: `900 points`, `Red packet NT$ 88.00`. */
export function useGainWords(): (gain: Pick<Gain, "kind" | "amount" | "currency">) => string {
  const t = useTranslations("campaigns.gain");
  return ({ kind, amount, currency }) =>
    currency === null
      ? t("points", { count: amount })
      : t(kind === "coupon" ? "coupon" : "bonus", { amount: formatAmount(amount, currency) });
}
