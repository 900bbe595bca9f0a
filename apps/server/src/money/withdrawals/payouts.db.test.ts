import { checkBooks } from "@sampan/contract/money/ledger/staff-ledger";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import * as desk from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { queryWithdrawList } from "@sampan/contract/money/withdrawals/withdrawals";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertCashOutBanks, openPayees } from "../../../../../tests/support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, staff } = world;
const { payee, settledCard, withdraw } = openPayees(world);
const finance = await staff("finance");
const second = await staff("finance");
for (const one of [finance, second]) one.cookies.set("lang", "zh-TW");
beforeAll(() => insertCashOutBanks(db));

type Person = Awaited<ReturnType<typeof payee>>;

/** Somebody whose withdrawal of 2,000 passed the audit, to a card of this bank. */
async function passed(bank = "004", cash = 500_000) {
  const person = await payee({ cash });
  const number_id = await settledCard(person, { bank });
  const { number } = valueOf(await withdraw(person, { number_id, amount: 200_000 })).data;
  valueOf(await finance.call(desk.passWithdrawal, { number }));
  return { person, number };
}
async function paid(bank = "004") {
  const of = await passed(bank);
  const { number } = of;
  valueOf(await finance.call(desk.recordPayout, { number, reference: "B-1" }));
  return of;
}
const cashOf = async (of: Person) => valueOf(await of.call(getAccountBalance, {})).data.balance;
const tabOf = async (tab: desk.DeskTab, number: string) =>
  valueOf(await finance.call(desk.listWithdrawals, { tab, page_size: 100 })).datalist.find(
    (row) => row.number === number,
  );
const kindsTold = async (of: Person) =>
  valueOf(await of.call(queryNoticeList, {})).datalist.map(({ kind }) => kind);

describe("a payout file", () => {
  test("holds each payout to one bank once, with the whole number of the card [BO-31]", async () => {
    const [one, other] = [await passed("812"), await passed("812")];
    const elsewhere = await passed("822");
    const { banks } = valueOf(await finance.call(desk.listPayouts, {})).data;
    expect(banks.find(({ bank }) => bank === "812")).toMatchObject({
      region: "TW",
      count: 2,
      total: 400_000,
      currency: "TWD",
    });
    const bank = { region: "TW", bank: "812" } as const;
    const { data } = valueOf(await finance.call(desk.makePayoutFile, bank));
    expect(data).toMatchObject({ count: 2, total: 400_000 });
    expect(data.text).toContain(
      `"${one.number}","812","台新銀行","","0041234540718","陳柏宇","2000.00","TWD"`,
    );
    expect(data.text).toContain(other.number);
    expect(data.text).not.toContain(elsewhere.number);

    const again = await finance.call(desk.makePayoutFile, bank);
    expect(refusalOf(again)).toBe("nothing_to_pay_out");
    const reread = valueOf(await second.call(desk.readPayoutFile, { file: data.file })).data;
    expect(reread.text).toBe(data.text);
  });

  test("is in the log, whoever makes or reads one, without a number of a card [BO-03]", async () => {
    await passed("013");
    const { file } = valueOf(
      await finance.call(desk.makePayoutFile, { region: "TW", bank: "013" }),
    ).data;
    valueOf(await second.call(desk.readPayoutFile, { file }));
    const acts = await db
      .selectFrom("audit_log")
      .select(["action", "staff_id", "new_value"])
      .where("object_id", "=", file)
      .orderBy("id")
      .execute();
    expect(acts).toMatchObject([
      { action: "make_payout_file", staff_id: finance.id },
      { action: "read_payout_file", staff_id: second.id },
    ]);
    expect(JSON.stringify(acts)).not.toContain("0041234540718");
  });

  test("is open until each of its payouts has a reference", async () => {
    const { number } = await passed("700");
    const { file } = valueOf(
      await finance.call(desk.makePayoutFile, { region: "TW", bank: "700" }),
    ).data;
    const open = async () =>
      valueOf(await finance.call(desk.listPayouts, {})).data.files.some(
        (one) => one.file === file && one.unpaid === 1,
      );
    expect(await open()).toBe(true);
    valueOf(await finance.call(desk.recordPayout, { number, reference: "B-7" }));
    expect(await open()).toBe(false);
  });
});

