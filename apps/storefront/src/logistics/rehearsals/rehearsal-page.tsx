import { Refused } from "@sampan/client/query";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Amount } from "@sampan/ui/amount";
import { Button, buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { PackingEvidence } from "../parcels/packing-evidence.tsx";
import { type ParcelDetail, parcelQuery } from "../parcels/parcel-queries.ts";
import { AnswerRows } from "./answer-rows.tsx";
import { ChosenSum, LineColumns } from "./line-columns.tsx";
import { BeforePacking, PackedBox } from "./packed-box.tsx";
import type { Rehearsal } from "./rehearsal-queries.ts";
import { RehearsalTerms } from "./rehearsal-terms.tsx";
import { Repack } from "./repack.tsx";
import { type RehearsalForm, useRehearsal } from "./use-rehearsal.ts";

/** A box that was packed before its owner decides: look at it, choose, agree, or have it packed differently. */
export function RehearsalPage({ tid }: { readonly tid: string }) {
  const form = useRehearsal(tid);
  const parcel = useQuery(parcelQuery(tid));
  const error = form.asked.error ?? parcel.error;
  const shown = parcel.data?.data;
  if (form.box?.state === "waiting" && shown)
    return (
      <Frame>
        <Decide form={form} parcel={shown} box={form.box} />
      </Frame>
    );
  if (form.box && shown)
    return (
      <Frame>
        <NothingToDecide tid={tid} state={form.box.state} />
      </Frame>
    );
  if (error instanceof Refused && error.code === "parcel_unknown")
    return (
      <Frame>
        <NothingToDecide tid={undefined} state="taken_apart" />
      </Frame>
    );
  return (
    <Frame>
      {error ? (
        <PageFault
          error={error}
          busy={form.asked.isFetching || parcel.isFetching}
          onRetry={() => void Promise.all([form.asked.refetch(), parcel.refetch()])}
        />
      ) : (
        <Waiting />
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("rehearsal");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      {children}
    </main>
  );
}

interface DecideProps {
  readonly form: RehearsalForm;
  readonly parcel: ParcelDetail;
  readonly box: Rehearsal;
}

const Decide = ({ form, parcel, box }: DecideProps) => (
  <>
    <div className="split stack px-(--gutter) pt-1">
      <div className="stack">
        <PackedBox parcel={parcel} box={box} />
        {parcel.merged && parcel.merged.contents_photos.length > 0 && (
          <Card>
            <PackingEvidence parcel={parcel} />
          </Card>
        )}
        <BeforePacking parcel={parcel} box={box} />
        <LineColumns form={form} />
        <RehearsalTerms form={form} box={box} />
        <AnswerRows form={form} parcel={parcel} box={box} />
      </div>
      <div className="side stay panel stack">
        <ChosenSum form={form} />
        <AgreeBar form={form} box={box} />
      </div>
    </div>
    <BarSpace />
  </>
);

function AgreeBar({ form, box }: Pick<DecideProps, "form" | "box">) {
  const t = useTranslations("rehearsal");
  const total = form.line?.quote?.total;
  return (
    <ActionBar label={t("bar")}>
      <div className={barFactLook} aria-live="polite">
        <p className="text-xs text-text-3">{t("toPay")}</p>
        {total !== undefined && <Amount cents={total} currency={box.currency} size="md" isPrice />}
      </div>
      <Repack tid={box.tid} />
      <Button
        variant="action"
        className={`${barActionLook} max-w-full`}
        busy={form.isBusy}
        disabled={total === undefined || !form.isPriced}
        onClick={() => total !== undefined && form.accept(total)}
      >
        {total === 0
          ? t("agree")
          : t("agreeAndPay", { amount: formatAmount(total ?? 0, box.currency) })}
      </Button>
    </ActionBar>
  );
}

interface NothingProps {
  readonly tid: string | undefined;
  readonly state: Rehearsal["state"];
}

/** Not packed yet, answered already, or taken apart. */
function NothingToDecide({ tid, state }: NothingProps) {
  const t = useTranslations("rehearsal");
  return (
    <EmptyState
      title={t(`states.${state}`)}
      action={
        tid === undefined ? (
          <Link {...pathTo.parcels} className={buttonLook({})}>
            {t("seeParcels")}
          </Link>
        ) : (
          <Link {...pathTo.parcel(tid)} className={buttonLook({})}>
            {t("seeParcel")}
          </Link>
        )
      }
    />
  );
}

function Waiting() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className="stack px-(--gutter) pt-1">
        <Card className="stack">
          <Skeleton className="h-67" />
          <Skeleton className="h-10" />
        </Card>
        <Card>
          <Skeleton className="h-60" />
        </Card>
      </div>
    </LoadingRegion>
  );
}
