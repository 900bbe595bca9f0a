import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { filterNames, type Filters, isDay, writtenFilters } from "./written-filters.ts";

interface AuditFiltersProps {
  readonly filters: Filters;
  readonly onLook: (filters: Filters) => void;
}

/** Whose acts, which, on what, and between which days. */
export function AuditFilters({ filters, onLook }: AuditFiltersProps) {
  const t = useTranslations("consoleAudit");
  const id = useId();
  const [draft, setDraft] = useState(filters);
  return (
    <form
      role="search"
      aria-label={t("label")}
      className="panel audit-filters"
      onSubmit={(event) => {
        event.preventDefault();
        onLook(writtenFilters(draft));
      }}
    >
      {filterNames.map((name) => (
        <label key={name} htmlFor={`${id}-${name}`}>
          <span>{t(`filter.${name}`)}</span>
          <Input
            id={`${id}-${name}`}
            type={isDay(name) ? "date" : "text"}
            maxLength={200}
            value={draft[name] ?? ""}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
          />
        </label>
      ))}
      <Button type="primary" htmlType="submit">
        {t("look")}
      </Button>
      <Button onClick={() => onLook({})}>{t("clear")}</Button>
    </form>
  );
}
