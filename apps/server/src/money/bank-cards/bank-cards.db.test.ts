import {
  addWithdrawalAccount,
  deleteNumber,
  getDefaultNumber,
  getNumberByUid,
  updateWithdrawalAccount,
} from "@sampan/contract/money/bank-cards/bank-cards";
import { queryBankList } from "@sampan/contract/money/ledger/wallet";
import { getAccountSecurity } from "@sampan/contract/people/accounts/credentials";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertCashOutBanks, openPayees } from "../../../../../tests/support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, clock, customer, visitor, jobs } = world;
const { payee, typed } = openPayees(world);
beforeAll(() => insertCashOutBanks(db));

type Person = Awaited<ReturnType<typeof payee>>;
const add = (of: Person, change: Parameters<typeof typed>[0] = {}) =>
  of.call(addWithdrawalAccount, typed(change));
const added = async (of: Person, change: Parameters<typeof typed>[0] = {}) =>
  valueOf(await add(of, change)).data;
const cardsOf = async (of: Person) => valueOf(await of.call(getNumberByUid, {})).datalist;
const heldUntil = async (of: Person) =>
  valueOf(await of.call(getAccountSecurity, {})).data.payouts_held_until;

describe("a bank card", () => {
  test("keeps holder, bank, branch and flag, and shows its last digits only [API-87] [WAL-37] [API-88]", async () => {
    const ming = await payee();
    ming.cookies.set("lang", "zh-TW");
    await added(ming, { branch: "館前分行" });
    const answer = valueOf(await ming.call(getNumberByUid, {}));
    expect(answer.datalist).toMatchObject([
      {
        account_name: "陳柏宇",
        bank: "004",
        bank_name: "臺灣銀行",
        branch: "館前分行",
        last_digits: "40718",
        is_default: 1,
        is_company: 0,
      },
    ]);
    expect(answer.holders).toEqual({ personal: "陳柏宇", company: "", is_business: false });
    expect(JSON.stringify(answer)).not.toContain("0041234540718");
  });

  test("lies in the database sealed", async () => {
    const ming = await payee();
    await added(ming);
    const { sealed } = await db
      .selectFrom("bank_cards")
      .select("sealed")
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(sealed.includes(Buffer.from("0041234540718"))).toBe(false);
    expect(sealed.includes(Buffer.from("陳柏宇"))).toBe(false);
  });

  test("is at one of eleven banks of the region [WAL-11] [WAL-41]", async () => {
    const nok = await payee({ region: "TH", name: "Somchai Jaidee" });
    const banks = valueOf(await nok.call(queryBankList, { kind: "cash_out" })).datalist;
    expect(banks.map(({ code }) => code).toSorted()).toEqual(
      ["002", "004", "006", "011", "014", "022", "024", "025", "030", "033", "034"].toSorted(),
    );
    const name = { account_name: "SOMCHAI JAIDEE" };
    expect(refusalOf(await add(nok, { ...name, bank: "812" }))).toBe("bank_unknown");
    expect(refusalOf(await add(nok, { ...name, bank: "014" }))).toBe("accepted");
  });

  test("has a number of ten digits at least and a branch of fifty characters at most [WAL-17] [WAL-18]", async () => {
    const ming = await payee();
    expect(refusalOf(await add(ming, { number: "123456789" }))).toBe("card_number_short");
    expect(refusalOf(await add(ming, { number: "12345678xx" }))).toBe("card_number_invalid");
    expect(refusalOf(await add(ming, { branch: "館".repeat(51) }))).toBe("branch_too_long");
    expect(await cardsOf(ming)).toEqual([]);
  });

  test("is in the verified name of its owner, and waits until there is one", async () => {
    const ming = await payee();
    const refused = await add(ming, { account_name: "林小舟" });
    expect(refused).toMatchObject({
      error: { code: "holder_differs", values: { name: "陳柏宇" } },
    });
    const unproven = await customer({ mayOrder: false });
    expect(refusalOf(await add(unproven))).toBe("holder_unproven");
  });

  test("may be the company's of a business account, and says so [WAL-52]", async () => {
    const firm = await payee({ company: "小舟貿易有限公司" });
    const card = { account_name: "小舟貿易有限公司", is_company: 1 } as const;
    expect((await added(firm, card)).is_company).toBe(1);
    const ming = await payee();
    expect(refusalOf(await add(ming, card))).toBe("company_unproven");
    expect(refusalOf(await add(firm, { ...card, is_company: 0 }))).toBe("holder_differs");
  });

  test("is kept once, and not more than ten of them", async () => {
    const ming = await payee();
    await added(ming);
    expect(refusalOf(await add(ming, { number: "0041-2345-40718" }))).toBe("card_known");
    for (let last = 0; last < 9; last += 1) await added(ming, { number: `10000000000${last}` });
    expect(refusalOf(await add(ming, { number: "99999999999" }))).toBe("card_limit");
  });

  test("needs somebody who is logged in", async () => {
    expect(refusalOf(await visitor().call(getNumberByUid, {}))).toBe("login_needed");
  });
});

