import { BarSpace } from "@sampan/ui/bars";
import { buttonLook } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { WaitingShipments } from "../shipments/waiting-shipments.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListViews } from "./list-views.tsx";
import { parcelFilters } from "./parcel-filters.ts";
import type { ParcelRow, ParcelSearch } from "./parcel-queries.ts";
import { ParcelsFound } from "./parcels-found.tsx";
import { PayParcelsBar } from "./pay-parcels-bar.tsx";
import { PlanEntry } from "./plan-entry.tsx";

/** The customer's parcels, by where they are and which warehouse has them. [RT-58] [PKG-19] [PKG-20] [PKG-29] */
export function ParcelListPage() {
  const t = useTranslations("parcels");
  const merging = useTranslations("merging");
  const [search, setSearch] = useState<ParcelSearch>({ filter: "all", warehouse: undefined });
  const [chosen, setChosen] = useState<readonly ParcelRow[]>([]);
  const toggle = (parcels: readonly ParcelRow[]): void => {
    const isAmong = (one: ParcelRow) => parcels.some(({ tid }) => tid === one.tid);
    setChosen(
      chosen.some(isAmong) ? chosen.filter((one) => !isAmong(one)) : [...chosen, ...parcels],
    );
  };
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter) pt-1">
        <ListViews open="parcels" />
        <div className="flex flex-wrap gap-2">
          <Link
            {...ownPathTo.merge()}
            className={`${buttonLook({ variant: "soft", size: "sm" })} grow`}
          >
            {merging("entry")}
          </Link>
          <PlanEntry />
        </div>
        <WaitingShipments />
        <ListFilters filters={parcelFilters} search={search} onChange={setSearch} />
        <ParcelsFound search={search} chosen={chosen} onToggle={toggle} />
      </div>
      {chosen.length > 0 && (
        <>
          <BarSpace />
          <PayParcelsBar chosen={chosen} />
        </>
      )}
    </main>
  );
}
