import { expect, test } from "vitest";
import { closingDays } from "../../../../../tests/support/closing-days.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { postIncome } from "../ledger/post-income.ts";

const world = await openTestApp();
const { customer, db, clock } = world;
clock.set(new Date("2026-11-10T02:00:00Z"));
const { today, bring, close } = closingDays(world);

test("what a provider took and did not settle waits with its age, and what it settles is settled", async () => {
  const who = await customer();
  const now = clock.now();
  const paid = (number: string) =>
    db
      .insertInto("topups")
      .values({
        number,
        account_id: who.id,
        way: "online",
        state: "success",
        amount: 50_000,
        fee: 0,
        currency: "TWD",
        channel: "ecpay",
        payment_ref: number,
        created_at: now,
        decided_at: now,
        expires_at: now,
      })
      .execute();
  await paid("TPA");
  await paid("TPB");
  await postIncome(db, {
    idempotency_key: "online",
    kind: "topup_online",
    currency: "TWD",
    tid: "",
    entries: [
      { account: { owner: who.id, kind: "cash" }, amount: 100_000 },
      { account: { clearing: "provider" }, amount: -100_000 },
    ],
    now,
  });
  const before = await close();
  expect(before.provider).toMatchObject({ verdict: "none", booked: 100_000 });
  const rows = `serial,kind,amount,fee,currency,day\nTPA,payment,500.00,0,TWD,${today()}\n`;
  expect(await bring(rows, "settlement")).toMatchObject({ settled: 1, closing: null });
  const { provider } = await close();
  expect(provider).toMatchObject({ verdict: "proved", said: 50_000, booked: 100_000 });
  expect(provider?.waiting).toMatchObject([
    { kind: "topups_on_way", subject: "TPB", amount: -50_000, age_days: 1, owner: "" },
  ]);
});
