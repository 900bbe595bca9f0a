import type { OwnClearance } from "@sampan/contract/logistics/clearance/clearance";
import { formatAmount, formatRate } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { SumList, SumRow, SumTotal } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";

interface DeclaredGoodsProps {
  readonly clearance: OwnClearance;
}

/** Each line as customs reads it, and as it was paid for; what it comes to with insurance and freight. */
export function DeclaredGoods({ clearance }: DeclaredGoodsProps) {
  const t = useTranslations("clearance");
  const { lines, goods, insurance, freight, worth, currency } = clearance;
  return (
    <Card as="section" aria-label={t("goods")}>
      <h2 className="font-[650]">{t("goods")}</h2>
      <ul className="mt-2 mb-3 divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.oid} line={line} currency={currency} />
        ))}
      </ul>
      <SumList>
        <SumRow label={t("sums.goods")} cents={goods} currency={currency} />
        {insurance > 0 && (
          <SumRow label={t("sums.insurance")} cents={insurance} currency={currency} />
        )}
        <SumRow label={t("sums.freight")} cents={freight} currency={currency} />
        <SumTotal label={t("sums.worth")} cents={worth} currency={currency} why={t("basis")} />
      </SumList>
    </Card>
  );
}

interface LineProps {
  readonly line: OwnClearance["lines"][number];
  readonly currency: OwnClearance["currency"];
}

function Line({ line: { name, i18n, num, cny, amount, rate_e6 }, currency }: LineProps) {
  const t = useTranslations("clearance");
  const words = useGoodsWords()(i18n);
  const said = formatAmount(amount, currency);
  return (
    <li className="py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="line-clamp-2 min-w-0 break-words" lang={words.lang}>
          {words.text}
        </p>
        <p className="flex-none whitespace-nowrap tabular-nums">{t("pieces", { num })}</p>
      </div>
      {words.text !== name && (
        <p lang="zh-Hans" className="line-clamp-2 text-xs break-words text-text-3">
          {name}
        </p>
      )}
      <p className="text-xs text-text-2 tabular-nums">
        {cny === null || rate_e6 === null
          ? t("paid", { amount: said })
          : t("paidCny", {
              cny: formatAmount(cny, "CNY"),
              rate: formatRate(rate_e6),
              amount: said,
            })}
      </p>
    </li>
  );
}
