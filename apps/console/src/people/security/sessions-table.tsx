import type { StaffSession } from "@sampan/contract/people/staff/staff-members";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { ActsTitle } from "../../kit/acts-title.tsx";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";

interface SessionsTableProps {
  readonly sessions: readonly StaffSession[];
  readonly isEnding: boolean;
  readonly onEnd: (token: string) => void;
}

/** Where somebody is logged in or known, each to be ended; this one by logging out. [BO-01] */
export function SessionsTable({ sessions, isEnding, onEnd }: SessionsTableProps) {
  const t = useTranslations("consoleSecurity");
  const columns: TableColumnsType<StaffSession> = [
    {
      title: t("device"),
      render: (_, { device, is_current, is_live }) => (
        <span className="row">
          {device}
          {is_current && <Tag tone="ok">{t("thisOne")}</Tag>}
          {!is_live && <Tag tone="plain">{t("known")}</Tag>}
        </span>
      ),
    },
    { title: t("address"), dataIndex: "address" },
    { title: t("began"), render: (_, { created_at }) => formatMinute(created_at) },
    { title: t("seen"), render: (_, { seen_at }) => formatMinute(seen_at) },
    {
      title: <ActsTitle />,
      align: "right",
      render: (_, { token, device, is_current, is_live }) =>
        !is_current && (
          <Button
            size="small"
            disabled={isEnding}
            aria-label={t(is_live ? "endOf" : "forgetOf", { device })}
            onClick={() => onEnd(token)}
          >
            {t(is_live ? "end" : "forget")}
          </Button>
        ),
    },
  ];
  return (
    <Table<StaffSession>
      rowKey="token"
      size="small"
      columns={columns}
      dataSource={[...sessions]}
      {...wideTable}
      pagination={false}
    />
  );
}
