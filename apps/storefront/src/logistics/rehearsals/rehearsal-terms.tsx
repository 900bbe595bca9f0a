import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { BoxIcon, CheckIcon } from "@sampan/ui/icons-frame";
import { ClockIcon } from "@sampan/ui/icons-goods";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Rehearsal } from "./rehearsal-queries.ts";
import type { RehearsalForm } from "./use-rehearsal.ts";

interface TermsProps {
  readonly form: RehearsalForm;
  readonly box: Rehearsal;
}

/** Beside what was estimated, until when the price holds and an answer is awaited, and what a change costs. */
export function RehearsalTerms({ form, box }: TermsProps) {
  const t = useTranslations("rehearsal");
  const { price_until, answer_by, fee, currency } = box;
  return (
    <ul className="grid gap-2 px-1 text-xs text-text-2">
      <AgainstEstimate form={form} box={box} />
      {price_until && (
        <Note icon={<ClockIcon size="sm" />}>
          {t(box.is_price_held ? "priceHeld" : "priceAnew", { time: formatMinute(price_until) })}
        </Note>
      )}
      {answer_by && (
        <Note icon={<ClockIcon size="sm" />}>
          {t("answerBy", { time: formatMinute(answer_by) })}
        </Note>
      )}
      <Note icon={<BoxIcon size="sm" />}>
        {t("changing", { fee: formatAmount(fee, currency) })}
      </Note>
    </ul>
  );
}

const Note = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <span className="mt-0.5 flex-none">{icon}</span>
    <span className="min-w-0 tabular-nums">{children}</span>
  </li>
);

/** The freight of the box beside what it was said to come to, on the line it was asked for and by itself. */
function AgainstEstimate({ form: { line }, box }: TermsProps) {
  const t = useTranslations("rehearsal");
  const quote = line?.transport === box.transport ? line.quote : null;
  if (!quote || quote.beside_tids.length > 0) return null;
  const difference = quote.international + quote.local - box.estimate;
  const estimate = formatAmount(box.estimate, box.currency);
  const amount = formatAmount(Math.abs(difference), box.currency);
  return (
    <li className={`flex items-start gap-2 ${difference > 0 ? "text-warn" : "text-ok"}`}>
      <CheckIcon size="sm" className="mt-0.5 flex-none" />
      <span className="tabular-nums">
        {difference === 0
          ? t("asEstimated", { estimate })
          : t(difference < 0 ? "belowEstimate" : "aboveEstimate", { estimate, amount })}
      </span>
    </li>
  );
}
