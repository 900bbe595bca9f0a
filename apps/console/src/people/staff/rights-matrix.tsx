import { query } from "@sampan/client/query";
import { readRights, type RightRow } from "@sampan/contract/people/staff/staff-members";
import { staffRoles } from "@sampan/domain/kernel/rights";
import { useQuery } from "@tanstack/react-query";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Icon } from "../../kit/icon.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { wideTable } from "../../kit/wide-table.ts";

/** Which role opens which call, as the server itself reads it off its calls. [BO-02] */
export function RightsMatrix() {
  const t = useTranslations("consoleStaff");
  const asked = useQuery(query(readRights, {}, { asksLogin: true }));
  const columns = useColumns();
  return (
    <section className="panel" aria-label={t("rights")}>
      <p className="matrix-hint muted">{t("rightsHint")}</p>
      <Loaded asked={asked} skeletonRows={14}>
        {({ list }) => (
          <Table<RightRow>
            rowKey={({ right }) => right ?? ""}
            size="small"
            columns={columns}
            dataSource={list}
            {...wideTable}
            pagination={false}
            expandable={{
              columnTitle: <span className="hidden-text">{t("calls", { count: 0 })}</span>,
              expandedRowRender: showCalls,
            }}
          />
        )}
      </Loaded>
    </section>
  );
}

function useColumns(): TableColumnsType<RightRow> {
  const t = useTranslations("consoleStaff");
  const rights = useTranslations("consoleRights");
  const words = useTranslations("console");
  return [
    {
      title: t("right"),
      fixed: "left",
      render: (_, { right, calls }) => (
        <>
          <b className="strong">{right === null ? t("everybody") : rights(right)}</b>
          <br />
          <span className="small-text faint">
            {calls.length === 0 ? t("noCalls") : t("calls", { count: calls.length })}
          </span>
        </>
      ),
    },
    ...staffRoles.map((role) => ({
      title: words(`roles.${role}`),
      key: role,
      align: "center" as const,
      render: (_: unknown, { roles }: RightRow) => <Mark isGranted={roles.includes(role)} />,
    })),
  ];
}

function Mark({ isGranted }: { readonly isGranted: boolean }) {
  const t = useTranslations("consoleStaff");
  return isGranted ? (
    <span className="granted">
      <Icon name="check" />
      <span className="hidden-text">{t("granted")}</span>
    </span>
  ) : (
    <span className="hidden-text">{t("notGranted")}</span>
  );
}

const showCalls = (row: RightRow) => <Calls row={row} />;

function Calls({ row: { calls } }: { readonly row: RightRow }) {
  const t = useTranslations("consoleStaff");
  if (calls.length === 0) return <p className="muted">{t("noCalls")}</p>;
  return (
    <ul className="matrix-calls">
      {calls.map(({ method, path, about }) => (
        <li key={`${method} ${path}`}>
          <code>
            {method} {path}
          </code>
          <span className="muted" lang="en">
            {about}
          </span>
        </li>
      ))}
    </ul>
  );
}
