import type { OutputOf } from "@sampan/contract/kernel/call";
import type { Arrival, listArrivals } from "@sampan/contract/money/staff-statements";
import { formatAmount } from "@sampan/domain/kernel/money";
import { formatMinute } from "@sampan/ui/format/dates";
import { Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Nothing } from "../../kit/nothing.tsx";
import { pagerOf } from "../../kit/pager.ts";
import { wideTable } from "../../kit/wide-table.ts";
import { BringsBack } from "./brings-back.tsx";
import { Explain } from "./explain.tsx";
import { Proposals } from "./proposals.tsx";

/** What came in, unknown or settled; what went out, unknown or settled. */
export type View = "open" | "settled" | "outgoing" | "paid";
export const isOut = (view: View): boolean => view === "outgoing" || view === "paid";
export const isWaiting = (view: View): boolean => view === "open" || view === "outgoing";
export const pageSize = 20;

const empties = {
  open: "emptyOpen",
  settled: "emptySettled",
  outgoing: "emptyOutgoing",
  paid: "emptyPaid",
} as const satisfies Record<View, string>;

interface ArrivalsTableProps {
  readonly view: View;
  readonly found: OutputOf<typeof listArrivals>;
  readonly page: string | undefined;
  readonly onPage: (page: string | undefined) => void;
}

/** Movements with what the bank says of each, and what they may be or were. */
export function ArrivalsTable({ view, found, page, onPage }: ArrivalsTableProps) {
  const t = useTranslations("consoleStatements");
  const columns = useColumns(view);
  return (
    <Table<Arrival>
      rowKey="key"
      size="small"
      columns={columns}
      dataSource={found.datalist}
      {...wideTable}
      pagination={pagerOf({ page, size: pageSize, total: found.total, onPage })}
      locale={{ emptyText: <Nothing title={t(empties[view])} /> }}
    />
  );
}

function useColumns(view: View): TableColumnsType<Arrival> {
  const t = useTranslations("consoleStatements");
  return [
    {
      title: t("day"),
      render: (_, { booked_on, booked_at, age_days }) => (
        <>
          {booked_on} {booked_at}
          <br />
          <span className="small-text muted">{t("age", { days: age_days })}</span>
        </>
      ),
    },
    {
      title: t("amount"),
      align: "right",
      render: (_, { amount, currency }) => (
        <b className="amount">{formatAmount(amount, currency)}</b>
      ),
    },
    {
      title: t("words"),
      render: (_, { words, reference }) => (
        <span className="why">
          {words} {reference && <code>{reference}</code>}
        </span>
      ),
    },
    { title: t("owner"), dataIndex: "imported_by" },
    isWaiting(view)
      ? { title: t("maybe"), render: (_, row) => <Proposals arrival={row} /> }
      : { title: t("outcome"), render: (_, row) => <Outcome arrival={row} /> },
    ...(isWaiting(view)
      ? [{ key: "explain", render: (_: unknown, row: Arrival) => <Named arrival={row} /> }]
      : []),
  ];
}

/** What somebody says of a movement by themselves: what it is, or which payout it brings back. */
const Named = ({ arrival }: { readonly arrival: Arrival }) => (
  <span className="row wrap">
    <Explain arrival={arrival} />
    {arrival.state === "open" && arrival.format !== "settlement" && (
      <BringsBack arrival={arrival} />
    )}
  </span>
);

function Outcome({ arrival }: { readonly arrival: Arrival }) {
  const t = useTranslations("consoleStatements");
  const { topup, withdrawal, note, settled_by, settled_at } = arrival;
  // Rows of the view before stand here until those of this one are read.
  if (settled_at === "") return null;
  return (
    <>
      {note === "" ? (
        <>
          {arrival.state === "returned" && <>{t("bringsBack")} </>}
          <code>{topup || withdrawal}</code>
        </>
      ) : (
        <span className="why">{note}</span>
      )}
      <br />
      <span className="small-text muted">
        {settled_by || t("byRule")} · {formatMinute(settled_at)}
      </span>
      {arrival.state === "explained" && arrival.amount > 0 && arrival.format !== "settlement" && (
        <div>
          <BringsBack arrival={arrival} />
        </div>
      )}
    </>
  );
}
