import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { Chip } from "@sampan/ui/chip";
import { useTranslations } from "use-intl";

interface TradeWordChipsProps {
  readonly words: NonNullable<ListItem["trade_words"]>;
}

/** What a seller's words warn of, by name, where there is no room to explain it. */
export function TradeWordChips({ words }: TradeWordChipsProps) {
  const t = useTranslations("translation.tradeWords");
  return (
    <span className="flex flex-wrap gap-1">
      {words.map((word) => (
        <Chip key={word} tone="warn">
          {t(`${word}.name`)}
        </Chip>
      ))}
    </span>
  );
}
