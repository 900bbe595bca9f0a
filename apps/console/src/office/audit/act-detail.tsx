import type { AuditRow } from "@sampan/contract/kernel/audit/staff-audit";
import { useTranslations } from "use-intl";
import { type ChangedField, changedFields } from "./changed-fields.ts";

/** One act whole: by whom and from where, and each field before and after. [BO-03] */
export function ActDetail({ row }: { readonly row: AuditRow }) {
  const t = useTranslations("consoleAudit");
  const fields = changedFields(row.old_value, row.new_value);
  return (
    <div className="stack">
      <dl className="facts small-text">
        <dt>{t("staff")}</dt>
        <dd>{row.staff_email === "" ? t("house") : `${row.staff_name} · ${row.staff_email}`}</dd>
        <dt>{t("action")}</dt>
        <dd>
          <code>
            {row.action} {row.object_kind}
          </code>
        </dd>
        <dt>{t("request")}</dt>
        <dd>
          <code>{row.request_id || "–"}</code>
        </dd>
      </dl>
      {fields.length > 0 && <ChangeTable fields={fields} />}
    </div>
  );
}

function ChangeTable({ fields }: { readonly fields: readonly ChangedField[] }) {
  const t = useTranslations("consoleAudit");
  return (
    <table className="act-change">
      <thead>
        <tr>
          <th scope="col">{t("field")}</th>
          <th scope="col">{t("before")}</th>
          <th scope="col">{t("after")}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, before, after, isChanged }) => (
          <tr key={name} className={isChanged ? "changed" : ""}>
            <th scope="row">{name === "" ? t("whole") : <code>{name}</code>}</th>
            <td>
              <pre>{before}</pre>
            </td>
            <td>
              <pre>{after}</pre>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
