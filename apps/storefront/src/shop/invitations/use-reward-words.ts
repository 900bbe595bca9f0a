import type { InviteOffer } from "@sampan/contract/shop/invitations";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { Reward } from "@sampan/domain/shop/invitations/reward-terms";
import { useTranslations } from "use-intl";

/** Points or an amount, as people read it. */
export function useRewardWords(): (reward: Reward) => string {
  const t = useTranslations("invitations");
  return ({ currency, amount }) =>
    currency === "PTS" ? t("points", { count: amount }) : formatAmount(amount, currency);
}

/** What a friend brings now, in a sentence or two. */
export function useOfferWords(): (offer: InviteOffer) => string {
  const t = useTranslations("invitations.offer");
  const words = useRewardWords();
  return ({ kind, most, share_bp, month_most, least, days }) => {
    const limits = t("limits", {
      days,
      least: formatAmount(least.amount, least.currency),
      month: words({ currency: most.currency, amount: month_most }),
    });
    const gain =
      kind === "share"
        ? t("share", { percent: share_bp / 100, most: words(most) })
        : t("gain", { what: words(most) });
    return `${gain} ${limits}`;
  };
}
