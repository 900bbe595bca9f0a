import type { Product } from "@sampan/contract/goods/catalogue/product";
import { InfoIcon } from "@sampan/ui/icons-frame";
import { useTranslations } from "use-intl";

interface TradeWordNoticeProps {
  readonly words: NonNullable<Product["trade_words"]>;
}

/**
 * What the seller's words change about the goods, said before anybody chooses: a deposit is not the price, a
 * part is not the whole, and what is sold in advance is not there yet.
 */
export function TradeWordNotice({ words }: TradeWordNoticeProps) {
  const t = useTranslations("translation.tradeWords");
  return (
    <section
      aria-labelledby="trade-words"
      className="flex gap-3 rounded-card bg-warn-soft px-4 py-3"
    >
      <InfoIcon size="sm" className="mt-0.5 flex-none text-warn" />
      <div className="min-w-0">
        <h2 id="trade-words" className="font-[650] text-warn">
          {t("title")}
        </h2>
        <ul>
          {words.map((word) => (
            <li key={word}>
              <b className="font-semibold">{t(`${word}.name`)}</b>{" "}
              <span className="text-text-2">{t(`${word}.tells`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
