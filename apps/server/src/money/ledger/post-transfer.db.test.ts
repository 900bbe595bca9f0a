import { refuse } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertCustomer } from "../../../../../tests/support/test-people.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { settle } from "../../kernel/db/settle.ts";
import { checkLedger } from "./check-ledger.ts";
import { findBalances } from "./find-balances.ts";
import type { ClearingKind, OwnedKind } from "./ledger-account.ts";
import { postTransfer } from "./post-transfer.ts";
import type { Entry, Transfer } from "./transfer.ts";

const { db, kind: databaseKind } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:00Z");

const newCustomer = async () => (await insertCustomer(db, now)).id;
const held = (accountId: number) => findBalances(db, { accountId, currency: "TWD" });

let keys = 0;
const transfer = (entries: readonly Entry[], change: Partial<Transfer> = {}): Transfer => ({
  idempotency_key: `test:${(keys += 1)}`,
  kind: "correction",
  currency: "TWD",
  tid: "",
  entries,
  now,
  ...change,
});

const income = (owner: number, amount: number): Entry[] => [
  { account: { owner, kind: "cash" }, amount },
  { account: { clearing: "bank" }, amount: -amount },
];
const expense = (owner: number, amount: number): Entry[] => [
  { account: { owner, kind: "cash" }, amount: -amount },
  { account: { clearing: "sales" }, amount },
];
const shift = (owner: number, amount: number): Entry[] => [
  { account: { owner, kind: "cash" }, amount: -amount },
  { account: { owner, kind: "cash_locked" }, amount },
];
const post = (change: Transfer) => settle(db, (transaction) => postTransfer(transaction, change));

describe("a transfer", () => {
  test("moves money from one account to another and says what is left", async () => {
    const owner = await newCustomer();
    expect(valueOf(await post(transfer(income(owner, 5_000)))).balances).toEqual([
      { owner, kind: "cash", balance: 5_000 },
    ]);
    const paid = valueOf(await post(transfer(expense(owner, 1_702))));
    expect(paid).toMatchObject({ repeated: false, balances: [{ balance: 3_298 }] });
    expect((await held(owner)).cash).toBe(3_298);
  });

  test("takes the last cent and refuses one more, leaving nothing behind [WAL-50]", async () => {
    const owner = await newCustomer();
    await post(transfer(income(owner, 100)));
    const tooMuch = transfer(expense(owner, 101));
    expect(refusalOf(await post(tooMuch))).toBe("balance_insufficient");
    const left = await db
      .selectFrom("transfers")
      .select("id")
      .where("idempotency_key", "=", tooMuch.idempotency_key)
      .execute();
    expect(left).toEqual([]);
    valueOf(await post(transfer(expense(owner, 100))));
    expect((await held(owner)).cash).toBe(0);
  });

  test("refuses somebody who never had an account", async () => {
    const owner = await newCustomer();
    expect(refusalOf(await post(transfer(expense(owner, 1))))).toBe("balance_insufficient");
  });

  test("with a key that was used moves nothing and says so", async () => {
    const owner = await newCustomer();
    const once = transfer(income(owner, 700));
    const first = valueOf(await post(once));
    const again = valueOf(await post(once));
    expect(again).toEqual({ transferId: first.transferId, repeated: true, balances: [] });
    expect((await held(owner)).cash).toBe(700);
  });

  test("to a clearing account that there is not is a fault, and no balance too small", async () => {
    const owner = await newCustomer();
    await post(transfer(income(owner, 700)));
    const [taken] = expense(owner, 100);
    const nowhere = { account: { clearing: "nowhere" as ClearingKind }, amount: 100 };
    await expect(post(transfer([taken!, nowhere]))).rejects.toThrow("no clearing account");
    expect((await held(owner)).cash).toBe(700);
  });

  test("with the key of another movement is a fault", async () => {
    const owner = await newCustomer();
    const once = transfer(income(owner, 700));
    await post(once);
    await expect(post({ ...once, tid: "SP260302OTHER1" })).rejects.toThrow("two movements");
    await expect(post({ ...once, kind: "refund" })).rejects.toThrow("two movements");
  });

  test("sets cash aside and back without changing the whole [WAL-50]", async () => {
    const owner = await newCustomer();
    await post(transfer(income(owner, 5_000)));
    await post(transfer(shift(owner, 1_200)));
    expect(await held(owner)).toMatchObject({ cash: 3_800, cash_locked: 1_200 });
    await post(transfer(shift(owner, -1_200)));
    expect(await held(owner)).toMatchObject({ cash: 5_000, cash_locked: 0 });
    expect(refusalOf(await post(transfer(shift(owner, -1))))).toBe("balance_insufficient");
  });

  test("that does not add up to zero is a fault before it reaches the database", async () => {
    const owner = await newCustomer();
    const [debit] = expense(owner, 5);
    await expect(post(transfer(debit ? [debit] : []))).rejects.toThrow("not balanced");
  });

  test("disappears with the transaction that is refused around it", async () => {
    const owner = await newCustomer();
    await settle(db, async (transaction) => {
      valueOf(await postTransfer(transaction, transfer(income(owner, 900))));
      return refuse({ code: "not_payable" });
    });
    expect((await held(owner)).cash).toBe(0);
  });
});

