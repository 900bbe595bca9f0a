import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { prepare, type ValueOf } from "./prepare.ts";
import { rowsOf } from "./send-soon.ts";

const { db } = await openTestDatabase();

test("a prepared query is put together once, and answers for the values of each use", async () => {
  let built = 0;
  const doubled = prepare((_, value: ValueOf<{ number: number; word: string | null }>) => {
    built += 1;
    return sql<{ twice: number; word: string | null; fixed: string }>`
      select ${value("number")}::int * 2 as twice, ${value("word")}::text as word, ${"same"}::text as fixed`;
  });
  const uses = [
    { number: 1, word: "one" },
    { number: 2, word: null },
    { number: 3, word: "three" },
  ];
  const answers = await Promise.all(uses.map((values) => rowsOf(db, doubled(values))));
  expect(answers).toEqual([
    [{ twice: 2, word: "one", fixed: "same" }],
    [{ twice: 4, word: null, fixed: "same" }],
    [{ twice: 6, word: "three", fixed: "same" }],
  ]);
  expect(built).toBe(1);
});

test("a list stands for one value, whatever its length", async () => {
  const among = prepare(
    (_, value: ValueOf<{ ids: readonly number[] }>) =>
      sql<{
        id: number;
      }>`select id from generate_series(1, 5) as id where id = any(${value("ids")}::int[])`,
  );
  expect(await rowsOf(db, among({ ids: [] }))).toEqual([]);
  expect(await rowsOf(db, among({ ids: [2, 4, 9] }))).toEqual([{ id: 2 }, { id: 4 }]);
});

test("a value is an expression: it fits where one of its type would, and is none to reckon with", () => {
  const byId = prepare((_, value: ValueOf<{ id: number }>) =>
    db.selectFrom("orders").select("id").where("id", "=", value("id")),
  );
  expect(byId({ id: 7 }).compile(db)).toMatchObject({
    sql: 'select "id" from "orders" where "id" = $1',
    parameters: [7],
  });

  /** Each line is for the compiler, which must refuse it. */
  const refused = (value: ValueOf<{ id: number; tid: string; num: string }>) => [
    // @ts-expect-error a text where the column holds a number
    db.selectFrom("orders").where("id", "=", value("tid")),
    // @ts-expect-error a number among the texts of a list
    db.selectFrom("orders").where("tid", "in", [value("tid"), value("id")]),
    // @ts-expect-error a text for a column of numbers
    db.updateTable("cart_lines").set({ num: value("num") }),
    // @ts-expect-error any text where the column holds one of a few words
    db.selectFrom("accounts").where("state", "=", value("tid")),
    // @ts-expect-error nothing can be reckoned before the value is brought
    value("id") * 2,
    // @ts-expect-error nor asked of it
    value("tid").length,
    // @ts-expect-error a name that no use brings
    value("uid"),
  ];
  void refused;
});
