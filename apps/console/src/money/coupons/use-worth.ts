import { formatAmount, type PaymentCurrency } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";

/** An amount in its currency; without one, points. */
export function useWorth(): (count: number, currency: PaymentCurrency | null) => string {
  const t = useTranslations("consoleCoupons");
  return (count, currency) =>
    currency === null ? t("points", { count }) : formatAmount(count, currency);
}
