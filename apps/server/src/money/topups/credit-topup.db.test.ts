import { ok } from "@sampan/domain/kernel/result";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertCustomer } from "../../../../../tests/support/test-people.ts";
import { writtenTransfers } from "../../../../../tests/support/written-transfers.ts";
import { settle } from "../../kernel/db/settle.ts";
import { creditTopup } from "./credit-topup.ts";
import type { StoredTopup } from "./topup-queries.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:00Z");
const jobs = { send: async () => undefined };

const topup: Omit<StoredTopup, "number" | "account_id" | "way" | "fee" | "pay_no"> = {
  id: 1,
  state: "success",
  currency: "TWD",
  bank: "008",
  pay_time: null,
  imgs: [],
  channel: "ecpay",
  provider_order: null,
  payment_ref: null,
  reason: "",
  failure: null,
  created_at: now,
  decided_at: now,
  expires_at: null,
  pay_page: null,
  exception: "",
  vouched_by: null,
  vouched_at: null,
  amount: 10_000,
};

async function credited(change: Pick<StoredTopup, "number" | "way" | "fee" | "pay_no">) {
  const { id: account_id } = await insertCustomer(db, now);
  await settle(db, async (open) =>
    ok(await creditTopup(open, { ...topup, ...change, account_id }, { jobs, now })),
  );
  const notices = await db
    .selectFrom("notices")
    .select(["kind", "subject_values", "link", "created_at"])
    .where("account_id", "=", account_id)
    .execute();
  return { transfers: await writtenTransfers(db, change.number), notices };
}

test("a transfer is credited from the bank under its own number, with the bank's beside it [WAL-34]", async () => {
  const { transfers, notices } = await credited({ number: "T1", way: "bank", fee: 0, pay_no: "9" });
  expect(transfers).toEqual([
    {
      idempotency_key: "topup:T1",
      kind: "topup_bank",
      remark: { pay_no: "9" },
      created_at: now,
      moved: { "cash TWD": 10_000, "bank TWD": -10_000 },
    },
  ]);
  expect(notices).toEqual([
    {
      kind: "topup_credited",
      subject_values: { amount: 10_000, currency: "TWD" },
      link: "/getAccBalance",
      created_at: now,
    },
  ]);
});

test("an online payment is credited without what it cost beside the amount, which stays with us [WAL-36]", async () => {
  const { transfers } = await credited({ number: "T2", way: "online", fee: 275, pay_no: "" });
  expect(transfers).toEqual([
    {
      idempotency_key: "topup:T2",
      kind: "topup_online",
      remark: { channel: "ecpay" },
      created_at: now,
      moved: { "cash TWD": 10_000, "topup_fee TWD": 275, "provider TWD": -10_275 },
    },
  ]);
});