describe("the database itself", () => {
  test("keeps transfers and entries as they were written [WAL-51]", async () => {
    const owner = await newCustomer();
    await post(transfer(income(owner, 1)));
    for (const statement of [
      "update ledger_entries set amount = amount + 1",
      "delete from ledger_entries",
      "update transfers set kind = 'other'",
      "delete from transfers",
      "truncate transfers, ledger_entries",
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow("append-only");
  });

  test("refuses entries that do not sum to zero, and a balance below it [WAL-50]", async () => {
    const owner = await newCustomer();
    await post(transfer(income(owner, 100)));
    const lonely = settle(db, async (transaction) => {
      const { id } = await transaction
        .insertInto("transfers")
        .values({ idempotency_key: `lonely:${owner}`, kind: "correction", created_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await sql`
        insert into ledger_entries (transfer_id, account_id, amount)
        select ${id}, id, 5 from ledger_accounts where owner_id = ${owner}
      `.execute(transaction);
      return { ok: true, value: null };
    });
    await expect(lonely).rejects.toThrow("does not balance");
    const overdrawn = sql`
      update ledger_accounts set balance = -1 where owner_id = ${owner}
    `.execute(db);
    await expect(overdrawn).rejects.toThrow("check");
  });

  test("has a clearing account for every kind and currency that is posted to", async () => {
    const { rows } = await sql<{ kind: string; currencies: string }>`
      select kind, string_agg(currency, ' ' order by currency) as currencies
        from ledger_accounts
       where owner_id is null
       group by kind
       order by kind
    `.execute(db);
    expect(Object.fromEntries(rows.map(({ kind, currencies }) => [kind, currencies]))).toEqual({
      bank: "THB TWD",
      correction: "THB TWD",
      freight: "THB TWD",
      given_up: "THB TWD",
      loyalty: "PTS",
      payout: "THB TWD",
      promotion: "THB TWD",
      provider: "THB TWD",
      sales: "THB TWD",
      services: "THB TWD",
      topup_fee: "THB TWD",
      withdrawal_fee: "THB TWD",
    });
  });
});

/** What the ledger should hold, in a dozen lines. */
function createModel() {
  const balances = new Map<string, number>();
  const seen = new Set<string>();
  return {
    of: (owner: number, kind: OwnedKind) => balances.get(`${owner}:${kind}`) ?? 0,
    post({ idempotency_key, entries }: Transfer): string {
      if (seen.has(idempotency_key)) return "repeated";
      const changes = entries.flatMap(({ account, amount }) =>
        "owner" in account ? [{ key: `${account.owner}:${account.kind}`, amount }] : [],
      );
      if (changes.some(({ key, amount }) => (balances.get(key) ?? 0) + amount < 0))
        return "balance_insufficient";
      seen.add(idempotency_key);
      for (const { key, amount } of changes) balances.set(key, (balances.get(key) ?? 0) + amount);
      return "posted";
    },
  };
}

describe("the whole ledger", () => {
  test("agrees with a simple model after any movements, and adds up [WAL-50]", async () => {
    const owners = [await newCustomer(), await newCustomer()];
    const model = createModel();
    const movement = fc.record({
      owner: fc.constantFrom(...owners),
      make: fc.constantFrom(income, expense, shift),
      amount: fc.integer({ min: 1, max: 900 }),
      sign: fc.constantFrom(1, 1, -1),
      repeats: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 5, maxLength: 25 }), async (movements) => {
        for (const { owner, make, amount, sign, repeats } of movements) {
          const wanted = transfer(make(owner, make === shift ? amount * sign : amount));
          for (const attempt of repeats ? [wanted, wanted] : [wanted]) {
            const outcome = await post(attempt);
            const name = outcome.ok
              ? outcome.value.repeated
                ? "repeated"
                : "posted"
              : outcome.error.code;
            expect(name).toBe(model.post(attempt));
          }
        }
        for (const owner of owners)
          expect(await held(owner)).toMatchObject({
            cash: model.of(owner, "cash"),
            cash_locked: model.of(owner, "cash_locked"),
          });
      }),
      { numRuns: databaseKind === "embedded" ? 8 : 15 },
    );
    expect(await checkLedger(db)).toEqual([]);
  });

  test("shows a balance that somebody changed past the posting function", async () => {
    const owner = await newCustomer();
    await post(transfer(income(owner, 100)));
    await sql`update ledger_accounts set balance = 101 where owner_id = ${owner}`.execute(db);
    expect(await checkLedger(db)).toMatchObject([{ what: "balance", expected: 100, found: 101 }]);
    await sql`update ledger_accounts set balance = 100 where owner_id = ${owner}`.execute(db);
    expect(await checkLedger(db)).toEqual([]);
  });
});
