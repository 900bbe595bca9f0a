import type pg from "pg";
import { cloneRows, inTurn, type Range } from "./clone-rows.ts";

interface Cloning {
  /** The order whose one refund waits to be paid out. */
  readonly tid: string;
  readonly range: Range;
  readonly owners: Range;
  /** What else is changed of each refund, as SQL. */
  readonly refund?: string;
}

/**
 * Writes paid orders with an accepted refund each, all like one that people made: each of their rows bears the number of
 * the order, so that a transaction about one is told by it.
 */
export async function cloneRefunds(
  client: pg.ClientBase,
  { tid, range, owners, refund = "" }: Cloning,
): Promise<void> {
  const owner = inTurn(owners, range);
  const id = `(select id from orders where tid = '${tid}')`;
  const where = `order_id = ${id}`;
  const rows = (table: string, changed: string, of = where) =>
    cloneRows(client, { table, where: of, changed }, range);
  await rows(
    "orders",
    `'id', n, 'tid', 'SP' || n, 'request_id', 'clone-' || n, 'account_id', ${owner}`,
    `id = ${id}`,
  );
  await rows("sell_orders", `'id', n, 'order_id', n`);
  await rows("order_items", `'id', n, 'oid', 'SP' || n || '-1', 'order_id', n, 'sell_order_id', n`);
  // Several to an order: the number of the order, and a figure behind it.
  await rows(
    "order_charges",
    `'id', n::bigint * 10 + one.id % 10, 'order_id', n,
     'item_id', case when one.item_id is not null then n end,
     'sell_order_id', case when one.sell_order_id is not null then n end`,
  );
  await rows(
    "refunds",
    `'id', n, 'number', 'RF' || n, 'order_id', n, 'item_id', n, 'account_id', ${owner}${refund}`,
  );
}