describe("the default card", () => {
  test("is one at most, comes first, and is read alone [WAL-38] [API-90] [WAL-10]", async () => {
    const ming = await payee();
    expect(valueOf(await ming.call(getDefaultNumber, {})).data).toBeNull();
    const first = await added(ming);
    const second = await added(ming, { number: "0000000012345", is_default: 1 });
    expect((await cardsOf(ming)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, 1],
      [first.id, 0],
    ]);
    expect(valueOf(await ming.call(getDefaultNumber, {})).data?.id).toBe(second.id);
  });

  test("passes to the oldest of the others when it is removed [API-91]", async () => {
    const ming = await payee();
    const first = await added(ming);
    const second = await added(ming, { number: "0000000012345" });
    valueOf(await ming.call(deleteNumber, { id: first.id }));
    expect(await cardsOf(ming)).toMatchObject([{ id: second.id, is_default: 1 }]);
    expect(refusalOf(await ming.call(deleteNumber, { id: first.id }))).toBe("card_unknown");
  });
});

describe("changing a card", () => {
  test("keeps what is not named [API-89]", async () => {
    const ming = await payee();
    const { id } = await added(ming, { branch: "館前分行" });
    const number = { id, bank: "812" };
    const { data } = valueOf(await ming.call(updateWithdrawalAccount, { number }));
    expect(data).toMatchObject({ bank: "812", branch: "館前分行", last_digits: "40718" });
  });

  test("is for its owner only", async () => {
    const ming = await payee();
    const { id } = await added(ming);
    const thief = await payee();
    await added(thief);
    const number = { id, number: "5555555555555" };
    expect(refusalOf(await thief.call(updateWithdrawalAccount, { number }))).toBe("card_unknown");
    expect(refusalOf(await thief.call(deleteNumber, { id }))).toBe("card_unknown");
    expect(await cardsOf(ming)).toMatchObject([{ last_digits: "40718" }]);
  });

  test("holds payouts and is told: a new card, a new number, but not the default flag", async () => {
    const ming = await payee();
    const { id } = await added(ming);
    const told = () => jobs.filter(({ name }) => name === "notify-customer").length;
    expect(await heldUntil(ming)).not.toBe("");
    clock.pass({ hours: 24 });
    expect(await heldUntil(ming)).toBe("");

    const before = told();
    const change = (number: object) =>
      ming.call(updateWithdrawalAccount, { number: { id, ...number } });
    valueOf(await change({ is_default: 0 }));
    valueOf(await change({ is_default: 1, branch: "中山分行" }));
    expect([await heldUntil(ming), told() - before]).toEqual(["", 0]);
    valueOf(await change({ number: "0041234540719" }));
    expect([await heldUntil(ming), told() - before]).toEqual([expect.stringMatching(/^2026-/), 1]);
  });
});
