import type { RequestOf } from "@sampan/contract/kernel/call";
import { approveTopup, listTopups, rejectTopup } from "@sampan/contract/money/topups/staff-topups";
import {
  getAccountBalance,
  queryAcctLogList,
  queryRechargeList,
  rechargeApply,
} from "@sampan/contract/money/ledger/wallet";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { insertTransferBank, voucherOf } from "../../../../../tests/support/test-transfers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const reason = "網路銀行已見入帳";
const { customer, staff, db, clock } = await openTestApp();
const finance = await staff("finance");
const now = clock.now();

beforeAll(() => insertTransferBank(db));

let transfers = 40_718;
type Application = RequestOf<typeof rechargeApply>["param"];

const application = async (who: TestCustomer, change: Partial<Application> = {}) => ({
  param: {
    amount: 500_000,
    bank: "008",
    pay_no: String((transfers += 1)),
    pay_time: "2026-03-02 11:20",
    content: { imgs: [await voucherOf({ db, now }, who.id)] },
    ...change,
  },
});

const apply = async (who: TestCustomer, change: Partial<Application> = {}) =>
  who.call(rechargeApply, await application(who, change));
const applied = async (who: TestCustomer, change: Partial<Application> = {}) =>
  valueOf(await apply(who, change)).data.number;
const balanceOf = async (who: TestCustomer) =>
  valueOf(await who.call(getAccountBalance, {})).data.balance;

describe("declaring a bank transfer", () => {
  test("waits for review and credits nothing yet [API-95] [WAL-31] [WAL-39]", async () => {
    const ming = await customer();
    ming.cookies.set("lang", "zh-TW");
    const number = await applied(ming, { pay_no: "PAY-1" });
    const { datalist, total } = valueOf(await ming.call(queryRechargeList, {}));
    expect(total).toBe(1);
    expect(datalist[0]).toMatchObject({
      number,
      way: "bank",
      state: "under_review",
      amount: 500_000,
      currency: "TWD",
      bank: "008",
      bank_name: "華南銀行",
      pay_no: "PAY-1",
      pay_time: "2026-03-02 11:20:00",
      cdate: "2026-03-02 12:00:00",
    });
    expect(datalist[0]?.imgs[0]).toMatch(/^\/files\/[0-9a-f]{40}$/);
    expect(await balanceOf(ming)).toBe(0);
  });

  test("needs an amount [WAL-13]", async () => {
    const ming = await customer();
    expect(refusalOf(await apply(ming, { amount: null }))).toBe("topup_amount_needed");
  });

  test("takes 1 to 5,000,000 [WAL-14] [WAL-15] [CONST-10]", async () => {
    const ming = await customer();
    expect(refusalOf(await apply(ming, { amount: 99 }))).toBe("topup_below_minimum");
    expect(refusalOf(await apply(ming, { amount: 100 }))).toBe("accepted");
    expect(refusalOf(await apply(ming, { amount: 500_000_001 }))).toBe("topup_above_maximum");
    expect(refusalOf(await apply(ming, { amount: 500_000_000 }))).toBe("accepted");
  });

  test("needs the bank's serial number [WAL-16]", async () => {
    const ming = await customer();
    expect(refusalOf(await apply(ming, { pay_no: "  " }))).toBe("pay_no_needed");
  });

  test("needs a voucher that the customer uploaded [WAL-19]", async () => {
    const ming = await customer();
    expect(refusalOf(await apply(ming, { content: { imgs: [] } }))).toBe("voucher_needed");
    const foreign = await voucherOf({ db, now }, (await customer()).id);
    expect(refusalOf(await apply(ming, { content: { imgs: [foreign] } }))).toBe("file_unknown");
    const elsewhere = "https://example.test/voucher.jpg";
    expect(refusalOf(await apply(ming, { content: { imgs: [elsewhere] } }))).toBe("file_unknown");
  });

  test("needs a bank of the region and a time that has been", async () => {
    const ming = await customer();
    expect(refusalOf(await apply(ming, { bank: "KBANK" }))).toBe("bank_unknown");
    for (const pay_time of ["", "yesterday", "2026-02-30 10:00", "2026-03-02 12:01"])
      expect(refusalOf(await apply(ming, { pay_time }))).toBe("pay_time_invalid");
  });

  test("is refused for a serial number that waits or was credited, by whomever [BO-30]", async () => {
    const ming = await customer();
    const nok = await customer();
    const number = await applied(ming, { pay_no: "TWICE" });
    expect(refusalOf(await apply(nok, { pay_no: "TWICE" }))).toBe("pay_no_known");
    valueOf(await finance.call(approveTopup, { number, reason }));
    expect(refusalOf(await apply(ming, { pay_no: "TWICE" }))).toBe("pay_no_known");
  });
});

