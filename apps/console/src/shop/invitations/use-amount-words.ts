import { formatAmount } from "@sampan/domain/kernel/money";
import type { Reward } from "@sampan/domain/shop/invitations/reward-terms";
import { useTranslations } from "use-intl";

/** Points or an amount, as staff read it. */
export function useAmountWords(): (reward: Reward) => string {
  const t = useTranslations("consoleInvitations");
  return ({ currency, amount }) =>
    currency === "PTS" ? t("points", { count: amount }) : formatAmount(amount, currency);
}
