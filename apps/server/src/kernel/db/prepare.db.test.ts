import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
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
