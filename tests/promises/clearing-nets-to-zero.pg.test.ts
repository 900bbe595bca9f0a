import * as closes from "@sampan/contract/money/staff-closes";
import * as statements from "@sampan/contract/money/staff-statements";
import { approveTopup } from "@sampan/contract/money/topups/staff-topups";
import { addDays, businessDay } from "@sampan/domain/kernel/business-time";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { closeBooks } from "../../apps/server/src/money/closes/close-books.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { postTransfer } from "../../apps/server/src/money/ledger/post-transfer.ts";
import { openTestApp } from "../support/test-app.ts";
import { declare, insertTransferBank } from "../support/test-transfers.ts";
import { valueOf } from "../support/value-of.ts";
import { chanceOf } from "./support/chance-of.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

/** The control lets a close look at the ledger alone. */
const close = vi.hoisted(() => ({ looksAtStatements: true }));
vi.mock(import("../../apps/server/src/money/closes/find-unseen.ts"), async (original) => {
  const { findUnseen } = await original();
  return {
    findUnseen: async (...asked) => (close.looksAtStatements ? findUnseen(...asked) : []),
  };
});

const world = await openTestApp();
const { db, clock, customer, staff, needs } = world;
const first = new Date("2026-04-01T02:00:00Z");
clock.set(first);
/** Somebody of finance who has just logged in: nobody stays for thirty days. */
const finance = () => staff("finance");
beforeAll(() => insertTransferBank(db));

const dayCount = 30;
const orders = sizeOf({ quick: 600, full: 10_000 });
const chance = chanceOf(seed);
const pick = (most: number): number => Math.floor(chance() * most);

interface Movement {
  readonly number: string;
  /** Whole dollars. */
  readonly units: number;
}
type Failure = "missing" | "doubled" | "a cent off" | undefined;
/** One in forty goes wrong on its way to the statement. */
const failureOf = (): Failure => {
  const drawn = chance();
  return drawn < 0.01
    ? "missing"
    : drawn < 0.02
      ? "doubled"
      : drawn < 0.025
        ? "a cent off"
        : undefined;
};

/** Somebody pays at a provider and then for an order, as the product books both. */
async function payOnline(owner: number, nth: number): Promise<Movement> {
  const units = 200 + pick(5_000);
  const number = `TP${String(nth).padStart(8, "0")}`;
  const now = clock.now();
  const [amount, fee] = [units * 100 - 30, 30];
  await sql`
    insert into topups (number, account_id, way, state, amount, fee, currency, channel, payment_ref, created_at, decided_at, expires_at)
    values (${number}, ${owner}, 'online', 'success', ${amount}, ${fee}, 'TWD', 'ecpay', ${`ref${nth}`}, ${now}, ${now}, ${now})
  `.execute(db);
  const moved = { currency: "TWD", now } as const;
  const cash = (change: number) => ({ account: { owner, kind: "cash" as const }, amount: change });
  valueOf(
    await postTransfer(db, {
      ...moved,
      idempotency_key: `topup:${number}`,
      kind: "topup_online",
      tid: number,
      entries: [
        cash(amount),
        { account: { clearing: "topup_fee" }, amount: fee },
        { account: { clearing: "provider" }, amount: -(amount + fee) },
      ],
    }),
  );
  const price = 100 + pick(amount - 100);
  valueOf(
    await postTransfer(db, {
      ...moved,
      idempotency_key: `order:${nth}`,
      kind: "payment_order",
      tid: `SP${nth}`,
      entries: [cash(-price), { account: { clearing: "sales" }, amount: price }],
    }),
  );
  return { number, units };
}

/** Brings what a provider settled of a day; answers the cents that its file tells. */
async function settle(paid: readonly Movement[], on: string): Promise<void> {
  const rows = paid.flatMap(({ number, units }) => {
    const row = (amount: number) => `${number},payment,${amount.toFixed(2)},0,TWD,${on}`;
    const failure = failureOf();
    if (failure === "missing") return [];
    if (failure === "doubled") return [row(units), row(units)];
    return [row(failure === "a cent off" ? units + 0.01 : units)];
  });
  if (rows.length === 0) return;
  const file = new Blob([`serial,kind,amount,fee,currency,day\n${rows.join("\n")}\n`]);
  valueOf(
    await (
      await finance()
    ).call(statements.importStatement, { file, format: "settlement", name: "s" }),
  );
}

