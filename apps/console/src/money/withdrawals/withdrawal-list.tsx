import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Amount } from "../../kit/amount.tsx";
import { openable } from "../../kit/open-row.ts";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import type { Tab, Withdrawal } from "./withdrawal.ts";

interface WithdrawalListProps {
  readonly withdrawals: readonly Withdrawal[];
  readonly tab: Tab;
  readonly chosen: Withdrawal;
  readonly onChoose: (withdrawal: Withdrawal) => void;
}

/** Withdrawals of one tab, the longest waiting first. */
export function WithdrawalList({ withdrawals, tab, chosen, onChoose }: WithdrawalListProps) {
  const t = useTranslations("consoleWithdrawals");
  const columns = useColumns(tab);
  return (
    <Panel
      title={t("count", { count: withdrawals.length })}
      extra={
        <span className="small-text faint">
          <kbd>↑</kbd> <kbd>↓</kbd>
        </span>
      }
    >
      <Table<Withdrawal>
        rowKey="number"
        size="small"
        pagination={false}
        columns={columns}
        dataSource={[...withdrawals]}
        onRow={openable(chosen, onChoose)}
      />
    </Panel>
  );
}

function useColumns(tab: Tab): TableColumnsType<Withdrawal> {
  const t = useTranslations("consoleWithdrawals");
  return [
    {
      title: t("number"),
      render: (_, { number, cdate }) => (
        <>
          <Link to="/withdrawals" search={{ tab, number }} className="strong" replace>
            {number}
          </Link>
          <br />
          <span className="small-text faint whole">{formatMinute(cdate)}</span>
        </>
      ),
    },
    {
      title: t("customer"),
      render: (_, { customer, uid }) => (
        <>
          {customer}
          <br />
          <span className="small-text faint">{uid}</span>
        </>
      ),
    },
    {
      title: t("bank"),
      render: (_, { bank_name, last_digits, held_until }) => (
        <>
          {bank_name}
          <br />
          <span className="small-text faint">{t("digits", { digits: last_digits })}</span>
          {held_until !== "" && <Tag tone="warn">{t("held")}</Tag>}
        </>
      ),
    },
    {
      title: t("amount"),
      align: "right",
      render: (_, { amount, currency }) => (
        <Amount className="strong" cents={amount} currency={currency} />
      ),
    },
  ];
}
