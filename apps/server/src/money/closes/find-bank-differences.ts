import { type BooksCurrency, regionOfBooks, spanOfDay } from "@sampan/domain/money/closes/close";
import { gapsOf } from "@sampan/domain/money/closes/prove-by-bank";
import { sum } from "@sampan/domain/kernel/money";
import type { Db } from "../../kernel/db/db.ts";
import { type BankAccount, readAccounts } from "../statements/read-accounts.ts";
import type { Found } from "./difference-queries.ts";
import { proveByBanks } from "./prove-day.ts";
import { sumBooked } from "./rest-queries.ts";

/**
 * Where what banks printed is not what the books and every rest come to, cents, at the end of the last day that all of them
 * told of but those that were closed: places where a file leaves movements out, each by itself, and whatever else nothing explains. [WAL-50]
 */
export async function findBankDifferences(
  db: Db,
  currency: BooksCurrency,
  newest: string,
): Promise<readonly Found[]> {
  if (currency === "PTS") return [];
  const accounts = await readAccounts(db, currency, newest);
  if (accounts.length === 0) return [];
  const open = accounts.filter(({ is_closed }) => !is_closed);
  const [day = newest] = [...open.map(({ told_until }) => told_until), newest].toSorted();
  const { unexplained, accounts: then } = await proveAt(db, currency, day);
  // What is left is told alone: balances move every day, and what somebody said of it stays said.
  const left = unexplained - sum(then.map(gapsOf));
  const subject = then.map(nameOf).join(" + ");
  const off: Found[] =
    left === 0 ? [] : [{ kind: "bank_balance", subject, expected: 0, found: left }];
  return [...off, ...accounts.flatMap(gapsIn)];
}

async function proveAt(db: Db, currency: Exclude<BooksCurrency, "PTS">, day: string) {
  const { until } = spanOfDay(day, regionOfBooks(currency));
  const bank = await sumBooked(db, { currency, teller: "bank", until });
  return proveByBanks(db, { currency, day, until, booked: { bank, provider: 0 } });
}

const nameOf = ({ format, account }: BankAccount): string => `${format} ${account}`.trim();

const gapsIn = (account: BankAccount): Found[] =>
  account.gaps.map(({ from, until, expected, found }) => ({
    kind: "statement_gap",
    subject: `${nameOf(account)} ${from} – ${until}`,
    expected,
    found,
  }));
