import { Button, Table, type TableColumnsType } from "antd";
import type { ReactNode } from "react";
import { type Asked, Loaded } from "./loaded.tsx";
import { Nothing } from "./nothing.tsx";
import { type Pager, pagerOf } from "./pager.ts";
import { wideTable } from "./wide-table.ts";

interface RowsDeskProps<Row extends object, Answer> extends Omit<Pager, "total"> {
  readonly words: Readonly<Record<"add" | "list" | "none" | "noneHint", string>>;
  /** Beside the button: what the desk is about, or its views. */
  readonly beside?: ReactNode;
  /** What a row is known by; `id` where nothing else is said. */
  readonly rowKey?: keyof Row & string;
  readonly asked: Asked<Answer>;
  readonly columns: TableColumnsType<Row>;
  readonly onAdd: () => void;
  /** The dialog that is open, which may need what was answered beside the rows. */
  readonly children: (answer: Answer) => ReactNode;
}

/** A desk of one table, page by page, with a button for a new row. */
export function RowsDesk<
  Row extends object,
  Answer extends { readonly datalist: Row[]; readonly total: number },
>({
  words,
  beside,
  rowKey,
  asked,
  columns,
  onAdd,
  children,
  ...pager
}: RowsDeskProps<Row, Answer>) {
  return (
    <div className="desk">
      <div className="row wrap between">
        {beside ?? <span />}
        <Button type="primary" disabled={!asked.data} onClick={onAdd}>
          {words.add}
        </Button>
      </div>
      <section className="panel" aria-label={words.list}>
        <Loaded asked={asked} skeletonRows={8}>
          {(answer) => (
            <>
              <Table<Row>
                rowKey={rowKey ?? "id"}
                size="small"
                columns={columns}
                dataSource={answer.datalist}
                {...wideTable}
                pagination={pagerOf({ ...pager, total: answer.total })}
                locale={{ emptyText: <Nothing title={words.none} body={words.noneHint} /> }}
              />
              {children(answer)}
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}
