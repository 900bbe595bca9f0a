import {
  getAccountBalance,
  queryAcctLogList,
  queryBankList,
  queryShopAccount,
} from "@sampan/contract/money/ledger/wallet";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { fund } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { postTransfer } from "./post-transfer.ts";

const { customer, visitor, db, clock, needs } = await openTestApp();
const now = clock.now();

beforeAll(async () => {
  const bank = (kind: "transfer" | "cash_out", region: "TW" | "TH", code: string) => ({
    kind,
    region,
    code,
    name: JSON.stringify({ zh: `${code} 银行`, "zh-TW": `${code} 銀行`, th: code, en: code }),
    logo: `/banks/${code}.svg`,
    account_name: kind === "transfer" ? "Sampan" : "",
    account_no: kind === "transfer" ? "0080012345678" : "",
    position: 1,
  });
  await db
    .insertInto("banks")
    .values([
      bank("transfer", "TW", "008"),
      bank("cash_out", "TW", "812"),
      bank("transfer", "TH", "KBANK"),
    ])
    .execute();
});

describe("the balance", () => {
  test("shows cash, what is set aside, red packet and points [API-100] [WAL-50]", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 500_000, now });
    await fund(db, ming, { kind: "bonus", amount: 5_000, now });
    await fund(db, ming, { kind: "points", amount: 1_240, now });
    await setAside(ming.id, 120_000);
    const { data } = valueOf(await ming.call(getAccountBalance, {}));
    expect(data).toEqual({
      currency: "TWD",
      balance: 380_000,
      lock_blc: 120_000,
      total: 500_000,
      bonus: { total: 5_000, acc_bonus_id: expect.stringMatching(/^[0-9a-f]{20}$/) },
      points: 1_240,
      unpaid_freight: 0,
    });
  });

  test("of somebody new is nothing", async () => {
    const nok = await customer({ region: "TH" });
    expect(valueOf(await nok.call(getAccountBalance, {})).data).toMatchObject({
      currency: "THB",
      balance: 0,
      total: 0,
      bonus: { total: 0, acc_bonus_id: null },
    });
  });

  test("is nobody else's business", async () => {
    expect(refusalOf(await visitor().call(getAccountBalance, {}))).toBe("login_needed");
  });
});

let transfers = 0;
async function setAside(owner: number, amount: number): Promise<void> {
  valueOf(
    await postTransfer(db, {
      idempotency_key: `aside:${(transfers += 1)}`,
      kind: amount > 0 ? "freeze" : "unfreeze",
      currency: "TWD",
      tid: "",
      entries: [
        { account: { owner, kind: "cash" }, amount: -amount },
        { account: { owner, kind: "cash_locked" }, amount },
      ],
      now,
    }),
  );
}

async function spend(owner: number, amount: number, tid: string): Promise<void> {
  valueOf(
    await postTransfer(db, {
      idempotency_key: `pay:${tid}`,
      kind: "payment_order",
      currency: "TWD",
      tid,
      entries: [
        { account: { owner, kind: "cash" }, amount: -amount },
        { account: { clearing: "sales" }, amount },
      ],
      now,
    }),
  );
}

describe("the ledger", () => {
  test("lists income, expense, freeze and unfreeze with both balances (table) [WAL-42] [WAL-46] [WAL-47] [WAL-48] [WAL-49] [WAL-50]", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 500_000, now });
    await spend(ming.id, 170_275, "SP260302AAAAAA");
    await setAside(ming.id, 103_000);
    await setAside(ming.id, -103_000);
    const { datalist, total } = valueOf(await ming.call(queryAcctLogList, {}));
    expect(total).toBe(4);
    expect(
      datalist.map(({ direct, amount, balance, lock_blc, total }) => [
        direct,
        amount,
        balance,
        lock_blc,
        total,
      ]),
    ).toEqual([
      [-2, 103_000, 329_725, 0, 329_725],
      [2, 103_000, 226_725, 103_000, 329_725],
      [-1, 170_275, 329_725, 0, 329_725],
      [1, 500_000, 500_000, 0, 500_000],
    ]);
    expect(datalist[2]).toMatchObject({
      subject: "2010101",
      currency: "TWD",
      acc_time: "2026-03-02 12:00:00",
      kind: "payment_order",
      tid: "SP260302AAAAAA",
    });
  });

  test("says what a row was in the language of its reader", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 1_000, now });
    await spend(ming.id, 1_000, "SP260302BBBBBB");
    ming.cookies.set("lang", "zh-TW");
    const chinese = valueOf(await ming.call(queryAcctLogList, {})).datalist[0]?.remark;
    ming.cookies.set("lang", "en");
    const english = valueOf(await ming.call(queryAcctLogList, {})).datalist[0]?.remark;
    expect([chinese, english]).toEqual([
      "訂單 SP260302BBBBBB 付款",
      "Payment for order SP260302BBBBBB",
    ]);
  });

  test("comes in pages of five or as many as are set, newest first, or oldest first [API-98] [CONST-33]", async () => {
    const ming = await customer();
    for (let amount = 1; amount <= 7; amount += 1) await fund(db, ming, { amount, now });
    const amounts = async (input: { page?: number; order_by?: "id asc" }) =>
      valueOf(await ming.call(queryAcctLogList, input)).datalist.map(({ amount }) => amount);
    expect(await amounts({})).toEqual([7, 6, 5, 4, 3]);
    expect(await amounts({ page: 2 })).toEqual([2, 1]);
    expect(await amounts({ order_by: "id asc" })).toEqual([1, 2, 3, 4, 5]);
    await setSettings(needs, { ledger_page_size: 3 });
    expect(await amounts({})).toEqual([7, 6, 5]);
    await setSettings(needs, {});
  });

  test("keeps cash, red packet and points apart [WAL-43] [WAL-44]", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 10_000, now });
    await fund(db, ming, { kind: "bonus", amount: 200, now });
    await fund(db, ming, { kind: "points", amount: 30, now });
    const rows = async (subject: "2010101" | "2010102" | "2010107") =>
      valueOf(await ming.call(queryAcctLogList, { subject })).datalist;
    expect(await rows("2010101")).toMatchObject([{ amount: 10_000, currency: "TWD" }]);
    expect(await rows("2010102")).toMatchObject([{ amount: 200, currency: "TWD" }]);
    expect(await rows("2010107")).toMatchObject([{ amount: 30, currency: null, direct: 1 }]);
  });

  test("shows its owner's rows only", async () => {
    const ming = await customer();
    await fund(db, ming, { amount: 10_000, now });
    const nok = await customer();
    expect(valueOf(await nok.call(queryAcctLogList, {}))).toEqual({ datalist: [], total: 0 });
  });
});

describe("banks", () => {
  test("are those of the account's region and kind [API-106] [WAL-41]", async () => {
    const ming = await customer();
    ming.cookies.set("lang", "zh-TW");
    const transfer = valueOf(await ming.call(queryBankList, { kind: "transfer" })).datalist;
    expect(transfer).toEqual([
      {
        code: "008",
        name: "008 銀行",
        logo: "/banks/008.svg",
        account_name: "Sampan",
        account_no: "0080012345678",
      },
    ]);
    const cashOut = valueOf(await ming.call(queryBankList, { kind: "cash_out" })).datalist;
    expect(cashOut.map(({ code }) => code)).toEqual(["812"]);
  });

  test("include the one that top-ups are sent to [API-99]", async () => {
    const nok = await customer({ region: "TH" });
    expect(valueOf(await nok.call(queryShopAccount, {})).data).toMatchObject({
      code: "KBANK",
      account_no: "0080012345678",
      currency: "THB",
    });
  });
});
