import type { CustomerDetail } from "@sampan/contract/people/customers/staff-customers";
import { formatMinute } from "@sampan/ui/format/dates";
import { Table } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { Panel } from "../../kit/panel.tsx";
import { wideTable } from "../../kit/wide-table.ts";

/** The newest rows of a customer's balance. [BO-47] */
export function LedgerPanel({ customer }: { readonly customer: CustomerDetail }) {
  const t = useTranslations("consoleCustomers");
  const { currency } = customer;
  return (
    <Panel title={t("ledger")}>
      <Table
        rowKey="id"
        size="small"
        pagination={false}
        {...wideTable}
        scroll={{ x: true }}
        dataSource={customer.ledger}
        locale={{ emptyText: <Nothing title={t("noLedger")} /> }}
        columns={[
          { title: t("ledgerAt"), render: (_, { acc_time }) => formatMinute(acc_time) },
          { title: t("ledgerWhat"), dataIndex: "remark" },
          {
            title: t("ledgerAmount"),
            align: "right",
            // Locking takes away from what can be used, like spending; the sign says which way it went.
            render: (_, { amount, direct }) => (
              <Amount
                cents={direct === 1 || direct === -2 ? amount : -amount}
                currency={currency}
                className={direct === 1 ? "income" : ""}
              />
            ),
          },
          {
            title: t("ledgerAfter"),
            align: "right",
            render: (_, { balance }) => <Amount cents={balance} currency={currency} />,
          },
        ]}
      />
    </Panel>
  );
}