describe("reviewing a bank top-up", () => {
  test("shows finance the voucher beside what was declared, the longest waiting first [BO-29]", async () => {
    const ming = await customer();
    const [first, second] = [await applied(ming, { pay_no: "Q-1" }), await applied(ming)];
    const queue = valueOf(await finance.call(listTopups, { page_size: 100 })).datalist;
    const mine = queue.filter(({ uid }) => uid === ming.uid);
    expect(mine.map(({ number }) => number)).toEqual([first, second]);
    expect(mine[0]).toMatchObject({
      customer: "林小舟",
      amount: 500_000,
      pay_no: "Q-1",
      pay_time: "2026-03-02 11:20:00",
      imgs: [expect.stringMatching(/^\/files\//)],
    });
  });

  test("credits the amount with approval, once [WAL-34] [WAL-32] [BO-29]", async () => {
    const ming = await customer();
    const number = await applied(ming);
    const { data } = valueOf(await finance.call(approveTopup, { number, reason }));
    expect(data).toMatchObject({ state: "success", decided_at: "2026-03-02 12:00:00" });
    expect(await balanceOf(ming)).toBe(500_000);
    expect(refusalOf(await finance.call(approveTopup, { number, reason }))).toBe(
      "topup_not_in_state",
    );
    expect(refusalOf(await finance.call(rejectTopup, { number, reason: "again" }))).toBe(
      "topup_not_in_state",
    );
    expect(await balanceOf(ming)).toBe(500_000);
    const { datalist } = valueOf(await ming.call(queryAcctLogList, {}));
    expect(datalist).toMatchObject([{ direct: 1, kind: "topup_bank", tid: number }]);
  });

  test("is audited and told to the customer [BO-03] [BO-53]", async () => {
    const ming = await customer();
    const number = await applied(ming);
    valueOf(await finance.call(approveTopup, { number, reason }));
    const audit = await db
      .selectFrom("audit_log")
      .select(["staff_id", "action", "old_value", "new_value"])
      .where("object_id", "=", number)
      .execute();
    expect(audit).toMatchObject([
      {
        staff_id: finance.id,
        action: "approve_topup",
        old_value: { state: "under_review" },
        new_value: { state: "success", amount: 500_000 },
      },
    ]);
    const notices = await db
      .selectFrom("notices")
      .select(["kind", "subject_values"])
      .where("account_id", "=", ming.id)
      .execute();
    expect(notices).toEqual([
      { kind: "topup_credited", subject_values: { amount: 500_000, currency: "TWD" } },
    ]);
  });

  test("rejects with a reason that the customer reads [WAL-33] [BO-29]", async () => {
    const ming = await customer();
    const number = await applied(ming, { pay_no: "BAD" });
    expect(refusalOf(await finance.call(rejectTopup, { number, reason: " " }))).toBe(
      "reason_needed",
    );
    valueOf(await finance.call(rejectTopup, { number, reason: "金額與憑證不符" }));
    const { datalist } = valueOf(await ming.call(queryRechargeList, {}));
    expect(datalist[0]).toMatchObject({ state: "failed", reason: "金額與憑證不符" });
    expect(await balanceOf(ming)).toBe(0);
    // Declared anew, the same transfer can be approved.
    const again = await applied(ming, { pay_no: "BAD" });
    valueOf(await finance.call(approveTopup, { number: again, reason }));
    expect(await balanceOf(ming)).toBe(500_000);
  });

  test("needs a reason where no statement shows it, and keeps it for the desk alone", async () => {
    const ming = await customer();
    const number = await applied(ming);
    for (const words of ["", "   "])
      expect(refusalOf(await finance.call(approveTopup, { number, reason: words }))).toBe(
        "reason_needed",
      );
    expect(await balanceOf(ming)).toBe(0);
    const { data } = valueOf(await finance.call(approveTopup, { number, reason }));
    expect(data).toMatchObject({ exception: reason, reason: "", needs_second: false });
    const { datalist } = valueOf(await ming.call(queryRechargeList, {}));
    expect(JSON.stringify(datalist)).not.toContain(reason);
  });

  test("above what one person may let in is vouched for by one and credited by another [BO-32] [BO-03]", async () => {
    const ming = await customer();
    const number = await applied(ming, { amount: 5_000_001 });
    const vouched = valueOf(await finance.call(approveTopup, { number, reason })).data;
    expect(vouched).toMatchObject({
      state: "under_review",
      needs_second: true,
      vouched_at: "2026-03-02 12:00:00",
      exception: reason,
    });
    expect(refusalOf(await finance.call(approveTopup, { number, reason }))).toBe("self_approval");
    expect(await balanceOf(ming)).toBe(0);
    const second = await staff("finance");
    const { data } = valueOf(await second.call(approveTopup, { number, reason: "存摺" }));
    expect(data).toMatchObject({ state: "success", exception: `${reason}; 存摺` });
    expect(data.decided_by).not.toBeNull();
    expect(await balanceOf(ming)).toBe(5_000_001);
    const acts = db.selectFrom("audit_log").select("action").where("object_id", "=", number);
    const said = (await acts.orderBy("id").execute()).map(({ action }) => action);
    expect(said).toEqual(["vouch_for_topup", "approve_topup"]);
    // At the limit one is enough.
    const exact = await applied(ming, { amount: 5_000_000 });
    const alone = valueOf(await second.call(approveTopup, { number: exact, reason })).data;
    expect(alone).toMatchObject({ state: "success", vouched_by: null });
  });

  test("is nobody's own to let in, whether small, large or vouched for", async () => {
    const ming = await customer();
    const teller = await staff("finance");
    const own = db.selectFrom("staff_members").select("email").orderBy("id", "desc").limit(1);
    const { email } = await own.executeTakeFirstOrThrow();
    await db.updateTable("accounts").set({ email }).where("id", "=", ming.id).execute();
    const [small, large] = [await applied(ming), await applied(ming, { amount: 5_000_001 })];
    for (const number of [small, large])
      expect(refusalOf(await teller.call(approveTopup, { number, reason }))).toBe("self_approval");
    valueOf(await finance.call(approveTopup, { number: large, reason }));
    expect(refusalOf(await teller.call(approveTopup, { number: large, reason }))).toBe(
      "self_approval",
    );
    expect(await balanceOf(ming)).toBe(0);
    valueOf(await finance.call(approveTopup, { number: small, reason }));
    expect(await balanceOf(ming)).toBe(500_000);
  });

  test("is finance's alone [BO-02]", async () => {
    const ming = await customer();
    const number = await applied(ming);
    const buyer = await staff("buyer");
    expect(refusalOf(await buyer.call(approveTopup, { number, reason }))).toBe("right_missing");
    expect(refusalOf(await buyer.call(listTopups, {}))).toBe("right_missing");
    expect(await balanceOf(ming)).toBe(0);
  });

  test("does not know a number that was never given", async () => {
    expect(refusalOf(await finance.call(approveTopup, { number: "TU260302XXXXXX", reason }))).toBe(
      "topup_unknown",
    );
  });
});

test("a customer sees their own top-ups only, newest first, in pages [API-96]", async () => {
  const ming = await customer();
  const numbers = [await applied(ming), await applied(ming), await applied(ming)];
  const page = async (number: number) =>
    valueOf(await ming.call(queryRechargeList, { page: number, page_size: 2 })).datalist.map(
      (topup) => topup.number,
    );
  expect(await page(1)).toEqual([numbers[2], numbers[1]]);
  expect(await page(2)).toEqual([numbers[0]]);
  const { datalist } = valueOf(await ming.call(queryRechargeList, { page: 2, page_size: 2 }));
  expect(datalist).toMatchObject([
    { amount: expect.any(Number), state: "under_review", cdate: "2026-03-02 12:00:00" },
  ]);
  expect(valueOf(await (await customer()).call(queryRechargeList, {})).total).toBe(0);
});
