import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import {
  creditArrival,
  importStatement,
  listArrivals,
} from "@sampan/contract/money/staff-statements";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { declare, insertTransferBank } from "../../../../../tests/support/test-transfers.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { holdStatements } from "./hold-statements.ts";
import { lockLine, settleLine } from "./statement-queries.ts";

const { clock, customer, db, staff } = await openTestApp();
const finance = await staff("finance");
beforeAll(() => insertTransferBank(db));

/** A file of CTBC's with these rows. */
const bring = (...rows: string[]) =>
  finance.call(importStatement, {
    file: new Blob([`日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n${rows.join("\n")}\n`]),
    format: "ctbc",
    name: "march.csv",
  });

const isWaitedFor = async (): Promise<void> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  expect(rows).toHaveLength(1);
};

test("an arrival that somebody settles at this moment as something else credits nobody [BO-32]", async () => {
  const arrival = "2026/03/02,轉入,,500,500,轉帳 880001 號,,";
  valueOf(await bring(arrival));
  const [line] = valueOf(await finance.call(listArrivals, {})).datalist;
  const ming = await customer();
  const transfer = { amount: 500_00, pay_no: "880001", pay_time: "2026-03-02 11:20" };
  await declare({ db, now: clock.now() }, ming, transfer);
  const { brought } = await db.transaction().execute(async (open) => {
    const held = await lockLine(open, line?.key ?? "");
    if (!held) throw new Error("no such arrival");
    await settleLine(open, held.id, { state: "explained", note: "利息", now: clock.now() });
    const importing = bring("2026/03/03,利息,,1,501,,,");
    await vi.waitFor(isWaitedFor);
    return { brought: importing };
  });
  expect(valueOf(await brought).data).toMatchObject({ credited: 0 });
  expect(valueOf(await ming.call(getAccountBalance, {})).data.balance).toBe(0);
});

test("whoever credits an arrival by hand waits for who confirms a return before they hold anything: neither waits for the other for ever [BO-31] [BO-32]", async () => {
  valueOf(await bring("2026/03/02,轉入,,700,1201,王小明,,"));
  const key = valueOf(await finance.call(listArrivals, {})).datalist[0]?.key ?? "";
  const ming = await customer();
  const transfer = { amount: 700_00, pay_no: "880002", pay_time: "2026-03-02 11:20" };
  const topup = await declare({ db, now: clock.now() }, ming, transfer);
  const { credited } = await db.transaction().execute(async (confirming) => {
    await holdStatements(confirming, "TWD");
    const crediting = finance.call(creditArrival, { key, topup });
    await vi.waitFor(isWaitedFor);
    // The arrival and the transfer are free, though somebody is about to credit them.
    const held = await sql`
      select from statement_lines line, topups
       where line.key = ${key} and topups.number = ${topup}
         for update nowait`.execute(confirming);
    expect(held.rows).toHaveLength(1);
    return { credited: crediting };
  });
  valueOf(await credited);
  expect(valueOf(await ming.call(getAccountBalance, {})).data.balance).toBe(700_00);
});
