import { expect, test } from "vitest";
import { findTableWrites } from "./find-table-writes.ts";

const tables = new Set(["orders", "order_items"]);

test.each([
  ["insertInto", `db.insertInto("orders").values({})`, ["orders"]],
  ["updateTable on a line of its own", `db\n  .updateTable("order_items")`, ["order_items"]],
  ["deleteFrom", `db.deleteFrom("orders")`, ["orders"]],
  ["mergeInto", `db.mergeInto("orders as o")`, ["orders"]],
  ["SQL over two lines", "sql`insert into\n  orders (tid) values (1)`", ["orders"]],
  ["SQL in a common table expression", "with a as (update orders set x = 1)", ["orders"]],
  ["a prepared insert", `const newItem = prepareInsert("order_items", ["id"])`, ["order_items"]],
  ["a prepared insert over two lines", `prepareInsert(\n  "orders",\n  columns)`, ["orders"]],
  ["a statement that says it adds rows", `addsRows("orders", prepared(order))`, ["orders"]],
  ["a table that a function names", `of = { a: "orders" }; db.updateTable(of[a])`, ["orders"]],
  ["SQL about a table named elsewhere", `is("orders"); sql\`delete from \${table}\``, ["orders"]],
  ["what is read beside a write", `db.deleteFrom(of[a]); db.selectFrom("orders")`, []],
  ["a declaration of what adds rows", "addsRows = <Row>(to: string) => to", []],
  ["a read", `db.selectFrom("orders").forUpdate()`, []],
  ["a locking read", "select 1 from orders for update of orders", []],
  ["a table we do not have", `db.insertInto("elsewhere")`, []],
])("finds the tables written by %s", (_, text, written) => {
  expect(findTableWrites(text, tables)).toEqual(written);
});
