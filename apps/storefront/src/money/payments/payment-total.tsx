import { formatAmount } from "@sampan/domain/kernel/money";
import { Amount } from "@sampan/ui/amount";
import { Card } from "@sampan/ui/card";
import { InfoIcon } from "@sampan/ui/icons-frame";
import { SumList, SumRow } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import type { Preview } from "./payment-queries.ts";

/** What leaves the balance, after every reduction; and what is missing, where the balance does not cover it. [PAY-10] */
export function PaymentTotal({ preview }: { readonly preview: Preview }) {
  const t = useTranslations("payment");
  const { currency, deductions, payables, total, shortfall, cny_total } = preview;
  const hasRows = deductions.length > 0 || payables.length > 1;
  return (
    <>
      <Card as="section">
        {hasRows && (
          <div className="mb-3 border-b border-dashed border-line-strong pb-3">
            <SumList>
              {payables.length > 1 &&
                payables.map((payable) => (
                  <SumRow
                    key={payable.tid}
                    label={payable.order_tids.join("、")}
                    cents={payable.amount}
                    currency={currency}
                  />
                ))}
              {deductions.map(({ kind, amount }) => (
                <SumRow
                  key={kind}
                  label={t(`deductions.${kind}`)}
                  cents={-amount}
                  currency={currency}
                />
              ))}
            </SumList>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="font-[650]">{t("total")}</h2>
          <Amount cents={total} currency={currency} size="lg" isPrice />
        </div>
        {cny_total !== null && (
          <p className="mt-1 text-right text-xs text-text-3 tabular-nums">
            {t("yuanTotal", {
              yuan: formatAmount(cny_total, "CNY"),
              amount: formatAmount(preview.amount, currency),
            })}
          </p>
        )}
      </Card>
      {shortfall > 0 && (
        <Card role="status" className="flex items-start gap-2.5">
          <span className="text-warn">
            <InfoIcon />
          </span>
          <div>
            <p className="font-semibold tabular-nums">
              {t("short", { amount: formatAmount(shortfall, currency) })}
            </p>
            <p className="text-xs text-text-2">{t("shortHint")}</p>
          </div>
        </Card>
      )}
    </>
  );
}
