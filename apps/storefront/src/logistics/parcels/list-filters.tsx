import { wordsIn } from "@sampan/locales/words-in";
import { ChipButton } from "@sampan/ui/chip";
import { useLocale, useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import type { ParcelFilter } from "./parcel-filters.ts";
import type { ParcelSearch } from "./parcel-queries.ts";

/** One line each, swiped along where they are too many: the list itself begins on the first screen. */
const chipRowLook =
  "-mx-(--gutter) -my-1.5 flex gap-2 overflow-x-auto px-(--gutter) py-1.5 [scrollbar-width:none] [&>*]:flex-none";

interface FilterProps {
  readonly search: ParcelSearch;
  readonly onChange: (search: ParcelSearch) => void;
}

/** What a list of parcels or boxes is narrowed to: where they are, and which warehouse has or had them. [PKG-20] */
export function ListFilters({
  filters,
  search,
  onChange,
}: FilterProps & { readonly filters: readonly ParcelFilter[] }) {
  const t = useTranslations("parcels");
  return (
    <>
      <div role="group" aria-label={t("where")} className={chipRowLook}>
        {filters.map((filter) => (
          <ChipButton
            key={filter}
            pressed={filter === search.filter}
            onClick={() => onChange({ ...search, filter })}
          >
            {t(`filters.${filter}`)}
          </ChipButton>
        ))}
      </div>
      <WarehouseFilter search={search} onChange={onChange} />
    </>
  );
}

function WarehouseFilter({ search, onChange }: FilterProps) {
  const t = useTranslations("parcels");
  const language = useLocale();
  const { options } = useConfiguration();
  return (
    <div role="group" aria-label={t("warehouse")} className={chipRowLook}>
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