describe("a payout", () => {
  test("is recorded with the bank's reference, once and without a new state [BO-31]", async () => {
    const { person, number } = await passed();
    expect(await tabOf("to_pay", number)).toMatchObject({ state: "passed", payout_reference: "" });
    const pay = (reference: string) => finance.call(desk.recordPayout, { number, reference });
    expect(refusalOf(await pay("  "))).toBe("payout_reference_needed");
    valueOf(await pay("20260302-0007"));
    expect(await tabOf("paid", number)).toMatchObject({ payout_reference: "20260302-0007" });
    expect(refusalOf(await pay("again"))).toBe("withdrawal_not_in_state");
    const [row] = valueOf(await person.call(queryWithdrawList, {})).datalist;
    expect(row).toMatchObject({ state: "passed", paid_at: "2026-03-02 12:00:00" });
    expect(await kindsTold(person)).toEqual(
      expect.arrayContaining(["withdrawal_applied", "withdrawal_passed", "withdrawal_paid"]),
    );
  });

  test("of a large sum is recorded by another than who passed its audit, and by nobody to themselves [BO-31]", async () => {
    const person = await payee({ cash: 20_000_000 });
    const number_id = await settledCard(person);
    const applied = async (amount: number) =>
      valueOf(await withdraw(person, { number_id, amount })).data.number;
    const number = await applied(5_000_100);
    valueOf(await finance.call(desk.passWithdrawal, { number }));
    const pay = { number, reference: "B-50" };
    expect(refusalOf(await finance.call(desk.recordPayout, pay))).toBe("self_approval");
    expect(await tabOf("to_pay", number)).toMatchObject({ payout_reference: "" });
    valueOf(await second.call(desk.recordPayout, pay));

    const { person: other, number: own } = await passed();
    const { email } = await db
      .selectFrom("accounts")
      .select("email")
      .where("id", "=", other.id)
      .executeTakeFirstOrThrow();
    const them = await staff("finance");
    const { id } = await db
      .selectFrom("staff_members")
      .select("id")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("staff_members")
      .set({ email: email ?? "" })
      .where("id", "=", id)
      .execute();
    const paid = await them.call(desk.recordPayout, { number: own, reference: "B-51" });
    expect(refusalOf(paid)).toBe("self_approval");
  });

  test("cannot be recorded before the audit", async () => {
    const person = await payee({ cash: 500_000 });
    const number_id = await settledCard(person);
    const { number } = valueOf(await withdraw(person, { number_id, amount: 10_000 })).data;
    const early = await finance.call(desk.recordPayout, { number, reference: "x" });
    expect(refusalOf(early)).toBe("withdrawal_not_in_state");
  });
});

test("a withdrawal waits for finance until it is audited, until it is paid out, and again while its return is to be confirmed [BO-52]", async () => {
  const waiting = async () =>
    valueOf(await finance.call(getDashboard, {})).data.queues.withdrawals.count;
  const before = await waiting();
  const person = await payee({ cash: 500_000 });
  const number_id = await settledCard(person, {});
  const { number } = valueOf(await withdraw(person, { number_id, amount: 200_000 })).data;
  const seen = [await waiting()];
  valueOf(await finance.call(desk.passWithdrawal, { number }));
  seen.push(await waiting());
  valueOf(await finance.call(desk.recordPayout, { number, reference: "B-9" }));
  seen.push(await waiting());
  const reason = "帳號不存在";
  valueOf(await finance.call(desk.enterReturn, { number, fault: "theirs", reason }));
  seen.push(await waiting());
  valueOf(await second.call(desk.confirmReturn, { number }));
  seen.push(await waiting());
  expect(seen.map((count) => count - before)).toEqual([1, 1, 0, 1, 0]);
});

describe("a payout that the bank returned", () => {
  test("is credited by a second person, the fee only where the fault is ours", async () => {
    for (const [fault, credited] of [
      ["theirs", 200_000],
      ["ours", 203_000],
    ] as const) {
      const { person, number } = await paid();
      const reason = "帳號不存在";
      valueOf(await finance.call(desk.enterReturn, { number, fault, reason }));
      expect(await cashOf(person)).toBe(297_000);
      const alone = await finance.call(desk.confirmReturn, { number });
      expect(refusalOf(alone)).toBe("self_approval");
      valueOf(await second.call(desk.confirmReturn, { number }));
      expect(await cashOf(person)).toBe(297_000 + credited);
      const [row] = valueOf(await person.call(queryAcctLogList, {})).datalist;
      expect(row).toMatchObject({ direct: 1, amount: credited, kind: "withdrawal_returned" });
      const [shown] = valueOf(await person.call(queryWithdrawList, {})).datalist;
      expect(shown).toMatchObject({
        state: "passed",
        reason,
        returned_at: expect.stringMatching(/^2026/),
      });
      expect(await kindsTold(person)).toContain("withdrawal_returned");
      const twice = await second.call(desk.confirmReturn, { number });
      expect(refusalOf(twice)).toBe("withdrawal_not_in_state");
    }
  });

  test("is entered with a reason, and may be dropped before it is confirmed", async () => {
    const { person, number } = await paid();
    const enter = (reason: string) =>
      finance.call(desk.enterReturn, { number, fault: "theirs", reason });
    expect(refusalOf(await second.call(desk.confirmReturn, { number }))).toBe("return_not_entered");
    expect(refusalOf(await enter(" "))).toBe("reason_needed");
    valueOf(await enter("帳號不存在"));
    expect(refusalOf(await enter("帳號不存在"))).toBe("return_entered");
    expect(await tabOf("returning", number)).toMatchObject({ is_own_entry: true });
    valueOf(await second.call(desk.dropReturn, { number }));
    expect(await tabOf("paid", number)).toBeDefined();
    expect(refusalOf(await second.call(desk.confirmReturn, { number }))).toBe("return_not_entered");
    expect(await cashOf(person)).toBe(297_000);
  });
});

test("the books agree after all of it [WAL-50]", async () => {
  const { data } = valueOf(await finance.call(checkBooks, {}));
  expect(data.differences).toEqual([]);
  expect(data.totals.every(({ total }) => total === 0)).toBe(true);
});
