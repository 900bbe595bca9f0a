import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../support/test-app.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, openJourney } from "../support/test-journey.ts";
import { insertCustomer } from "../support/test-people.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";
import { settle } from "../../apps/server/src/kernel/db/settle.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { findBalances } from "../../apps/server/src/money/ledger/find-balances.ts";
import { postTransfer } from "../../apps/server/src/money/ledger/post-transfer.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const count = (outcomes: readonly string[], name: string) =>
  outcomes.filter((outcome) => outcome === name).length;
const TWD = { currency: "TWD" } as const;

/** What somebody holds, spent by a transfer of so much. */
const spend = (owner: number, { key, amount }: { key: string; amount: number }) =>
  settle(db, (transaction) =>
    postTransfer(transaction, {
      idempotency_key: `race:${owner}:${key}`,
      kind: "payment_order",
      currency: "TWD",
      tid: "",
      entries: [
        { account: { owner, kind: "cash" }, amount: -amount },
        { account: { clearing: "sales" }, amount },
      ],
      now: clock.now(),
    }),
  );
const cashOf = async (accountId: number) =>
  (await findBalances(db, { accountId, currency: "TWD" })).cash;

type Spend = (owner: number, wish: { key: string; amount: number }) => Promise<{ ok: boolean }>;

/** How many of 50 at once get a whole balance, each round another; ends with the first round that more than one of them did. */
async function spentBy(spender: Spend, rounds: number): Promise<{ spent: number; rounds: number }> {
  let spent = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const ming = await insertCustomer(db, clock.now());
    await fund(db, ming, { amount: 10_000, now: clock.now() });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => spender(ming.id, { key: `all-${n}`, amount: 10_000 })),
    );
    spent += outcomes.filter(({ ok }) => ok).length;
    expect(await cashOf(ming.id)).toBe(0);
    if (spent > round) return { spent, rounds: round };
  }
  return { spent, rounds };
}

test("of 50 who spend a whole balance at once one does, every round [WAL-50]", async () => {
  const rounds = sizeOf({ quick: 4, full: 100 });
  const { spent } = await spentBy(spend, rounds);
  tellPromise({
    promise: 2,
    name: "a balance is never negative",
    target: "exactly 1 of 50 each round",
    figure: `${spent} of ${rounds * 50} spent a whole balance in ${rounds} rounds`,
  });
  expect(spent).toBe(rounds);
});

/** A ledger that reads a balance, thinks, and writes what it thought. */
const spendNaively: Spend = (owner, { amount }) =>
  db.transaction().execute(async (open) => {
    const { rows } = await sql<{ id: number; balance: number }>`
      select id, balance from ledger_accounts where owner_id = ${owner} and kind = 'cash'
    `.execute(open);
    const [account] = rows;
    if (!account || account.balance < amount) return { ok: false };
    const left = account.balance - amount;
    await sql`update ledger_accounts set balance = ${left} where id = ${account.id}`.execute(open);
    return { ok: true };
  });

test("the rounds notice a ledger that looks before it takes", async () => {
  // Which of them meet is chance; a round in which nobody does is tried again.
  const { spent, rounds } = await spentBy(spendNaively, 20);
  expect(spent).toBeGreaterThan(rounds);
  // What was spent behind its back the ledger has never seen: it is there again.
  await sql`
    update ledger_accounts
       set balance = (select sum(amount) from ledger_entries where account_id = ledger_accounts.id)
     where kind = 'cash' and owner_id is not null
       and balance <> (select sum(amount) from ledger_entries where account_id = ledger_accounts.id)
  `.execute(db);
});

