import { ok } from "@sampan/domain/kernel/result";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertCustomer } from "../../../../../tests/support/test-people.ts";
import { settle } from "../../kernel/db/settle.ts";
import { checkLedger } from "./check-ledger.ts";
import { findBalances } from "./find-balances.ts";
import { moveHeldMoney } from "./move-held-money.ts";
import { postTransfer } from "./post-transfer.ts";
import type { Transfer } from "./transfer.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:00Z");
const held = (accountId: number) => findBalances(db, { accountId, currency: "TWD" });

let keys = 0;
const setAside = (owner: number, amount: number): Transfer => ({
  idempotency_key: `held:${(keys += 1)}`,
  kind: "freeze",
  currency: "TWD",
  tid: "WD1",
  entries: [
    { account: { owner, kind: "cash" }, amount: -amount },
    { account: { owner, kind: "cash_locked" }, amount },
  ],
  now,
});
const move = (transfer: Transfer) =>
  settle(db, async (open) => ok(await moveHeldMoney(open, transfer)));

async function richCustomer(): Promise<number> {
  const { id: owner } = await insertCustomer(db, now);
  await postTransfer(db, {
    ...setAside(owner, 100),
    kind: "topup_bank",
    entries: [
      { account: { owner, kind: "cash" }, amount: 100 },
      { account: { clearing: "bank" }, amount: -100 },
    ],
  });
  return owner;
}

test("money that is held moves to the last cent without being waited for [WAL-50]", async () => {
  const owner = await richCustomer();
  await move(setAside(owner, 40));
  await move(setAside(owner, 60));
  expect(await held(owner)).toMatchObject({ cash: 0, cash_locked: 100 });
  expect(await checkLedger(db)).toEqual([]);
});

test("a cent that is not there, and a movement that was made, fail the transaction [WAL-50] [WAL-51]", async () => {
  const owner = await richCustomer();
  await expect(move(setAside(owner, 101))).rejects.toThrow("null value");
  const once = setAside(owner, 10);
  await move(once);
  await expect(move(once)).rejects.toThrow("duplicate key");
  expect(await held(owner)).toMatchObject({ cash: 90, cash_locked: 10 });
  expect(await checkLedger(db)).toEqual([]);
});
