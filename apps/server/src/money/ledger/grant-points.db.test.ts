import { ok } from "@sampan/domain/kernel/result";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertCustomer } from "../../../../../tests/support/test-people.ts";
import { settle } from "../../kernel/db/settle.ts";
import { checkLedger } from "./check-ledger.ts";
import { findBalances } from "./find-balances.ts";
import { grantPoints } from "./grant-points.ts";
import { postIncome } from "./post-income.ts";
import type { Transfer } from "./transfer.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:00Z");

const newCustomer = async () => (await insertCustomer(db, now)).id;
const pointsOf = async (accountId: number) =>
  (await findBalances(db, { accountId, currency: "TWD" })).points;
const transfersOf = (tid: string) =>
  db
    .selectFrom("transfers")
    .select(["idempotency_key", "kind", "created_at"])
    .where("tid", "=", tid)
    .execute();

test("points are granted for an order once, however often it is asked [PTS-04]", async () => {
  const accountId = await newCustomer();
  const order = { accountId, tid: "SP260302GRANT1", points: 20, now };
  await grantPoints(db, order);
  await grantPoints(db, order);
  expect(await pointsOf(accountId)).toBe(20);
  await grantPoints(db, { ...order, tid: "SP260302GRANT2", points: 1 });
  expect(await pointsOf(accountId)).toBe(21);
  expect(await transfersOf(order.tid)).toEqual([
    { idempotency_key: `points_granted:${order.tid}`, kind: "points_granted", created_at: now },
  ]);
  expect(await checkLedger(db)).toEqual([]);
});

test.each([0, -5])("%d points leave no trace", async (points) => {
  const accountId = await newCustomer();
  await grantPoints(db, { accountId, tid: "SP260302GRANT0", points, now });
  expect(await transfersOf("SP260302GRANT0")).toEqual([]);
});

test("an income that takes from somebody who has nothing is a fault", async () => {
  const owner = await newCustomer();
  const wrong: Transfer = {
    idempotency_key: "income:wrong",
    kind: "correction",
    currency: "TWD",
    tid: "",
    entries: [
      { account: { owner, kind: "cash" }, amount: -1 },
      { account: { clearing: "correction" }, amount: 1 },
    ],
    now,
  };
  await expect(
    settle(db, async (transaction) => ok(await postIncome(transaction, wrong))),
  ).rejects.toThrow("an income cannot lack a balance");
});
