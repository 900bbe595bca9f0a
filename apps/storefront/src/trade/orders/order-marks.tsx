import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { wordsIn } from "@sampan/locales/words-in";
import { Chip } from "@sampan/ui/chip";
import { useLocale, useTranslations } from "use-intl";
import { CampaignChip } from "../../goods/cards/campaign-chip.tsx";

/** The campaign whose prices an order has, and the marks that it was given. [CHK-24] [ORD-75] [PROMO-16] */
export function OrderMarks({
  order: { campaign, marks },
}: {
  readonly order: Pick<OrderCard, "campaign" | "marks">;
}) {
  const t = useTranslations("activity.marks");
  const language = useLocale();
  if (!campaign && marks.length === 0) return null;
  return (
    <ul aria-label={t("label")} className="mt-1.5 flex flex-wrap gap-1.5">
      {campaign && (
        <li className="max-w-full">
          <CampaignChip i18n={campaign.i18n} of="ofOrder" />
        </li>
      )}
      {marks.map(({ tag, i18n }) => (
        <li key={tag} className="max-w-full">
          <Chip tone="ok">{wordsIn(language, i18n).text}</Chip>
        </li>
      ))}
    </ul>
  );
}
