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
        // A list is one value, or a value a word.
        .flatMap(([, word, number]) => (word ?? number ?? "").replaceAll(/[{}]/g, "").split(","))
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
    campaign_budgets: budgets,
    invite_rewards: rewards,
    invite_months: months,
    ...allowed
  } = await allowedIn("currency");
  expect(Object.keys(allowed)).toContain("accounts");
  for (const words of Object.values(allowed)) expect(words).toEqual(sorted(paymentCurrencies));
  // Points are kept as a currency of their own; their books are closed as well, and campaigns and friends give them.
  expect(ledger).toEqual(sorted([...currencies, "PTS"]));
  for (const words of [closes, differences, budgets, rewards, months])
    expect(words).toEqual(sorted([...paymentCurrencies, "PTS"]));
});

test("and every marketplace; where our own shop stands beside them, it is 1", async () => {
  const allowed = await allowedIn("platform");
  expect(Object.keys(allowed).length).toBeGreaterThan(2);
  for (const numbers of Object.values(allowed))
    expect(numbers.filter((number) => number !== "1")).toEqual(sorted(platformIds));
});

/** What an order, its payment and a withdrawal write: the database reads these checks anew for every one of them. */
const written = [
  "orders",
  "sell_orders",
  "order_items",
  "order_charges",
  "trade_logs",
  "rate_quotes",
  "ledger_accounts",
  "skus",
  "withdrawals",
];

test("what every order writes has its lists of words as one value each", async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select conname as name from pg_constraint
      where contype = 'c' and conrelid::regclass::text = any($1) and pg_get_constraintdef(oid) like '%ARRAY[%'`,
    [written],
  );
  expect(rows).toEqual([]);
});
