import type { I18n } from "@sampan/contract/goods/i18n";
import { wordsIn } from "@sampan/locales/words-in";
import { Chip } from "@sampan/ui/chip";
import { useLocale, useTranslations } from "use-intl";

interface CampaignChipProps {
  readonly i18n: I18n;
  /** Of goods at its price, or of an order with such goods. */
  readonly of: "price" | "ofOrder";
}

/** Whose price goods have. [CHK-24] */
export function CampaignChip({ i18n, of }: CampaignChipProps) {
  const t = useTranslations("activity");
  const { text } = wordsIn(useLocale(), i18n);
  return (
    <Chip tone="action" className="py-0.5">
      {t(of, { name: text })}
    </Chip>
  );
}
