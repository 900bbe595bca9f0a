import { Table, type TableColumnsType } from "antd";
import type { ReactNode } from "react";
import { type Asked, Loaded } from "./loaded.tsx";
import { type Pager, pagerOf } from "./pager.ts";
import { wideTable } from "./wide-table.ts";

interface RowsOfPageProps<Row extends object, Answer> extends Omit<Pager, "total"> {
  /** What the rows are, for readers of screens. */
  readonly label: string;
  /** What a row is known by. */
  readonly rowKey: (keyof Row & string) | ((row: Row) => string);
  readonly asked: Asked<Answer>;
  readonly columns: TableColumnsType<Row>;
  /** Instead of rows, where there are none. */
  readonly nothing: ReactNode;
  readonly skeletonRows?: number;
  /** More columns than a narrow window has room for: the first stays while the others move. */
  readonly isWide?: boolean;
}

/** The panel of a desk with one table, page by page. */
export function RowsOfPage<
  Row extends object,
  Answer extends { readonly datalist: Row[]; readonly total: number },
>({
  label,
  rowKey,
  asked,
  columns,
  nothing,
  skeletonRows = 8,
  isWide = false,
  ...pager
}: RowsOfPageProps<Row, Answer>) {
  return (
    <section className="panel" aria-label={label}>
      <Loaded asked={asked} skeletonRows={skeletonRows}>
        {({ datalist, total }) => (
          <Table<Row>
            rowKey={rowKey}
            size="small"
            columns={columns}
            dataSource={datalist}
            {...(isWide ? wideTable : {})}
            pagination={pagerOf({ ...pager, total })}
            locale={{ emptyText: nothing }}
          />
        )}
      </Loaded>
    </section>
  );
}
