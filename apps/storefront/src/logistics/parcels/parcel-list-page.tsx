import { wordsIn } from "@sampan/locales/words-in";
import { BarSpace } from "@sampan/ui/bars";
import { ChipButton } from "@sampan/ui/chip";
import { PageHeader } from "@sampan/ui/page-header";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { useConfiguration } from "../../shell/configuration.ts";
import { parcelFilters } from "./parcel-filters.ts";
import type { ParcelRow, ParcelSearch } from "./parcel-queries.ts";
import { ParcelsFound } from "./parcels-found.tsx";
import { PayParcelsBar } from "./pay-parcels-bar.tsx";

/** The customer's parcels, by where they are and which warehouse has them. [RT-58] [PKG-19] [PKG-20] [PKG-29] */
export function ParcelListPage() {
  const t = useTranslations("parcels");
  const [search, setSearch] = useState<ParcelSearch>({ filter: "all", warehouse: undefined });
  const [chosen, setChosen] = useState<readonly ParcelRow[]>([]);
  const toggle = (parcel: ParcelRow): void =>
    setChosen(
      chosen.some(({ tid }) => tid === parcel.tid)
        ? chosen.filter(({ tid }) => tid !== parcel.tid)
        : [...chosen, parcel],
    );
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter) pt-1">
        <div role="group" aria-label={t("title")} className="flex flex-wrap gap-2">
          {parcelFilters.map((filter) => (
            <ChipButton
              key={filter}
              pressed={filter === search.filter}
              onClick={() => setSearch({ ...search, filter })}
            >
              {t(`filters.${filter}`)}
            </ChipButton>
          ))}
        </div>
        <WarehouseFilter search={search} onChange={setSearch} />
        <ParcelsFound
          key={`${search.filter}-${search.warehouse}`}
          search={search}
          chosen={chosen}
          onToggle={toggle}
        />
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

interface WarehouseFilterProps {
  readonly search: ParcelSearch;
  readonly onChange: (search: ParcelSearch) => void;
}

function WarehouseFilter({ search, onChange }: WarehouseFilterProps) {
  const t = useTranslations("parcels");
  const language = useLocale();
  const { options } = useConfiguration();
  return (
    <div role="group" aria-label={t("warehouse")} className="flex flex-wrap gap-2">
      <ChipButton
        pressed={search.warehouse === undefined}
        onClick={() => onChange({ ...search, warehouse: undefined })}
      >
        {t("everyWarehouse")}
      </ChipButton>
      {options.warehouses.map(({ id, name }) => (
        <ChipButton
          key={id}
          pressed={search.warehouse === id}
          onClick={() => onChange({ ...search, warehouse: id })}
        >
          {wordsIn(language, name).text}
        </ChipButton>
      ))}
    </div>
  );
}
