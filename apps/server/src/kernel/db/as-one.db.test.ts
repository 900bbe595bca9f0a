import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { prepare, type ValueOf } from "./prepare.ts";
import { readAsOne } from "./send-soon.ts";

const { db } = await openTestDatabase();

const upTo = prepare(
  (_, value: ValueOf<{ end: number; word: string }>) => sql<{ n: number; word: string }>`
    select n, ${value("word")}::text as word from generate_series(1, ${value("end")}::int) n order by n desc`,
);
const moment = prepare(
  (_, value: ValueOf<{ at: Date }>) => sql<{ at: Date }>`select ${value("at")}::timestamptz as at`,
);

test("several questions are answered at once, each with its own values and in its own order", async () => {
  const at = new Date("2026-03-02T04:05:06.789Z");
  const answers = await readAsOne(db, {
    two: upTo({ end: 2, word: "$1" }),
    moment: moment({ at }),
    none: upTo({ end: 0, word: "" }),
    one: upTo({ end: 1, word: "鉛筆" }),
  });
  expect(answers).toMatchObject({
    two: [
      { n: 2, word: "$1" },
      { n: 1, word: "$1" },
    ],
    none: [],
    one: [{ n: 1, word: "鉛筆" }],
  });
  expect(new Date(answers.moment[0]?.at ?? "")).toEqual(at);
});

test("an amount beyond what a number holds is a fault, never rounded", async () => {
  const amount = (text: string) => readAsOne(db, { amount: sql`select ${text}::bigint as cents` });
  expect((await amount("9007199254740991")).amount).toEqual([{ cents: 9007199254740991 }]);
  await expect(amount("9007199254740993")).rejects.toThrow("out of the safe range");
});
