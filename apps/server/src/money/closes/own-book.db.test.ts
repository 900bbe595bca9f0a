import { readOwnBook } from "@sampan/contract/money/ledger/own-books";
import { readdBook } from "@sampan/domain/money/closes/readd-book";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { closeBooks } from "./close-books.ts";

const { customer, db, clock, needs } = await openTestApp();

let posted = 0;
async function move(owner: number, amount: number): Promise<void> {
  const done = await postTransfer(db, {
    idempotency_key: `move ${++posted}`,
    kind: amount > 0 ? "topup_bank" : "payment_order",
    currency: "TWD",
    tid: "SP261101ABCDEF",
    entries: [
      { account: { owner, kind: "cash" }, amount },
      { account: { clearing: amount > 0 ? "bank" : "sales" }, amount: -amount },
    ],
    now: clock.now(),
  });
  expect(done.ok).toBe(true);
}

test("a customer reads a month from opening to closing and adds it up again, page by page, with the last close [WAL-50] [WAL-51]", async () => {
  clock.set(new Date("2026-10-31T15:59:00Z"));
  const ming = await customer();
  const other = await customer();
  await move(ming.id, 1_000);
  await move(other.id, 55_555);
  clock.set(new Date("2026-10-31T16:00:00Z"));
  await move(ming.id, 500);
  await move(ming.id, -300);
  clock.set(new Date("2026-11-02T16:30:00Z"));
  await move(ming.id, -200);
  await closeBooks(needs);
  const book = valueOf(await ming.call(readOwnBook, { month: "2026-11", page_size: 2 }));
  const rest = valueOf(await ming.call(readOwnBook, { month: "2026-11", page_size: 2, page: 2 }));
  expect(book.total).toBe(3);
  expect(book.data).toMatchObject({
    first_month: "2026-10",
    last_month: "2026-11",
    currency: "TWD",
    opening: 1_000,
    closing: 1_000,
    close: { day: "2026-11-02", is_proved: true, balance: 1_200 },
  });
  const changes = [...book.datalist, ...rest.datalist];
  expect(changes.map(({ id, amount, balance }) => [id, amount, balance])).toEqual([
    ["2", 500, 1_500],
    ["3", -300, 1_200],
    ["4", -200, 1_000],
  ]);
  const { opening, closing } = book.data;
  expect(readdBook({ opening, changes, closing })).toEqual({ agrees: true, came: 500, went: 500 });
  const before = valueOf(await ming.call(readOwnBook, { month: "2026-10" })).data;
  expect([before.opening, before.closing]).toEqual([0, opening]);
});

test("an account that never moved is an empty book of its current month, points without a currency", async () => {
  const nok = await customer({ region: "TH" });
  const points = valueOf(await nok.call(readOwnBook, { kind: "points" }));
  expect(points).toMatchObject({ datalist: [], total: 0 });
  expect(points.data).toMatchObject({ currency: null, opening: 0, closing: 0, close: null });
  expect(points.data.month).toBe(points.data.first_month);
  const held = valueOf(await nok.call(readOwnBook, { kind: "cash_locked", month: "2001-01" }));
  expect(held.data).toMatchObject({ currency: "THB", opening: 0, closing: 0 });
});

test("a balance that somebody changed at the database no longer comes out of its changes [WAL-51]", async () => {
  const ming = await customer();
  await move(ming.id, 800);
  await db
    .updateTable("ledger_accounts")
    .set({ balance: 801 })
    .where("owner_id", "=", ming.id)
    .execute();
  const { datalist, data } = valueOf(await ming.call(readOwnBook, {}));
  expect(readdBook({ opening: data.opening, changes: datalist, closing: data.closing })).toEqual({
    agrees: false,
    at: undefined,
    expected: 800,
    found: 801,
  });
});
