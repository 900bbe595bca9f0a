import type { OwingSeller } from "@sampan/contract/trade/refunds/staff-refunds";
import { sum } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { useNames } from "../../kit/names.ts";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";

/** What each seller owes us by all refunds together, whoever owes most in front. [BO-26] */
export function OwingSellers({ sellers }: { readonly sellers: readonly OwingSeller[] }) {
  const t = useTranslations("consoleRefunds.owing");
  const columns = useColumns();
  if (sellers.length === 0) return null;
  const total = sum(sellers.map(({ cny }) => cny));
  return (
    <div className="owing-sellers">
      <Panel title={t("title")} extra={<Amount className="strong" cents={total} currency="CNY" />}>
        <Table<OwingSeller>
          rowKey={({ platform, shop_name }) => `${platform} ${shop_name}`}
          size="small"
          pagination={false}
          columns={columns}
          dataSource={[...sellers]}
          {...wideTable}
        />
      </Panel>
    </div>
  );
}

function useColumns(): TableColumnsType<OwingSeller> {
  const t = useTranslations("consoleRefunds.owing");
  const names = useNames();
  return [
    {
      title: t("seller"),
      render: (_, { platform, shop_name }) => (
        <>
          <b className="strong">{shop_name}</b>
          <br />
          <span className="small-text muted">{names.platform(platform)}</span>
        </>
      ),
    },
    { title: t("refunds"), align: "right", dataIndex: "refunds" },
    { title: t("since"), render: (_, { since }) => formatMinute(since) },
    {
      title: t("owed"),
      align: "right",
      render: (_, { cny }) => <Amount className="strong" cents={cny} currency="CNY" />,
    },
  ];
}