describe("at the same moment", () => {
  test("200 payments on a balance for 100 pay exactly 100 [WAL-50]", async () => {
    const ming = await insertCustomer(db, clock.now());
    await fund(db, ming, { amount: 100 * 250, now: clock.now() });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => spend(ming.id, { key: String(n), amount: 250 })),
    );
    const outcomes = answers.map(refusalOf);
    const both = [count(outcomes, "accepted"), count(outcomes, "balance_insufficient")];
    expect(both).toEqual([100, 100]);
    expect(await cashOf(ming.id)).toBe(0);
  });

  test("20 payments of one order with different keys charge once [PAY-15]", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 10_000_000, now: clock.now() });
    const tid = await journey.approved(ming);
    const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD }));
    const input = { tids: [tid], ...TWD, exchange_rate: data.exchange_rate ?? "" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ming.call(payConfirm, input)),
    );
    const outcomes = answers.map(refusalOf);
    expect([count(outcomes, "accepted"), count(outcomes, "not_payable")]).toEqual([1, 19]);
    const left = valueOf(await ming.call(getAccountBalance, {})).data.balance;
    expect(left).toBe(10_000_000 - data.total);
  });

  test("20 repeats with one key get one answer and charge once [PAY-15] [NFR-07]", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 10_000_000, now: clock.now() });
    const tid = await journey.approved(ming);
    const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD }));
    const input = { tids: [tid], ...TWD, exchange_rate: data.exchange_rate ?? "" };
    const options = { idempotencyKey: `race-${tid}` };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ming.call(payConfirm, input, options)),
    );
    const [first] = answers.map(valueOf);
    tellPromise({
      promise: 6,
      name: "the same payment twice pays once",
      target: "1 debit, all others the stored answer",
      figure: `${answers.length} requests with one key, ${new Set(answers.map((one) => JSON.stringify(one))).size} answer`,
    });
    expect(answers.map(valueOf)).toEqual(answers.map(() => first));
    const left = valueOf(await ming.call(getAccountBalance, {})).data.balance;
    expect(left).toBe(10_000_000 - data.total);
  });

  test("payments of several orders each answer the balance that they left behind [PAY-14]", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 10_000_000, now: clock.now() });
    const tids: string[] = [];
    for (let order = 0; order < 8; order += 1) tids.push(await journey.approved(ming));
    valueOf(await ming.call(simulatePay, { tids, ...TWD }));
    const answers = await Promise.all(
      tids.map((tid) => ming.call(payConfirm, { tids: [tid], ...TWD, exchange_rate: "4.53" })),
    );
    const told = answers.map((answer) => valueOf(answer).data);
    const { rows } = await sql<{ tid: string; balance: number }>`
      select transfer.tid, entry.balance_after as balance
        from ledger_entries entry
        join transfers transfer on transfer.id = entry.transfer_id
        join ledger_accounts account on account.id = entry.account_id
       where account.owner_id = ${ming.id}
         and account.kind = 'cash'
         and transfer.kind = 'payment_order'
    `.execute(db);
    const left = Object.fromEntries(rows.map(({ tid, balance }) => [tid, balance]));
    expect(told.map(({ tids: [tid = ""], balance }) => [tid, balance])).toEqual(
      tids.map((tid) => [tid, left[tid]]),
    );
  });

  test("one freight bill paid from its order and from its parcel is paid once [PAY-19]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, { order: { transport: 12 } });
    const { parcel, bill } = await journey.billed(tid);
    const sides = Array.from({ length: 6 }, () => [tid, parcel, bill]).flat();
    const answers = await Promise.all(
      sides.map((side) => ming.call(payConfirm, { tids: [side], ...TWD })),
    );
    const outcomes = answers.map(refusalOf);
    expect(count(outcomes, "accepted")).toBe(1);
    expect(count(outcomes, "not_payable")).toBe(sides.length - 1);
    const { rows } = await sql<{ payments: number }>`
      select count(*) as payments from transfers where tid = ${bill}
    `.execute(db);
    expect(rows).toEqual([{ payments: 1 }]);
  });

  test("overlapping payments of several orders wait for each other and never in a ring [PAY-09]", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 10_000_000, now: clock.now() });
    const tids = [];
    for (let order = 0; order < 4; order += 1) tids.push(await journey.approved(ming));
    valueOf(await ming.call(simulatePay, { tids, ...TWD }));
    const [a = "", b = "", c = "", d = ""] = tids;
    const baskets = [
      [a, b],
      [b, a],
      [c, d, a],
      [d, c],
      [b, c],
      [a, d],
    ];
    const answers = await Promise.all(
      baskets.map((basket) =>
        ming.call(payConfirm, { tids: basket, ...TWD, exchange_rate: "4.53" }),
      ),
    );
    const paid = baskets.filter((_, index) => answers[index]?.ok);
    expect(new Set(paid.flat()).size).toBe(paid.flat().length);
    for (const tid of tids)
      expect((await journey.orderOf(tid)).status).toBe(paid.flat().includes(tid) ? 1 : 0);
  });

  test("and then the ledger adds up [WAL-50]", async () => {
    expect(await checkLedger(db)).toEqual([]);
  });
});
