import { Table, type TableColumnsType } from "antd";
import type { ReactNode } from "react";
import { Nothing } from "./nothing.tsx";
import { openable, useOpenRow } from "./open-row.ts";
import { type Pager, pagerOf } from "./pager.ts";
import { Panel } from "./panel.tsx";

interface RowsBesideProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What the address names. */
  readonly open: string | undefined;
  readonly onOpen: (row: Row) => void;
  readonly title: string;
  /** Beside the title, on the right. */
  readonly extra?: ReactNode;
  /** Said where there are none. */
  readonly empty: string;
  readonly columns: TableColumnsType<Row>;
  /** None where all of them stand on one page. */
  readonly pager?: Pager;
  /** What the address names stays open when it has left these rows, until another is chosen. */
  readonly stays?: boolean;
  /** The one that is open, by its key; its row is missing where it only stays. */
  readonly children: (key: string, row: Row | undefined) => ReactNode;
}

/** The rows of a desk and, beside them, the one that is open; arrow keys go on to the next. */
export function RowsBeside<Row extends object>({
  rows,
  keyOf,
  open,
  onOpen,
  title,
  extra,
  empty,
  columns,
  pager,
  stays = false,
  children,
}: RowsBesideProps<Row>) {
  const first = useOpenRow({ rows, isNamed: (row) => keyOf(row) === open, open: onOpen });
  const named = stays ? open : undefined;
  const key = named ?? (first && keyOf(first));
  if (key === undefined)
    return (
      <section className="panel">
        <Nothing title={empty} />
      </section>
    );
  const chosen = rows.find((row) => keyOf(row) === key);
  return (
    <div className="two-panes even">
      <Panel title={title} extra={extra}>
        <Table<Row>
          rowKey={keyOf}
          size="small"
          pagination={pager ? pagerOf(pager) : false}
          columns={columns}
          dataSource={[...rows]}
          onRow={openable(chosen, onOpen)}
        />
      </Panel>
      {children(key, chosen)}
    </div>
  );
}
