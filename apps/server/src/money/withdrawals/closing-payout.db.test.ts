import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import * as desk from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { getUserById } from "@sampan/contract/people/accounts/accounts";
import { cancelAccount, getCancellation } from "@sampan/contract/people/personal-data";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { fund } from "../../../../../tests/support/test-journey.ts";
import {
  insertCashOutBanks,
  openPayees,
  password,
} from "../../../../../tests/support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { forgetPerson } from "../../forget-person.ts";
import { eraseCancelled } from "../../people/personal-data/erase-cancelled.ts";
import { checkLedger } from "../ledger/check-ledger.ts";

const world = await openTestApp();
const { db, clock, staff, needs, visitor } = world;
const { payee, settledCard, withdraw } = openPayees(world);
beforeAll(() => insertCashOutBanks(db));

type Person = Awaited<ReturnType<typeof payee>>;
const cashOf = async (of: Person) => valueOf(await of.call(getAccountBalance, {})).data.balance;
const accountOf = (of: Person) =>
  db
    .selectFrom("accounts")
    .select(["state", "cancelled_at"])
    .where("id", "=", of.id)
    .executeTakeFirstOrThrow();
const erase = () => eraseCancelled(needs, forgetPerson);

/** Somebody with 61.99 left, who asked to be paid out and to leave. */
async function leaving(cash = 6_199) {
  const person = await payee({ cash });
  const number_id = await settledCard(person);
  const { number } = valueOf(await withdraw(person, { number_id, closing: 1 })).data;
  return { person, number, number_id };
}

describe("paying out what is left", () => {
  test("takes all of it, cents included, without minimum and without fee", async () => {
    const { person, number } = await leaving();
    expect(valueOf(await person.call(getAccountBalance, {})).data).toMatchObject({
      balance: 0,
      lock_blc: 6_199,
    });
    const finance = await staff("finance");
    const { data } = valueOf(await finance.call(desk.passWithdrawal, { number }));
    expect(data).toMatchObject({ amount: 6_199, fee: 0, is_closing: true });
  });

  test("closes the account once it passed, and not before [ACC-36] [ACC-37]", async () => {
    const { person, number } = await leaving();
    expect(valueOf(await person.call(getCancellation, {})).data.closing_payout).toBe(number);
    expect(refusalOf(await person.call(cancelAccount, { password }))).toBe("withdrawal_pending");
    valueOf(await (await staff("finance")).call(desk.passWithdrawal, { number }));
    expect((await accountOf(person)).state).toBe("cancelled");
    expect(refusalOf(await person.call(getUserById, {}))).toBe("login_needed");
  });

  test("leaves the account open when it fails, or when an income came in its way", async () => {
    const failed = await leaving();
    const finance = await staff("finance");
    const { number } = failed;
    valueOf(await finance.call(desk.failWithdrawal, { number, reason: "戶名不符" }));
    expect([(await accountOf(failed.person)).state, await cashOf(failed.person)]).toEqual([
      "active",
      6_199,
    ]);

    const richer = await leaving();
    await fund(db, richer.person, { amount: 500, now: clock.now() });
    valueOf(await finance.call(desk.passWithdrawal, { number: richer.number }));
    expect([(await accountOf(richer.person)).state, await cashOf(richer.person)]).toEqual([
      "active",
      500,
    ]);
  });

  test("is asked for once, of something, by somebody with nothing else open", async () => {
    const { person, number_id } = await leaving();
    clock.pass({ days: 1 });
    const again = await withdraw(person, { number_id, closing: 1 });
    expect(refusalOf(again)).toBe("closing_pending");
    const poor = await payee();
    const card = await settledCard(poor);
    expect(refusalOf(await withdraw(poor, { number_id: card, closing: 1 }))).toBe("nothing_left");
  });
});

