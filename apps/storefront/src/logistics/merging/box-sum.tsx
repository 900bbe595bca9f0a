import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { SumList, SumTotal } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { explainedOf } from "@sampan/domain/trade/charges/explained-of";
import { SumRows } from "../../sums/sum-rows.tsx";
import type { MergeQuote } from "./merge-queries.ts";
import type { Merging } from "./use-merging.ts";

/** What the box, or one parcel by itself, comes to on the chosen line, each amount with its reason. [FRT-10] */
export function BoxSum({
  merging,
  quote,
}: {
  readonly merging: Merging;
  readonly quote: MergeQuote;
}) {
  const t = useTranslations("merging");
  const line = quote.lines.find(({ transport }) => transport === merging.draft.transport);
  if (!line?.quote) return null;
  const { currency } = quote;
  const isBox = merging.chosen.length > 1;
  const title = t(isBox ? "sum" : "sumOne");
  return (
    <Card as="section" aria-label={title}>
      <h2 className="mb-2 text-md font-[650]">{title}</h2>
      <SumList>
        <SumRows
          rows={line.quote.entries.map(explainedOf)}
          context={{
            currency,
            pieces: 0,
            insurance: 0,
            transport: line.transport,
            carrier: undefined,
          }}
        />
        <SumTotal label={t("about")} cents={line.quote.total} currency={currency} />
      </SumList>
      {isBox && <Apart quote={line.quote} currency={currency} />}
      <p className="mt-2 text-xs text-text-2">{t(isBox ? "weighedLater" : "weighedOne")}</p>
    </Card>
  );
}

/** What one box saves beside as many as there are parcels, or that it saves nothing. */
function Apart({
  quote: { total, apart },
  currency,
}: {
  readonly quote: NonNullable<MergeQuote["lines"][number]["quote"]>;
  readonly currency: MergeQuote["currency"];
}) {
  const t = useTranslations("merging");
  if (apart === null) return null;
  const saving = apart - total;
  return (
    <p className={`mt-7 text-xs tabular-nums ${saving > 0 ? "text-ok" : "text-text-2"}`}>
      {t(saving > 0 ? "saves" : "savesNothing", {
        apart: formatAmount(apart, currency),
        saving: formatAmount(saving, currency),
      })}
    </p>
  );
}
