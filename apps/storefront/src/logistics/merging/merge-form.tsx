import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Amount } from "@sampan/ui/amount";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import { showToast } from "@sampan/ui/toast";
import { type FunctionComponent, useState } from "react";
import { useTranslations } from "use-intl";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { useIsWide } from "../../shell/use-is-wide.ts";
import { BoxSum } from "./box-sum.tsx";
import { DeclarationPart } from "./declaration-part.tsx";
import { mergeDraft } from "./merge-draft.ts";
import { idOfMergePart } from "./merge-part.tsx";
import type { MergeQuote, StoredParcel } from "./merge-queries.ts";
import { PickParcels } from "./pick-parcels.tsx";
import { RehearsalPart } from "./rehearsal-part.tsx";
import { useMerge } from "./use-merge.ts";
import { type Merging, useMerging } from "./use-merging.ts";
import { MergeAddress, WayParts } from "./way-parts.tsx";

export interface TickedParcels {
  readonly tids: readonly string[];
  /** What one box of them comes to by each line; undefined while that is not known. */
  readonly quote: MergeQuote | undefined;
}

interface MergeFormProps {
  readonly stored: readonly StoredParcel[];
  /** Named by the address; what was chosen before in this tab otherwise. */
  readonly tids: readonly string[];
  /** In a wide window, beside what is ticked: another way to ship it. */
  readonly beside: FunctionComponent<TickedParcels>;
}

/** Pick one or several, choose where and how, declare, look at it, send: one form, kept whatever happens. */
export function MergeForm({ stored, tids, beside: Beside }: MergeFormProps) {
  const draft = useState(() => {
    const kept = mergeDraft.read();
    return tids.length > 0 ? { ...kept, tids: [...tids] } : kept;
  });
  const merging = useMerging(stored, draft);
  const isWide = useIsWide();
  return (
    <>
      <div className="split stack px-(--gutter) pt-1">
        <div className="stack">
          <PickParcels merging={merging} />
          {merging.chosen.length > 0 && <Rest merging={merging} />}
        </div>
        <div className="side stay panel stack">
          {isWide && merging.chosen.length > 0 && (
            <Beside tids={merging.chosen.map(({ tid }) => tid)} quote={merging.quote} />
          )}
          {merging.quote && <BoxSum merging={merging} quote={merging.quote} />}
          <MergeBar merging={merging} />
        </div>
      </div>
      <BarSpace />
    </>
  );
}

function Rest({ merging }: { readonly merging: Merging }) {
  const words = useTranslations("common");
  const { asked, quote } = merging;
  if (quote)
    return (
      <>
        <MergeAddress merging={merging} />
        <WayParts merging={merging} quote={quote} />
        <DeclarationPart merging={merging} quote={quote} />
        {merging.chosen.length > 1 && <RehearsalPart merging={merging} quote={quote} />}
      </>
    );
  if (asked.error)
    return (
      <PageFault error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
    );
  return (
    <LoadingRegion label={words("loading")}>
      <Card className="stack">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </Card>
    </LoadingRegion>
  );
}

/** What is chosen so far, and the way to send it; a part that is missing is led to. */
function MergeBar({ merging }: { readonly merging: Merging }) {
  const t = useTranslations("merging");
  const { chosen, quote } = merging;
  const merge = useMerge(merging);
  const [first] = merging.missing;
  const submit = (): void => {
    if (!quote) return showToast({ message: t("pickOne"), tone: "danger" });
    merging.setTried(true);
    if (first === undefined) return merge.mutate(quote);
    showToast({ message: t("seeAbove"), tone: "danger" });
    return document.getElementById(idOfMergePart(first))?.focus();
  };
  const weight_g = chosen.reduce((total, parcel) => total + (parcel.weight_g ?? 0), 0);
  return (
    <ActionBar label={t("bar")}>
      <div className={barFactLook} aria-live="polite">
        <p className="text-xs text-text-2 tabular-nums">
          {t("picked", { count: chosen.length, weight: formatKilograms(weight_g) })}
        </p>
        {quote && <ChosenPrice merging={merging} quote={quote} />}
      </div>
      <Button
        variant="brand"
        className={barActionLook}
        busy={merge.isPending}
        disabled={chosen.length === 0}
        onClick={submit}
      >
        {t(chosen.length > 1 ? "submit" : "submitOne")}
      </Button>
    </ActionBar>
  );
}

function ChosenPrice({
  merging,
  quote,
}: {
  readonly merging: Merging;
  readonly quote: MergeQuote;
}) {
  const line = quote.lines.find(({ transport }) => transport === merging.draft.transport);
  if (!line?.quote) return null;
  return <Amount cents={line.quote.total} currency={quote.currency} size="md" isPrice />;
}
