import { randomUUID } from "node:crypto";
import {
  deleteNumber,
  updateWithdrawalAccount,
} from "@sampan/contract/money/bank-cards/bank-cards";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import {
  failWithdrawal,
  passWithdrawal,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import {
  createWithdraw,
  getWithdrawTerms,
  queryWithdrawList,
} from "@sampan/contract/money/withdrawals/withdrawals";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertCashOutBanks,
  openPayees,
  password,
} from "../../../../../tests/support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../ledger/check-ledger.ts";

const world = await openTestApp();
const { db, clock, staff, needs } = world;
const { payee, settledCard, withdraw } = openPayees(world);
/** Somebody of finance who just logged in: hours pass here. */
const finance = () => staff("finance");
beforeAll(() => insertCashOutBanks(db));

type Person = Awaited<ReturnType<typeof payee>>;

/** Somebody with money and a card that no payout is held for. */
async function ready(cash = 500_000, region: "TW" | "TH" = "TW") {
  const person = await payee({ cash, region });
  return { person, number_id: await settledCard(person) };
}
const balanceOf = async (of: Person) => {
  const { balance, lock_blc } = valueOf(await of.call(getAccountBalance, {})).data;
  return [balance, lock_blc];
};
const historyOf = async (of: Person) => valueOf(await of.call(queryWithdrawList, {})).datalist;

describe("applying for a withdrawal", () => {
  test("sets amount and fee aside and waits for the audit [API-92] [WAL-28] [WAL-35]", async () => {
    const { person, number_id } = await ready();
    const { data } = valueOf(await withdraw(person, { number_id, amount: 200_000 }));
    expect(data).toMatchObject({ state: "waiting", held_until: "" });
    expect(await balanceOf(person)).toEqual([297_000, 203_000]);
    const [row] = valueOf(await person.call(queryAcctLogList, {})).datalist;
    expect(row).toMatchObject({ direct: 2, amount: 203_000, tid: data.number, kind: "freeze" });
  });

  test("needs the password, and a wrong one submits nothing [WAL-24]", async () => {
    const { person, number_id } = await ready();
    const wrong = "0".repeat(64);
    const refused = await withdraw(person, { number_id, amount: 200_000, password: wrong });
    expect(refusalOf(refused)).toBe("wrong_password");
    expect(await balanceOf(person)).toEqual([500_000, 0]);
  });

  test("refuses bad amounts in words of their own, and loses nothing [ERR-51] [ERR-52] [ERR-55]", async () => {
    const { person, number_id } = await ready(500_000);
    person.cookies.set("lang", "zh-TW");
    const outcome = async (amount?: number) => {
      const refused = await withdraw(person, {
        number_id,
        ...(amount === undefined ? {} : { amount }),
      });
      return refused.ok ? ["accepted"] : [refused.error.code, refused.error.message];
    };
    expect(await outcome()).toEqual(["withdrawal_amount_needed", "請輸入提領金額"]);
    expect(await outcome(3_100)).toEqual([
      "withdrawal_below_minimum",
      "提領金額至少為 NT$\u{A0}32.00",
    ]);
    expect((await outcome(3_150))[0]).toBe("whole_amount_needed");
    expect((await outcome(500_000 - 2_900))[0]).toBe("withdrawal_fee_uncovered");
    expect(await outcome(500_100)).toEqual([
      "withdrawal_above_balance",
      "餘額不足：目前有 NT$\u{A0}5,000.00",
    ]);
    expect(await balanceOf(person)).toEqual([500_000, 0]);
    expect(await historyOf(person)).toEqual([]);
    expect(await outcome(3_200)).toEqual(["accepted"]);
  });

  test("says the minimum that is set [WAL-27] [WAL-21]", async () => {
    const { person, number_id } = await ready();
    await setSettings(needs, { withdrawal_above_units: 100 });
    expect(valueOf(await person.call(getWithdrawTerms, {})).data.least).toBe(10_100);
    const refused = await withdraw(person, { number_id, amount: 10_000 });
    expect(refused).toMatchObject({ error: { values: { least: "NT$\u{A0}101.00" } } });
    await setSettings(needs, {});
  });

  test("goes to a card of one's own only [WAL-26] [ERR-53]", async () => {
    const { person } = await ready();
    const other = await ready();
    const foreign = await withdraw(person, { number_id: other.number_id, amount: 200_000 });
    expect(refusalOf(foreign)).toBe("card_unknown");
    expect(refusalOf(await withdraw(person, { amount: 200_000 }))).toBe("card_unknown");
    expect(await balanceOf(person)).toEqual([500_000, 0]);
  });

  test("is answered once for one key", async () => {
    const { person, number_id } = await ready();
    const wish = { number_id, amount: 10_000, password };
    const idempotencyKey = randomUUID();
    const once = async () =>
      valueOf(await person.call(createWithdraw, wish, { idempotencyKey })).data.number;
    expect(await once()).toBe(await once());
    expect(await historyOf(person)).toHaveLength(1);
  });
});

