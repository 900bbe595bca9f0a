import { ok } from "@sampan/domain/kernel/result";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertCustomer } from "../../../../../tests/support/test-people.ts";
import { writtenTransfers } from "../../../../../tests/support/written-transfers.ts";
import { settle } from "../../kernel/db/settle.ts";
import { findBalances } from "../ledger/find-balances.ts";
import { postIncome } from "../ledger/post-income.ts";
import { giveUpBalance } from "./give-up-balance.ts";
import { creditReturn, moveSum } from "./move-money.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:00Z");

let numbers = 0;
/** A withdrawal of somebody who has 1,000 cents. */
async function sumOf(fee: number) {
  const { id: account_id, uid } = await insertCustomer(db, now);
  const number = `WD${(numbers += 1)}`;
  await postIncome(db, {
    idempotency_key: `cash:${number}`,
    kind: "topup_bank",
    currency: "TWD",
    tid: "",
    entries: [
      { account: { owner: account_id, kind: "cash" }, amount: 1_000 },
      { account: { clearing: "bank" }, amount: -1_000 },
    ],
    now,
  });
  return { number, account_id, uid, amount: 700, fee, currency: "TWD" } as const;
}
const move = (
  sum: Awaited<ReturnType<typeof sumOf>>,
  event: Parameters<typeof moveSum>[2]["event"],
) => settle(db, async (open) => ok(await moveSum(open, sum, { event, now })));
const cashOf = async ({ account_id: accountId }: { readonly account_id: number }) => {
  const { cash, cash_locked } = await findBalances(db, { accountId, currency: "TWD" });
  return [cash, cash_locked];
};

test("an application sets amount and fee aside, and what passes takes each under a name of its own [WAL-35] [WAL-47]", async () => {
  const sum = await sumOf(30);
  await move(sum, "apply");
  expect(await cashOf(sum)).toEqual([270, 730]);
  await move(sum, "pass");
  expect(await cashOf(sum)).toEqual([270, 0]);
  const key = (kind: string) => ({ idempotency_key: `withdrawal:${sum.number}:${kind}`, kind });
  const at = { remark: {}, created_at: now };
  expect(await writtenTransfers(db, sum.number)).toEqual([
    { ...key("freeze"), ...at, moved: { "cash TWD": -730, "cash_locked TWD": 730 } },
    { ...key("unfreeze"), ...at, moved: { "cash TWD": 730, "cash_locked TWD": -730 } },
    { ...key("withdrawal"), ...at, moved: { "cash TWD": -700, "payout TWD": 700 } },
    { ...key("withdrawal_fee"), ...at, moved: { "cash TWD": -30, "withdrawal_fee TWD": 30 } },
  ]);
});

test("what fails is given back whole, and a fee of nothing is no row [WAL-48]", async () => {
  const failed = await sumOf(30);
  await move(failed, "apply");
  await move(failed, "fail");
  expect(await cashOf(failed)).toEqual([1_000, 0]);
  const free = await sumOf(0);
  await move(free, "apply");
  await move(free, "pass");
  expect(await writtenTransfers(db, free.number)).toHaveLength(3);
  expect(await cashOf(free)).toEqual([300, 0]);
});

test("a payout that came back is credited with its fee where the fault was ours", async () => {
  for (const [isOurFault, cash, moved] of [
    [true, 1_000, { "cash TWD": 730, "payout TWD": -700, "withdrawal_fee TWD": -30 }],
    [false, 970, { "cash TWD": 700, "payout TWD": -700 }],
  ] as const) {
    const sum = await sumOf(30);
    await move(sum, "apply");
    await move(sum, "pass");
    await creditReturn(db, { ...sum, isOurFault }, now);
    expect(await cashOf(sum)).toEqual([cash, 0]);
    const key = `withdrawal:${sum.number}:withdrawal_returned`;
    expect((await writtenTransfers(db, sum.number)).at(-1)).toMatchObject({
      idempotency_key: key,
      kind: "withdrawal_returned",
      moved,
    });
  }
});

test("to take what nobody set aside, or more than was seen, is a fault", async () => {
  const sum = await sumOf(30);
  const cause = { code: "balance_insufficient" };
  const message = "what was judged or set aside is there";
  await expect(move(sum, "fail")).rejects.toMatchObject({ message, cause });
  const { account_id: accountId, uid, currency } = sum;
  const left = { accountId, uid, currency, words: "全部放棄", now };
  const giveUp = (amount: number) =>
    settle(db, async (open) => ok(await giveUpBalance(open, { ...left, amount })));
  const seen = "the balance was read with its account held";
  await expect(giveUp(1_001)).rejects.toMatchObject({ message: seen, cause });
  await giveUp(1_000);
  expect(await cashOf(sum)).toEqual([0, 0]);
  const given = (await writtenTransfers(db, "")).find(({ kind }) => kind === "given_up");
  expect(given).toEqual({
    idempotency_key: `given_up:${uid}:${now.toISOString()}`,
    kind: "given_up",
    remark: { words: "全部放棄" },
    created_at: now,
    moved: { "cash TWD": -1_000, "given_up TWD": 1_000 },
  });
});
