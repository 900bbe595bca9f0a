import type { OutputOf } from "@sampan/contract/kernel/call";
import type { Correction, listCorrections } from "@sampan/contract/money/staff-corrections";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Nothing } from "../../kit/nothing.tsx";
import { pagerOf } from "../../kit/pager.ts";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { CorrectionActs } from "./correction-acts.tsx";
import { signed } from "./signed.ts";

export type View = "waiting" | "decided";
export const pageSize = 20;

interface CorrectionsTableProps {
  readonly view: View;
  readonly found: OutputOf<typeof listCorrections>;
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** Corrections with who entered and who decided them, and what the customer has now. */
export function CorrectionsTable({ view, found, page, onPage }: CorrectionsTableProps) {
  const t = useTranslations("consoleCorrections");
  const columns = useColumns(view);
  return (
    <Table<Correction>
      rowKey="number"
      size="small"
      columns={columns}
      dataSource={found.datalist}
      {...wideTable}
      pagination={pagerOf({ page, size: pageSize, total: found.total, onPage })}
      locale={{ emptyText: <Nothing title={t(view === "waiting" ? "emptyW" : "emptyD")} /> }}
    />
  );
}

function useColumns(view: View): TableColumnsType<Correction> {
  const t = useTranslations("consoleCorrections");
  const act = {
    key: "act",
    render: (_: unknown, row: Correction) => <CorrectionActs correction={row} />,
  };
  const decided: TableColumnsType<Correction> = [
    {
      title: t("decidedBy"),
      render: (_, { decided_by, decided_at }) => <Hand name={decided_by} at={decided_at} />,
    },
    {
      key: "state",
      render: (_, { state }) => (
        <Tag tone={state === "confirmed" ? "ok" : "plain"}>{t(`state.${state}`)}</Tag>
      ),
    },
  ];
  return [
    { title: t("number"), render: (_, { number }) => <code>{number}</code> },
    {
      title: t("customer"),
      render: (_, { customer, uid }) => (
        <>
          <b className="strong">{customer || uid}</b>
          <br />
          <code className="small-text muted">{uid}</code>
        </>
      ),
    },
    {
      title: t("change"),
      align: "right",
      render: (_, row) => <b className="amount">{signed(row)}</b>,
    },
    {
      title: t("balance"),
      align: "right",
      render: (_, { balance, currency }) => (
        <span className="amount">{formatAmount(balance, currency)}</span>
      ),
    },
    { title: t("reason"), render: (_, { reason }) => <span className="why">{reason}</span> },
    {
      title: t("enteredBy"),
      render: (_, { entered_by, entered_at }) => <Hand name={entered_by} at={entered_at} />,
    },
    ...(view === "waiting" ? [act] : decided),
  ];
}

/** Nothing where nobody did it: rows of the view before stand here until those of this one are read. */
const Hand = ({ name, at }: { readonly name: string; readonly at: string }) =>
  at === "" ? null : (
    <>
      {name}
      <br />
      <span className="small-text muted">{formatMinute(at)}</span>
    </>
  );
