import { PageHeader } from "@sampan/ui/page-header";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { BoxesFound } from "./boxes-found.tsx";
import { ListFilters } from "./list-filters.tsx";
import { ListViews } from "./list-views.tsx";
import { boxFilters } from "./parcel-filters.ts";
import type { ParcelSearch } from "./parcel-queries.ts";

/** The boxes that the customer's parcels travel in, by where they are and their warehouse. [RT-113] [PKG-20] */
export function BoxListPage() {
  const t = useTranslations("parcels");
  const [search, setSearch] = useState<ParcelSearch>({ filter: "all", warehouse: undefined });
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter) pt-1">
        <ListViews open="boxes" />
        <ListFilters filters={boxFilters} search={search} onChange={setSearch} />
        <BoxesFound search={search} />
      </div>
    </main>
  );
}
