import { Card } from "@sampan/ui/card";
import { SumList, SumRow, SumTotal } from "@sampan/ui/sum-list";
import { ClockIcon } from "@sampan/ui/icons-goods";
import { formatDayRange, formatMinute } from "@sampan/ui/format/dates";
import type { WithdrawalSum } from "@sampan/domain/money/withdrawals/withdrawal-rule";
import { useTranslations } from "use-intl";
import type { WithdrawTerms } from "./withdrawal-queries.ts";

interface WithdrawSumProps {
  readonly sum: WithdrawalSum;
  readonly terms: WithdrawTerms;
}

/** What arrives, what it costs, and what is left. [WAL-22] [CONST-12] */
export function WithdrawSum({ sum: { amount, fee }, terms }: WithdrawSumProps) {
  const t = useTranslations("withdrawals.sum");
  const { currency, balance } = terms;
  const row = { currency };
  return (
    <Card as="section" aria-label={t("title")}>
      <SumList>
        <SumRow {...row} label={t("received")} cents={amount} />
        <SumRow {...row} label={t("fee")} cents={fee} why={t("feeWhy")} />
        <SumRow {...row} label={t("left")} cents={balance - amount - fee} />
        <SumTotal {...row} label={t("total")} cents={amount + fee} />
      </SumList>
    </Card>
  );
}

/** When the money is there, and what makes it wait. [CONST-13] [WAL-07] */
export function Arrival({ terms }: { readonly terms: WithdrawTerms }) {
  const t = useTranslations("withdrawals");
  const { arrives_from, arrives_until, working_days_from, working_days_until } = terms;
  return (
    <Card className="flex items-start gap-3">
      <ClockIcon className="flex-none text-brand" />
      <div className="min-w-0 flex-1">
        <p className="font-[650] tabular-nums">
          {t("arrives", { days: formatDayRange(arrives_from, arrives_until) })}
        </p>
        <p className="text-xs text-pretty text-text-2">
          {t("arrivesWhy", { from: working_days_from, until: working_days_until })}
        </p>
        <p className={`mt-1 text-xs text-pretty ${terms.held_until ? "text-warn" : "text-text-3"}`}>
          {terms.held_until
            ? t("held", { until: formatMinute(terms.held_until) })
            : t("holdRule", { hours: terms.hold_hours })}
        </p>
      </div>
    </Card>
  );
}
