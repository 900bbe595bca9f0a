import { useKeys } from "./use-keys.ts";

interface Rows<Row> {
  readonly rows: readonly Row[];
  /** Whether the address names this row. */
  readonly isNamed: (row: Row) => boolean;
  readonly open: (row: Row) => void;
}

/** The row of a desk that is open, the first where the address names none; arrow keys go on to its neighbours. */
export function useOpenRow<Row>({ rows, isNamed, open }: Rows<Row>): Row | undefined {
  const at = Math.max(0, rows.findIndex(isNamed));
  const go = (row: Row | undefined) => {
    if (row !== undefined) open(row);
  };
  useKeys({ ArrowDown: () => go(rows[at + 1]), ArrowUp: () => go(rows[at - 1]) });
  return rows[at];
}

/** How a table shows a row that opens beside it: `onRow={openable(chosen, open)}`. */
export const openable =
  <Row>(chosen: Row | undefined, open: (row: Row) => void) =>
  (row: Row) => ({
    className: row === chosen ? "openable chosen" : "openable",
    "aria-selected": row === chosen,
    onClick: () => open(row),
  });