describe("the month after which a person is erased", () => {
  test("starts at the recorded payout, and card and copy go with the person [ACC-35] [BO-50]", async () => {
    const { person, number } = await leaving();
    valueOf(await (await staff("finance")).call(desk.passWithdrawal, { number }));
    clock.pass({ days: 31 });
    await erase();
    expect((await accountOf(person)).state).toBe("cancelled");
    valueOf(await (await staff("finance")).call(desk.recordPayout, { number, reference: "B-9" }));
    clock.pass({ days: 29 });
    await erase();
    expect((await accountOf(person)).state).toBe("cancelled");
    clock.pass({ days: 1 });
    await erase();
    expect((await accountOf(person)).state).toBe("erased");
    const cards = await db
      .selectFrom("bank_cards")
      .select("id")
      .where("account_id", "=", person.id)
      .execute();
    const kept = await db
      .selectFrom("withdrawals")
      .select(["amount", "sealed", "last_digits", "branch", "reason"])
      .where("account_id", "=", person.id)
      .execute();
    expect(cards).toEqual([]);
    expect(kept).toEqual([
      { amount: 6_199, sealed: null, last_digits: "", branch: "", reason: "" },
    ]);
  });

  test("ends when the bank sends the payout back: the account is open again", async () => {
    const { person, number } = await leaving();
    const [finance, second] = [await staff("finance"), await staff("finance")];
    valueOf(await finance.call(desk.passWithdrawal, { number }));
    valueOf(await finance.call(desk.recordPayout, { number, reference: "B-10" }));
    const came = { number, fault: "theirs", reason: "帳號不存在" } as const;
    valueOf(await finance.call(desk.enterReturn, came));
    valueOf(await second.call(desk.confirmReturn, { number }));
    expect(await accountOf(person)).toEqual({ state: "active", cancelled_at: null });
    const back = visitor();
    valueOf(await back.call(logIn, { account: person.email, password }));
    expect(valueOf(await back.call(getAccountBalance, {})).data.balance).toBe(6_199);
    clock.pass({ days: 1 });
    const number_id = await settledCard({ ...person, ...back }, { number: "0041234540777" });
    expect(refusalOf(await withdraw({ ...person, ...back }, { number_id, closing: 1 }))).toBe(
      "accepted",
    );
  });
});

describe("giving up what is left", () => {
  test("closes the account at once and keeps the words that were ticked [ACC-37]", async () => {
    const person = await payee({ cash: 6_199 });
    person.cookies.set("lang", "zh-TW");
    const { give_up_words } = valueOf(await person.call(getCancellation, {})).data;
    expect(give_up_words).toContain("NT$\u{A0}61.99");
    valueOf(await person.call(cancelAccount, { password, give_up: 6_199 }));
    expect((await accountOf(person)).state).toBe("cancelled");
    const { remark, amount } = await db
      .selectFrom("ledger_entries as entry")
      .innerJoin("ledger_accounts as account", "account.id", "entry.account_id")
      .innerJoin("transfers as transfer", "transfer.id", "entry.transfer_id")
      .select(["entry.amount", "transfer.remark"])
      .where("account.kind", "=", "given_up")
      .executeTakeFirstOrThrow();
    expect({ remark, amount }).toEqual({ remark: { words: give_up_words }, amount: 6_199 });
  });

  test("is of the very balance that was seen, or nothing is done", async () => {
    const person = await payee({ cash: 6_199 });
    for (const give_up of [6_198, 6_200, 0])
      expect(refusalOf(await person.call(cancelAccount, { password, give_up }))).toBe(
        "balance_left",
      );
    expect([(await accountOf(person)).state, await cashOf(person)]).toEqual(["active", 6_199]);
  });

  test("waits as payouts do, a day after something was changed, while its payout may be applied for at once", async () => {
    const person = await payee({ cash: 6_199 });
    const changed = { credentials_changed_at: clock.now() };
    await db.updateTable("accounts").set(changed).where("id", "=", person.id).execute();
    const giveUp = () => person.call(cancelAccount, { password, give_up: 6_199 });
    const held = await giveUp();
    expect(held).toMatchObject({
      error: { code: "give_up_held", values: { until: expect.any(String) as string } },
    });
    expect([(await accountOf(person)).state, await cashOf(person)]).toEqual(["active", 6_199]);
    const other = await payee({ cash: 6_199 });
    await db.updateTable("accounts").set(changed).where("id", "=", other.id).execute();
    const number_id = await settledCard(other);
    const { state, held_until } = valueOf(await withdraw(other, { number_id, closing: 1 })).data;
    expect(state).toBe("waiting");
    expect(held_until).not.toBe("");
    clock.pass({ hours: 24.01 });
    valueOf(await giveUp());
  });
});

test("and then the ledger adds up [WAL-50]", async () => {
  expect(await checkLedger(db)).toEqual([]);
});
