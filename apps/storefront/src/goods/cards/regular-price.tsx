import { formatAmount, type Cents } from "@sampan/domain/kernel/money";
import { useTranslations } from "use-intl";

/** What a piece costs without its campaign, CNY cents: struck through, and said in words to who does not see it. [CHK-24] */
export function RegularPrice({ cents }: { readonly cents: Cents }) {
  const t = useTranslations("activity");
  const amount = formatAmount(cents, "CNY");
  return (
    <>
      <s aria-hidden="true" className="text-xs whitespace-nowrap text-text-3 tabular-nums">
        {amount}
      </s>
      <span className="sr-only">{t("regular", { amount })}</span>
    </>
  );
}
