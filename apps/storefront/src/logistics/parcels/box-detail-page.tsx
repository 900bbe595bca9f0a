import { Refused } from "@sampan/client/query";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { useConfiguration } from "../../shell/configuration.ts";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { kindOf } from "../../goods/shippability/kind-of.ts";
import { BoxDetailSkeleton } from "./box-detail-skeleton.tsx";
import { ParcelCard } from "./parcel-card.tsx";
import { boxQuery, type BoxDetail } from "./parcel-queries.ts";
import { WayCard } from "./way-card.tsx";

/** One box: where it is, every stop of its way, and the reader's parcels in it with their freight. [RT-46] [PKG-22] [PKG-23] */
export function BoxDetailPage({ number }: { readonly number: string }) {
  const t = useTranslations("parcels.boxes");
  const box = useQuery(boxQuery(number));
  if (box.data)
    return (
      <Frame>
        <ReadAnew of={boxQuery(number)}>
          <Parts box={box.data.data} />
        </ReadAnew>
      </Frame>
    );
  if (box.error instanceof Refused && box.error.code === "box_unknown")
    return (
      <Frame>
        <EmptyState
          title={t("unknown.title")}
          body={t("unknown.body")}
          action={
            <Link {...ownPathTo.boxes} className={buttonLook({})}>
              {t("unknown.action")}
            </Link>
          }
        />
      </Frame>
    );
  if (box.error)
    return (
      <Frame>
        <PageFault error={box.error} busy={box.isFetching} onRetry={() => void box.refetch()} />
      </Frame>
    );
  return <BoxDetailSkeleton />;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("parcels.boxes");
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("detail")} back={<BackButton />} />
      {children}
    </main>
  );
}

function Parts({ box }: { readonly box: BoxDetail }) {
  const t = useTranslations("parcels.boxes");
  return (
    <div className="split around stack px-(--gutter) pt-1 pb-6">
      <BoxFacts box={box} />
      <div className="side stay">
        <WayCard
          title={t("steps")}
          of={[boxQuery(box.number)]}
          steps={box.steps}
          ahead={box.ahead}
          // The box's own number is how a parcel says where it was loaded.
          known={box.number}
        />
      </div>
      <section className="stack" aria-label={t("holds", { count: box.parcels.length })}>
        <h2 className="font-[650]">{t("holds", { count: box.parcels.length })}</h2>
        <ul className="row-grid stack">
          {box.parcels.map((parcel) => (
            <ParcelCard key={parcel.tid} parcel={parcel} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Where it is and how it goes; what is not known yet is left out. */
function BoxFacts({ box }: { readonly box: BoxDetail }) {
  const t = useTranslations("parcels");
  const ways = useTranslations("shippability.kinds");
  const language = useLocale();
  const { options } = useConfiguration();
  const warehouse = options.warehouses.find(({ id }) => id === box.warehouse);
  const at = (time: string | null) => (time ? formatMinute(time) : "");
  const facts = [
    { label: t("facts.warehouse"), value: warehouse ? wordsIn(language, warehouse.name).text : "" },
    { label: t("boxes.way"), value: ways(kindOf(box)) },
    { label: t("boxes.leftAt"), value: at(box.dispatched_at) },
    { label: t("boxes.arrivedAt"), value: at(box.arrived_at) },
    { label: t("boxes.fee"), value: formatAmount(box.fee_total, box.currency) },
  ];
  return (
    <Card as="section">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-[650] break-all tabular-nums">
          {t("boxes.number", { number: box.number })}
        </h2>
        <Chip tone={box.arrived_at ? "ok" : "brand"}>{box.title}</Chip>
      </div>
      <dl className="grid gap-1.5 tabular-nums">
        {facts
          .filter(({ value }) => value !== "")
          .map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-text-2">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
