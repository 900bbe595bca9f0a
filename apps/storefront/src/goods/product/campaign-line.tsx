import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { formatMinute } from "@sampan/ui/format/dates";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { useRate } from "../../sums/use-rate.ts";

interface CampaignLineProps {
  readonly campaign: NonNullable<Product["campaign"]>;
}

/** Whose price it has, until when, and what an order with it may come to. [CHK-24] [CPN-14] */
export function CampaignLine({ campaign: { i18n, ends_at } }: CampaignLineProps) {
  const t = useTranslations("activity");
  const { limits } = useConfiguration();
  const { currency } = useRate();
  const { text } = wordsIn(useLocale(), i18n);
  return (
    <p className="rounded-card bg-action-soft px-3 py-2 text-xs text-on-action-soft tabular-nums">
      <span className="block font-semibold">
        {t("until", { name: text, time: formatMinute(ends_at) })}
      </span>
      {t("terms", { cap: formatAmount(limits.activity_cap, currency) })}
    </p>
  );
}
