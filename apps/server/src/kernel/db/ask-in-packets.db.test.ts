import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { askInPackets } from "./ask-in-packets.ts";

const { db, kind } = await openTestDatabase();
const ask = askInPackets(db);
const says = (number: number) =>
  sql<{
    said: number;
    backend: number;
  }>`select ${number}::int as said, pg_backend_pid() as backend`;

test("each who asks in a packet is told their own rows, and with nobody else about as well", async () => {
  expect(await ask(says(1))).toMatchObject([{ said: 1 }]);
  const numbers = Array.from({ length: 23 }, (_, number) => number);
  const told = await Promise.all(numbers.map((number) => ask(says(number))));
  expect(told.map(([row]) => row?.said)).toEqual(numbers);
});

test("a few share a connection, many do not queue behind one", async () => {
  const told = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((number) => ask(says(number))));
  const backends = told.map(([row]) => row?.backend);
  expect(new Set(backends.slice(0, 4)).size).toBe(1);
  // The embedded database has one connection for all.
  expect(new Set(backends).size).toBe(kind === "postgres" ? 2 : 1);
});

test("what one of them asked wrongly fails for nobody else, also once its connection knows it", async () => {
  const divided = (by: number) => sql<{ said: number }>`select (6 / ${by}::int) as said`;
  for (let time = 0; time < 3; time++) {
    await Promise.all([ask(divided(1)), ask(divided(2)), ask(divided(3))]);
    const outcomes = await Promise.allSettled([ask(says(1)), ask(divided(0)), ask(says(3))]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(outcomes[2]).toMatchObject({ value: [{ said: 3 }] });
  }
});