let held = 10_000_000;
/** Transfers of a day: declared, some of them let in by hand; and the bank's file of it. */
async function transferByBank(
  who: Awaited<ReturnType<typeof customer>>,
  day: string,
  count: number,
) {
  const lines: string[] = [];
  const line = (amount: number, words: string) => {
    held += amount;
    lines.push(`${day.replaceAll("-", "/")},跨行轉入,,${amount},${held},${words},,`);
  };
  for (let at = 0; at < count; at += 1) {
    const units = 1_000 + pick(9_000);
    const pay_no = `${day.replaceAll("-", "").slice(2)}${String(10_000 + at)}`;
    const transfer = { amount: units * 100, pay_no, pay_time: `${day} 09:30` };
    const number = await declare({ db, now: clock.now() }, who, transfer);
    const failure = failureOf();
    // Let in by a voucher, and never seen at the bank.
    if (failure === "missing")
      valueOf(await (await finance()).call(approveTopup, { number, reason: "seen" }));
    else line(units, `轉帳 ${pay_no}`);
    if (failure === "doubled") line(units, `轉帳 ${pay_no}`);
  }
  if (count === 0 || chance() < 0.2) line(500 + pick(500), "不明匯款");
  const head = "活存明細查詢\n2026/03/02 12:00:00\n日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記";
  const file = new Blob([[head, ...lines, ""].join("\n")]);
  if (lines.length > 0)
    valueOf(
      await (await finance()).call(statements.importStatement, { file, format: "ctbc", name: "b" }),
    );
}

interface Residual {
  /** Cents by which the ledger's account and the statements differ, by account. */
  readonly cents: Readonly<Record<"bank" | "provider", number>>;
  /** Of them, those that an open row names. */
  readonly named: Readonly<Record<"bank" | "provider", number>>;
}

/** What the two clearing accounts hold against what banks and providers say, and what of it somebody can see. */
async function residual(): Promise<Residual> {
  const { rows } = await sql<{
    what: "bank" | "provider";
    booked: number;
    said: number;
    waiting: number;
    unseen: number;
  }>`
    with accounts (what, is_settlement, unseen) as (
      values ('bank', false, 'topup_unseen'), ('provider', true, 'settlement_unseen')
    )
    select what,
           (select coalesce(-sum(amount), 0)
              from ledger_entries entry
              join ledger_accounts account on account.id = entry.account_id
             where account.owner_id is null and account.kind = what and account.currency = 'TWD') as booked,
           (select coalesce(sum(line.amount), 0)
              from statement_lines line
              join statements on statements.id = line.statement_id
             where (statements.format = 'settlement') = is_settlement) as said,
           (select coalesce(sum(line.amount), 0)
              from statement_lines line
              join statements on statements.id = line.statement_id
             where (statements.format = 'settlement') = is_settlement and line.state = 'open') as waiting,
           (select coalesce(sum(expected - found), 0)
              from book_differences
             where kind = accounts.unseen and state = 'open' and currency = 'TWD') as unseen
      from accounts
  `.execute(db);
  const by = (figure: (row: (typeof rows)[number]) => number) =>
    Object.fromEntries(rows.map((row) => [row.what, figure(row)])) as Residual["cents"];
  return {
    cents: by(({ booked, said }) => said - booked),
    named: by(({ waiting, unseen }) => waiting - unseen),
  };
}

/** What banks and providers tell of the last closed day, cents that nothing explains. */
async function unexplained(): Promise<readonly number[]> {
  const desk = await finance();
  const [last] = valueOf(await desk.call(closes.listCloses, {})).datalist;
  const { data } = valueOf(await desk.call(closes.readClose, { day: last?.day ?? "" }));
  const books = data.books.find(({ currency }) => currency === "TWD");
  return (books?.proofs ?? []).map((proof) => proof.unexplained);
}

