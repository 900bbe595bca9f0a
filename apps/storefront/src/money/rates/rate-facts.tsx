import type { RateReceipt } from "@sampan/contract/trade/orders/rate-receipt";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";

const namedSources = ["bank_of_taiwan", "open_er_api", "manual", "demo"] as const;

/** The middle of the market, our margin and what it comes to, the rate, whose word it is and when. [MONEY-12] */
export function RateFacts({
  receipt: { currency, rate, market },
}: {
  readonly receipt: Pick<RateReceipt, "currency" | "rate" | "market">;
}) {
  const t = useTranslations("rateReceipt");
  const perYuan = (written: string) => `${formatAmount(100, "CNY")} = ${written} ${currency}`;
  const source = namedSources.find((one) => one === market?.source) ?? "other";
  return (
    <>
      <dl className="stack gap-1.5">
        {market && (
          <>
            <Line name={t("mid")} value={perYuan(market.mid)} />
            <Line
              name={t("margin", { percent: market.margin_percent })}
              value={formatAmount(market.margin, currency)}
              hint={t("cost")}
            />
          </>
        )}
        <Line name={t("rate")} value={perYuan(rate)} isStrong />
        {market && (
          <>
            <Line name={t("source")} value={t(`sourceName.${source}`)} />
            <Line name={t("at")} value={formatMinute(market.quoted_at)} />
          </>
        )}
      </dl>
      {!market && <p className="mt-1 text-xs text-text-2">{t("unknown")}</p>}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
  readonly isStrong?: boolean;
}

const Line = ({ name, value, hint, isStrong = false }: LineProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-text-2">{name}</dt>
    <dd className={`text-right tabular-nums ${isStrong ? "font-[650]" : ""}`}>
      {value}
      {hint && <span className="block text-xs text-text-3">{hint}</span>}
    </dd>
  </div>
);
