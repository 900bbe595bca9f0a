import { warehouses } from "@sampan/domain/goods/shippability/transports";
import { Input, Select } from "antd";
import { useTranslations } from "use-intl";
import "./kept-filters.css";

interface KeptFiltersProps {
  /** As they stand in the address. */
  readonly warehouse: string | undefined;
  readonly text: string | undefined;
  /** What the words are looked for in. */
  readonly searchLabel: string;
  readonly onChange: (change: {
    warehouse?: string | undefined;
    text?: string | undefined;
  }) => void;
}

/** Narrows what lies in warehouses to one of them, and to some words. */
export function KeptFilters({ warehouse, text = "", searchLabel, onChange }: KeptFiltersProps) {
  const t = useTranslations("consoleWords");
  return (
    <>
      <Select
        aria-label={t("inWarehouse")}
        className="kept-warehouse"
        value={warehouse ?? ""}
        onChange={(chosen) => onChange({ warehouse: chosen === "" ? undefined : chosen })}
        options={[
          { value: "", label: t("everyWarehouse") },
          ...warehouses.map((one) => ({ value: one, label: t(`warehouse.${one}`) })),
        ]}
      />
      <Input.Search
        key={text}
        className="kept-search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        maxLength={100}
        allowClear
        defaultValue={text}
        onSearch={(typed) => onChange({ text: typed.trim() === "" ? undefined : typed.trim() })}
      />
    </>
  );
}
