import { Card } from "@sampan/ui/card";
import { SumList, SumTotal } from "@sampan/ui/sum-list";
import { useTranslations } from "use-intl";
import { explainedOf } from "../../sums/explained-of.ts";
import { SumRows } from "../../sums/sum-rows.tsx";
import type { MergeQuote } from "./merge-queries.ts";
import type { Merging } from "./use-merging.ts";

/** What the box comes to on the chosen line, each amount with its reason. [FRT-10] */
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
  return (
    <Card as="section" aria-label={t("sum")}>
      <h2 className="mb-2 text-md font-[650]">{t("sum")}</h2>
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
      <p className="mt-7 text-xs text-text-2">{t("weighedLater")}</p>
    </Card>
  );
}
