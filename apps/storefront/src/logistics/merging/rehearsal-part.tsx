import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { useTranslations } from "use-intl";
import type { MergeQuote } from "./merge-queries.ts";
import type { Merging } from "./use-merging.ts";

interface RehearsalPartProps {
  readonly merging: Merging;
  readonly quote: MergeQuote;
}

/** Pack first, decide then: what it costs and how long one may look at the box. */
export function RehearsalPart({ merging, quote }: RehearsalPartProps) {
  const t = useTranslations("merging");
  const { draft, change } = merging;
  const { fee, answer_hours: hours } = quote.rehearsal;
  return (
    <Card as="section" aria-label={t("packFirst")}>
      <Checkbox
        checked={draft.isRehearsed}
        onChange={({ target }) => change({ isRehearsed: target.checked })}
      >
        <span className="font-semibold">{t("rehearse")}</span>
      </Checkbox>
      <p className="mt-1 text-xs text-text-2">
        {t("rehearseHint", { hours, fee: formatAmount(fee, quote.currency) })}
      </p>
    </Card>
  );
}
