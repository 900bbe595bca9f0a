import { Refused } from "@sampan/client/query";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Amount } from "@sampan/ui/amount";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { PushOffer } from "../../people/pushes/push-offer.tsx";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { barActionLook, barFactLook } from "../../shell/bar-looks.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { StorageCard } from "../storage/storage-card.tsx";
import { StorageActs } from "./storage-acts.tsx";
import { ParcelBill } from "./parcel-bill.tsx";
import { ParcelContents } from "./parcel-contents.tsx";
import { ParcelDetailSkeleton } from "./parcel-detail-skeleton.tsx";
import { ParcelFacts } from "./parcel-facts.tsx";
import { CourierScans } from "../tracking/courier-scans.tsx";
import { lastMileQuery } from "../tracking/last-mile-query.ts";
import { trackingQuery } from "../tracking/tracking-query.ts";
import { ParcelPickup } from "./parcel-pickup.tsx";
import { parcelQuery, type ParcelDetail } from "./parcel-queries.ts";
import { isUnpaid, toneOfParcel } from "./parcel-status.ts";
import { WayCard } from "./way-card.tsx";
import { WeighedParcel } from "./weighed-parcel.tsx";

interface ParcelDetailPageProps {
  readonly tid: string;
  /** What others know of it. */
  readonly About: (props: { readonly parcel: ParcelDetail }) => ReactNode;
}

/** One parcel: evidence, contents, bill and every step of its way. [RT-112] [PKG-21] [PKG-23] */
export function ParcelDetailPage({ tid, About }: ParcelDetailPageProps) {
  const t = useTranslations("parcels");
  const parcel = useQuery(parcelQuery(tid));
  if (parcel.data)
    return (
      <Frame>
        <ReadAnew of={parcelQuery(tid)}>
          <Parts parcel={parcel.data.data} About={About} />
        </ReadAnew>
      </Frame>
    );
  if (parcel.error instanceof Refused && parcel.error.code === "parcel_unknown")
    return (
      <Frame>
        <EmptyState
          title={t("unknown.title")}
          action={
            <Link {...pathTo.parcels} className={buttonLook({})}>
              {t("unknown.action")}
            </Link>
          }
        />
      </Frame>
    );
  if (parcel.error)
    return (
      <Frame>
        <PageFault
          error={parcel.error}
          busy={parcel.isFetching}
          onRetry={() => void parcel.refetch()}
        />
      </Frame>
    );
  return <ParcelDetailSkeleton />;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("parcels");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("detail")} back={<BackButton />} />
      {children}
    </main>
  );
}

function Parts({
  parcel,
  About,
}: Pick<ParcelDetailPageProps, "About"> & { readonly parcel: ParcelDetail }) {
  const { bill } = parcel;
  return (
    <>
      <div className="split around stack px-(--gutter) pt-1">
        <div className="stack">
          <Evidence parcel={parcel} />
        </div>
        <div className="side stack">
          {bill && isUnpaid(parcel) && <PayBar parcel={parcel} bill={bill} />}
          {parcel.storage && (
            <StorageCard storage={parcel.storage}>
              <StorageActs parcel={parcel} />
            </StorageCard>
          )}
          <About parcel={parcel} />
          <ParcelFacts parcel={parcel} />
        </div>
        <div className="stack">
          <ParcelContents parcel={parcel} />
          {bill && <ParcelBill bill={bill} />}
          <Way parcel={parcel} />
          <PushOffer />
        </div>
      </div>
      <BarSpace />
    </>
  );
}

interface PartProps {
  readonly parcel: ParcelDetail;
}

/** Which parcel it is, how it stands, and what a scale said of it. */
function Evidence({ parcel }: PartProps) {
  const t = useTranslations("parcels");
  const { bill } = parcel;
  return (
    <>
      <Card as="section" className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-[650] tabular-nums">{t("parcel", { tid: parcel.tid })}</h2>
        <Chip tone={toneOfParcel[parcel.status]}>{parcel.status_title}</Chip>
      </Card>
      <ParcelPickup parcel={parcel} />
      {parcel.weight_g !== null && (
        <WeighedParcel
          parcel={parcel}
          arithmetic={bill?.arithmetic.find(({ parcel_tid }) => parcel_tid === parcel.tid)}
          currency={parcel.currency}
          isAlone
          shipment={bill?.shipments.find(
            ({ parcel_tids }) => parcel_tids.length > 1 && parcel_tids.includes(parcel.tid),
          )}
        />
      )}
    </>
  );
}

/** Every step of its way, and what couriers scanned. */
function Way({ parcel }: PartProps) {
  const t = useTranslations("parcels");
  return (
    <>
      <WayCard
        title={t("steps")}
        of={[parcelQuery(parcel.tid), trackingQuery(parcel.tid), lastMileQuery(parcel.tid)]}
        steps={parcel.steps}
        ahead={parcel.ahead}
      />
      <CourierScans tid={parcel.tid} />
    </>
  );
}

/** Its freight is to be paid. */
function PayBar({
  parcel,
  bill,
}: PartProps & { readonly bill: NonNullable<ParcelDetail["bill"]> }) {
  const t = useTranslations("parcels");
  return (
    <ActionBar label={t("bar")}>
      <div className={barFactLook}>
        <p className="text-xs text-text-3">{t("bill")}</p>
        <Amount cents={bill.amount} currency={bill.currency} size="md" isPrice />
      </div>
      <Link
        {...pathTo.parcelPayment([parcel.tid])}
        aria-label={`${t("pay")} ${formatAmount(bill.amount, bill.currency)}`}
        className={`${buttonLook({ variant: "action" })} ${barActionLook}`}
      >
        {t("pay")}
      </Link>
    </ActionBar>
  );
}
