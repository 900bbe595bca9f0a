import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { staffActObjects } from "@sampan/domain/kernel/staff-act-objects";
import { staffActs } from "@sampan/domain/kernel/staff-acts";
import { useActNames } from "./act-names.ts";
import { CodeField } from "./code-field.tsx";
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
  const names = useActNames();
  const coded = {
    action: { codes: staffActs, nameOf: names.ofAct },
    object_kind: { codes: staffActObjects, nameOf: names.ofObject },
  };
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
          {name === "action" || name === "object_kind" ? (
            <CodeField
              id={`${id}-${name}`}
              {...coded[name]}
              value={draft[name]}
              onChange={(code) => setDraft({ ...draft, [name]: code })}
            />
          ) : (
            <Input
              id={`${id}-${name}`}
              type={isDay(name) ? "date" : "text"}
              maxLength={200}
              value={draft[name] ?? ""}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
            />
          )}
        </label>
      ))}
      <Button type="primary" htmlType="submit">
        {t("look")}
      </Button>
      <Button onClick={() => onLook({})}>{t("clear")}</Button>
    </form>
  );
}