describe("one application a day", () => {
  test.each([
    ["TW", "2026-03-02T15:59:59.900Z"],
    ["TH", "2026-03-02T16:59:59.900Z"],
  ] as const)(
    "in the zone of %s, to its last tenth of a second [WAL-25] [ERR-54]",
    async (region, last) => {
      clock.set(new Date(new Date(last).getTime() - 600_000));
      const { person, number_id } = await ready(500_000, region);
      valueOf(await withdraw(person, { number_id, amount: 10_000 }));
      clock.set(new Date(last));
      expect(refusalOf(await withdraw(person, { number_id, amount: 10_000 }))).toBe(
        "withdrawn_today",
      );
      expect(valueOf(await person.call(getWithdrawTerms, {})).data.left_today).toBe(0);
      clock.set(new Date(new Date(last).getTime() + 100));
      expect(refusalOf(await withdraw(person, { number_id, amount: 10_000 }))).toBe("accepted");
    },
  );

  test("counts one that failed", async () => {
    const { person, number_id } = await ready();
    const { number } = valueOf(await withdraw(person, { number_id, amount: 10_000 })).data;
    valueOf(await (await finance()).call(failWithdrawal, { number, reason: "戶名不符" }));
    expect(refusalOf(await withdraw(person, { number_id, amount: 10_000 }))).toBe(
      "withdrawn_today",
    );
  });
});

describe("the audit", () => {
  const applied = async (of: Awaited<ReturnType<typeof ready>>, amount = 200_000) =>
    valueOf(await withdraw(of.person, { number_id: of.number_id, amount })).data.number;

  test("that passes takes amount and fee, each by a row of its own [BO-31] [WAL-29] [WAL-35]", async () => {
    const of = await ready();
    const number = await applied(of);
    valueOf(await (await finance()).call(passWithdrawal, { number }));
    expect(await balanceOf(of.person)).toEqual([297_000, 0]);
    const rows = valueOf(await of.person.call(queryAcctLogList, {})).datalist;
    expect(rows.slice(0, 4).map(({ direct, amount }) => [direct, amount])).toEqual([
      [-1, 3_000],
      [-1, 200_000],
      [-2, 203_000],
      [2, 203_000],
    ]);
    const again = await (await finance()).call(passWithdrawal, { number });
    expect(refusalOf(again)).toBe("withdrawal_not_in_state");
  });

  test("that fails gives everything back and shows the reason [WAL-30] [BO-31]", async () => {
    const of = await ready();
    const number = await applied(of);
    expect(refusalOf(await (await finance()).call(failWithdrawal, { number, reason: " " }))).toBe(
      "reason_needed",
    );
    valueOf(await (await finance()).call(failWithdrawal, { number, reason: "戶名不符" }));
    expect(await balanceOf(of.person)).toEqual([500_000, 0]);
    expect(await historyOf(of.person)).toMatchObject([
      { number, state: "failed", reason: "戶名不符", last_digits: "40718", amount: 200_000 },
    ]);
  });

  test("waits for 24 hours after a card was added, though the application was taken", async () => {
    const person = await payee({ cash: 500_000 });
    const number_id = await settledCard(person);
    const number = { id: number_id, number: "0041234540999" };
    valueOf(await person.call(updateWithdrawalAccount, { number }));
    const { data } = valueOf(await withdraw(person, { number_id, amount: 10_000 }));
    expect(data.held_until).not.toBe("");
    expect(await balanceOf(person)).toEqual([487_000, 13_000]);
    const pass = async () =>
      refusalOf(await (await finance()).call(passWithdrawal, { number: data.number }));
    expect(await pass()).toBe("withdrawal_held");
    // Removing the card it was changed to does not shorten the hold.
    valueOf(await person.call(deleteNumber, { id: number_id }));
    clock.pass({ hours: 23.9 });
    expect(await pass()).toBe("withdrawal_held");
    clock.pass({ hours: 0.1 });
    expect(await pass()).toBe("accepted");
  });

  test("waits likewise after a change of password, mobile or e-mail", async () => {
    const of = await ready();
    const number = await applied(of);
    const change = { credentials_changed_at: clock.now() };
    await db.updateTable("accounts").set(change).where("id", "=", of.person.id).execute();
    expect(refusalOf(await (await finance()).call(passWithdrawal, { number }))).toBe(
      "withdrawal_held",
    );
    clock.pass({ hours: 24 });
    expect(refusalOf(await (await finance()).call(passWithdrawal, { number }))).toBe("accepted");
  });

  test("is finance's, and nobody's for their own account", async () => {
    const of = await ready();
    const number = await applied(of);
    const service = await staff("service", "admin");
    const own = await finance();
    expect(refusalOf(await service.call(passWithdrawal, { number }))).toBe("right_missing");
    await db
      .updateTable("accounts")
      .set((row) => ({
        email: row
          .selectFrom("staff_members")
          .select("email")
          .where("staff_members.id", "=", own.id)
          .$castTo<string>(),
      }))
      .where("id", "=", of.person.id)
      .execute();
    expect(refusalOf(await own.call(passWithdrawal, { number }))).toBe("self_approval");
    const failure = { number, reason: "戶名不符" };
    expect(refusalOf(await own.call(failWithdrawal, failure))).toBe("self_approval");
  });
});