test("over thirty days of orders, top-ups and files with errors every clearing account is what was told of it, or an open row names each cent [WAL-50] [BO-32]", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => customer()));
  const perDay = Math.ceil(orders / dayCount);
  let nth = 0;
  let unproved = 0;
  for (let at = 0; at < dayCount; at += 1) {
    const begin = addDays(first, at);
    const day = businessDay(begin, "TW");
    const paid: Movement[] = [];
    for (let order = 0; order < perDay; order += 1) {
      clock.set(new Date(begin.getTime() + Math.floor((order / perDay) * 12 * 3_600_000)));
      nth += 1;
      paid.push(await payOnline(people[nth % people.length]!.id, nth));
    }
    clock.set(begin);
    const banker = await customer();
    await transferByBank(banker, day, 4);
    clock.set(addDays(begin, 1));
    await settle(paid, businessDay(clock.now(), "TW"));
    await closeBooks(needs);
  }
  // Until the last of it should have been told; a file comes that tells of nothing of ours.
  clock.set(addDays(first, dayCount + 20));
  const late = businessDay(clock.now(), "TW");
  nth += 1;
  await settle([{ number: `XX${nth}`, units: 1 }], late);
  await transferByBank(await customer(), late, 0);
  clock.set(addDays(first, dayCount + 22));
  await closeBooks(needs);

  const desk = await finance();
  const { datalist, total } = valueOf(await desk.call(closes.listCloses, { page_size: 100 }));
  for (const { books } of datalist)
    for (const { owed, held: ours } of books) if (owed !== ours) unproved += 1;
  const { cents, named } = await residual();
  const unnamed = Math.abs(cents.bank - named.bank) + Math.abs(cents.provider - named.provider);
  const open = await db
    .selectFrom("book_differences")
    .select("id")
    .where("state", "=", "open")
    .execute();
  tellPromise({
    promise: 5,
    name: "clearing accounts net to zero when days close",
    target: "0 cents that no open row names, both sides of every day alike",
    figure: `${unnamed} cents of ${Math.abs(cents.bank) + Math.abs(cents.provider)} that differ, named by ${open.length} differences and arrivals; ${unproved} of ${total} days unlike, ${nth.toLocaleString("en")} orders`,
    seed,
  });
  expect(unnamed).toBe(0);
  expect(unproved).toBe(0);
  expect(total).toBeGreaterThanOrEqual(dayCount);
  expect(open.length).toBeGreaterThan(0);
  expect(await checkLedger(db)).toEqual([]);
  // The balance that the bank printed is the books and every rest by name, however much went wrong between.
  expect(await unexplained()).toEqual([0, 0]);
}, 1_800_000);

test("a close that looks at the ledger alone leaves cents that nobody names", async () => {
  close.looksAtStatements = false;
  clock.set(addDays(clock.now(), 1));
  try {
    await closeBooks(needs);
  } finally {
    close.looksAtStatements = true;
  }
  const { cents, named } = await residual();
  expect(cents).not.toEqual(named);
});

test("a row that is cut out between two files, and a cent that is booked at the bank behind everybody's back, stay unexplained", async () => {
  const person = await customer();
  clock.set(addDays(clock.now(), 1));
  held += 777;
  await transferByBank(person, businessDay(clock.now(), "TW"), 0);
  valueOf(
    await postTransfer(db, {
      idempotency_key: "planted",
      kind: "topup_bank",
      currency: "TWD",
      tid: "",
      entries: [
        { account: { owner: person.id, kind: "cash" }, amount: 1 },
        { account: { clearing: "bank" }, amount: -1 },
      ],
      now: clock.now(),
    }),
  );
  clock.set(addDays(clock.now(), 1));
  await closeBooks(needs);
  expect(await unexplained()).toEqual([77_700 - 1, 0]);
  const found = await db
    .selectFrom("book_differences")
    .select(["kind", sql<number>`found - expected`.as("off")])
    .where("kind", "in", ["bank_balance", "statement_gap"])
    .orderBy("kind")
    .execute();
  expect(found).toEqual([
    { kind: "bank_balance", off: -1 },
    { kind: "statement_gap", off: 77_700 },
  ]);
});
