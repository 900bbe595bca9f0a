import type { IdentityRow } from "@sampan/contract/people/identities/staff-identities";
import { formatMinute } from "@sampan/ui/format/dates";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { openable } from "../../kit/open-row.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";

interface IdentityListProps {
  readonly rows: readonly IdentityRow[];
  readonly chosen: IdentityRow;
  readonly choose: (row: IdentityRow) => void;
}

/** Who waits, and who is at it; nothing of what they submitted. */
export function IdentityList({ rows, chosen, choose }: IdentityListProps) {
  const t = useTranslations("consoleIdentities");
  const columns: TableColumnsType<IdentityRow> = [
    { title: t("customer"), dataIndex: "uid", className: "strong" },
    { title: t("region"), dataIndex: "region", width: 70 },
    {
      title: t("submittedAt"),
      width: 120,
      render: (_, row) => formatMinute(row.submitted_at),
    },
    { title: t("who"), render: (_, row) => <Who row={row} /> },
  ];
  return (
    <Panel
      title={t("count", { count: rows.length })}
      extra={
        <span className="small-text faint">
          <kbd>↑</kbd> <kbd>↓</kbd>
        </span>
      }
    >
      <Table<IdentityRow>
        rowKey="uid"
        size="small"
        pagination={false}
        columns={columns}
        dataSource={[...rows]}
        onRow={openable(chosen, choose)}
      />
    </Panel>
  );
}

function Who({ row }: { readonly row: IdentityRow }) {
  const t = useTranslations("consoleIdentities");
  if (row.state !== "submitted") return row.decided_by;
  if (row.is_mine) return <Tag tone="brand">{t("mine")}</Tag>;
  return row.claimed_by === "" ? <span className="faint">{t("nobody")}</span> : row.claimed_by;
}