describe("money that came in by card", () => {
  test("stays for 14 days, other money does not", async () => {
    const { person, number_id } = await ready(50_000);
    const topup = { way: "online", state: "success", amount: 20_000, currency: "TWD" } as const;
    const at = { created_at: clock.now(), decided_at: clock.now(), expires_at: clock.now() };
    await db
      .insertInto("topups")
      .values({ number: "TUFRESH", account_id: person.id, ...topup, ...at })
      .execute();
    const { data } = valueOf(await person.call(getWithdrawTerms, {}));
    expect(data).toMatchObject({ balance: 50_000, fresh: 20_000, most: 27_000 });
    const refused = await withdraw(person, { number_id, amount: 27_100 });
    expect(refused).toMatchObject({
      error: { code: "withdrawal_not_free", values: { most: "NT$\u{A0}270.00" } },
    });
    for (let week = 0; week < 2; week += 1) {
      // Sessions slide by seven days.
      clock.pass({ days: 7, minutes: -1 });
      expect(valueOf(await person.call(getWithdrawTerms, {})).data.fresh).toBe(20_000);
    }
    clock.pass({ minutes: 2 });
    expect(valueOf(await person.call(getWithdrawTerms, {})).data).toMatchObject({
      fresh: 0,
      fresh_until: "",
    });
    expect(refusalOf(await withdraw(person, { number_id, amount: 47_000 }))).toBe("accepted");
  });
});

describe("the history", () => {
  test("lists applications in pages of twenty with the card as it was [API-93] [WAL-40] [CONST-32]", async () => {
    const { person, number_id } = await ready(10_000_000);
    await setSettings(needs, { withdrawals_per_day: 20 });
    for (let left = 20; left > 0; left -= 1)
      valueOf(await withdraw(person, { number_id, amount: 10_000 }));
    clock.pass({ days: 1 });
    valueOf(await withdraw(person, { number_id, amount: 20_000 }));
    await setSettings(needs, {});
    valueOf(await person.call(deleteNumber, { id: number_id }));
    const { datalist, total } = valueOf(await person.call(queryWithdrawList, {}));
    expect([datalist.length, total]).toEqual([20, 21]);
    expect(datalist[0]).toMatchObject({ amount: 20_000, bank: "004", last_digits: "40718" });
    const page = async (number: number, page_size: number) =>
      valueOf(await person.call(queryWithdrawList, { page: number, page_size })).datalist;
    const numbers = (rows: typeof datalist) => rows.map(({ number }) => number);
    expect(numbers(await page(1, 7))).toEqual(numbers(datalist.slice(0, 7)));
    expect(numbers(await page(2, 7))).toEqual(numbers(datalist.slice(7, 14)));
    expect(await page(2, 20)).toHaveLength(1);
  });
});

test("and then the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
