import { currencies, paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { regions } from "@sampan/domain/kernel/regions";
import { platformIds } from "@sampan/domain/goods/sourcing/platforms";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";

const { pool } = await openTestDatabase();

/** What each table lets into a column of this name, by its checks: the words between the quotes, or the numbers. */
async function allowedIn(column: string): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ table: string; says: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(con.oid) as says
       from pg_constraint con
       join pg_attribute part on part.attrelid = con.conrelid and part.attnum = any(con.conkey)
      where con.contype = 'c' and part.attname = $1 and cardinality(con.conkey) = 1`,
    [column],
  );
  return Object.fromEntries(
    rows.map(({ table, says }) => [
      table,
      [...says.matchAll(/'([^']+)'|(?<![\w'])(\d+)(?![\w'])/g)]
        .map(([, word, number]) => word ?? number ?? "")
        .toSorted(),
    ]),
  );
}

const sorted = (words: readonly unknown[]) => words.map(String).toSorted();

test("the database lets in every region that the rules know, and no other", async () => {
  const allowed = await allowedIn("region");
  expect(Object.keys(allowed)).toContain("accounts");
  for (const words of Object.values(allowed)) expect(words).toEqual(sorted(regions));
});

test("and every currency that customers pay in", async () => {
  const {
    ledger_accounts: ledger,
    daily_closes: closes,
    book_differences: differences,
    ...allowed
  } = await allowedIn("currency");
  expect(Object.keys(allowed)).toContain("accounts");
  for (const words of Object.values(allowed)) expect(words).toEqual(sorted(paymentCurrencies));
  // Points are kept as a currency of their own, and their books are closed as well.
  expect(ledger).toEqual(sorted([...currencies, "PTS"]));
  for (const words of [closes, differences])
    expect(words).toEqual(sorted([...paymentCurrencies, "PTS"]));
});

test("and every marketplace; where our own shop stands beside them, it is 1", async () => {
  const allowed = await allowedIn("platform");
  expect(Object.keys(allowed).length).toBeGreaterThan(2);
  for (const numbers of Object.values(allowed))
    expect(numbers.filter((number) => number !== "1")).toEqual(sorted(platformIds));
});
