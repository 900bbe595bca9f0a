import type { Withdrawal } from "@sampan/contract/money/withdrawals/withdrawals";
import { formatAmount } from "@sampan/domain/kernel/money";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip, type Tone } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { Timeline } from "@sampan/ui/timeline";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { progressOf, standOf, type Stand } from "./withdrawal-progress.ts";

const tones = {
  waiting: "brand",
  passed: "brand",
  paid: "ok",
  returned: "danger",
  failed: "danger",
} as const satisfies Record<Stand, Tone>;

/** An application with what became of it; opened, each step with its time. [WAL-08] [WAL-30] */
export function WithdrawalCard({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations("withdrawals.history");
  const { amount, fee, currency, bank_name, last_digits, cdate, reason } = withdrawal;
  const stand = standOf(withdrawal);
  const isOver = stand === "failed" || stand === "returned";
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-md font-[650] tabular-nums">{formatAmount(amount, currency)}</p>
        <Chip tone={tones[stand]}>{t(`state.${stand}`)}</Chip>
      </div>
      <p className="mt-1 break-words tabular-nums">
        {t("to", { bank: bank_name, digits: last_digits })}
      </p>
      <p className="text-xs text-text-3 tabular-nums">
        {formatMinute(cdate)} ·{" "}
        {fee > 0 ? t("fee", { amount: formatAmount(fee, currency) }) : t("noFee")}
      </p>
      {withdrawal.is_closing && <p className="text-xs text-text-2">{t("closing")}</p>}
      <Progress withdrawal={withdrawal} />
      {isOver && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
          {reason && <p className="min-w-0 flex-1 text-danger">{t("reason", { reason })}</p>}
          <Link {...ownPathTo.withdraw} className={buttonLook({ variant: "soft", size: "sm" })}>
            {t("again")}
          </Link>
        </div>
      )}
    </Card>
  );
}

function Progress({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations("withdrawals.history");
  const { number } = withdrawal;
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 items-center text-xs font-medium text-brand">
        {t("show")} <span className="ml-2 text-text-3 tabular-nums">{number}</span>
      </summary>
      <Timeline
        label={t("steps", { number })}
        steps={progressOf(withdrawal).map(({ step, stage, when }) => ({
          key: step,
          stage,
          title: t(`step.${step}`),
          when: when && formatMinute(when),
        }))}
      />
    </details>
  );
}
