import { BarSpace } from "@sampan/ui/bars";
import { Card } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { LoadingRegion, Skeleton } from "@sampan/ui/states";
import type { ParcelServices } from "@sampan/contract/logistics/services/services";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { PageFault } from "../../shell/page-fault.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { AskedServices } from "./asked-services.tsx";
import { PayBar } from "./pay-bar.tsx";
import { ServiceMenu } from "./service-menu.tsx";
import { useChoice } from "./use-choice.ts";
import { servicesQuery } from "./services-query.ts";

/** What the warehouse does for a parcel and the goods in it: what was asked for, and what may be. */
export function ServicesPage({ tid }: { readonly tid: string }) {
  const t = useTranslations("services");
  const asked = useQuery(servicesQuery(tid));
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      {asked.data ? (
        <ReadAnew of={servicesQuery(tid)}>
          <Parts services={asked.data.data} />
        </ReadAnew>
      ) : asked.error ? (
        <PageFault
          error={asked.error}
          busy={asked.isFetching}
          onRetry={() => void asked.refetch()}
        />
      ) : (
        <Waiting />
      )}
    </main>
  );
}

function Parts({ services }: { readonly services: ParcelServices }) {
  const t = useTranslations("services");
  const parcels = useTranslations("parcels");
  const choice = useChoice(services);
  const { tid, is_open, menu, asked } = services;
  const canChoose = is_open && menu.length > 0;
  return (
    <>
      <div className="split stack px-(--gutter) pt-1">
        <div className="stack">
          <p className="text-xs text-text-2 tabular-nums">{parcels("parcel", { tid })}</p>
          {asked.length > 0 && <AskedServices services={services} />}
          {!is_open && <Card>{t("closed")}</Card>}
          {is_open && menu.length === 0 && <Card>{t("empty")}</Card>}
          {canChoose && <ServiceMenu choice={choice} />}
        </div>
        {canChoose && (
          <div className="side stay panel stack">
            <PayBar choice={choice} />
          </div>
        )}
      </div>
      <BarSpace bars={canChoose ? 1 : 0} />
    </>
  );
}

function Waiting() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className="stack px-(--gutter) pt-1">
        <Card>
          <Skeleton className="h-24" />
        </Card>
        <Card>
          <Skeleton className="h-48" />
        </Card>
      </div>
    </LoadingRegion>
  );
}
