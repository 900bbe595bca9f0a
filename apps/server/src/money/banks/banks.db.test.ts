import type { RequestOf } from "@sampan/contract/kernel/call";
import { getNumberByUid } from "@sampan/contract/money/bank-cards/bank-cards";
import { queryBankList, queryShopAccount } from "@sampan/contract/money/ledger/wallet";
import * as calls from "@sampan/contract/money/staff-banks";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { declare, insertTransferBank } from "../../../../../tests/support/test-transfers.ts";
import { insertCashOutBanks, openPayees } from "../../../../../tests/support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { clock, customer, db, staff } = world;
const { payee, settledCard, withdraw } = openPayees(world);
const [finance, second] = [await staff("finance"), await staff("finance")];
const service = await staff("service");

beforeAll(async () => {
  await insertTransferBank(db);
  await insertCashOutBanks(db);
});

type Change = RequestOf<typeof calls.enterBankChange>;

const listed = async (code: string, kind: Change["kind"]) =>
  valueOf(await second.call(calls.listMaintainedBanks, { region: "TW" })).datalist.find(
    (bank) => bank.code === code && bank.kind === kind,
  );

/** What stands of a bank, but for what is to be different. */
async function changeOf(code: string, kind: Change["kind"], change: Partial<Change>) {
  const bank = await listed(code, kind);
  if (!bank) throw new Error(`no bank ${code}`);
  const { names, logo, account_name, account_no } = bank;
  const said = { names, logo, account_name, account_no };
  return { kind, region: "TW", code, new_code: code, ...said, ...change } as Change;
}
const enter = async (...of: Parameters<typeof changeOf>) =>
  finance.call(calls.enterBankChange, await changeOf(...of));

describe("a change of a bank", () => {
  test("of the account for transfers is entered by one, confirmed by another, and read by customers only then [BO-35] [WAL-02]", async () => {
    const ming = await customer();
    const number = async () => valueOf(await ming.call(queryShopAccount, {})).data.account_no;
    const change = { account_name: "三板集運", account_no: "0085550001111" };
    const { id } = valueOf(await enter("008", "transfer", change)).data;
    expect(await number()).toBe("0080012345678");
    const waits = (await listed("008", "transfer"))?.change;
    expect(waits).toMatchObject({ id, ...change, is_own_entry: false });
    const { banks } = valueOf(await finance.call(getDashboard, {})).data.queues;
    expect(banks.count).toBe(1);
    expect(refusalOf(await enter("008", "transfer", {}))).toBe("bank_change_waits");
    expect(refusalOf(await finance.call(calls.confirmBankChange, { id }))).toBe("self_approval");
    expect(refusalOf(await service.call(calls.confirmBankChange, { id }))).toBe("right_missing");
    valueOf(await second.call(calls.confirmBankChange, { id }));
    expect(await number()).toBe("0085550001111");
    expect(refusalOf(await second.call(calls.dropBankChange, { id }))).toBe("bank_change_decided");
    expect(valueOf(await finance.call(getDashboard, {})).data.queues.banks.count).toBe(0);
  });

  test("of a name is read in every language, and gone when it is taken back [BO-35] [WAL-41]", async () => {
    const names = { zh: "台银", "zh-TW": "台銀", th: "ทีดับบลิว", en: "BOT" };
    const nameNow = async () => {
      const ming = await customer();
      const { datalist } = valueOf(await ming.call(queryBankList, { kind: "cash_out" }));
      return datalist.find(({ code }) => code === "004")?.name;
    };
    const before = await nameNow();
    const dropped = valueOf(await enter("004", "cash_out", { names })).data;
    valueOf(await finance.call(calls.dropBankChange, dropped));
    expect(await nameNow()).toBe(before);
    const held = valueOf(await enter("004", "cash_out", { names })).data;
    valueOf(await second.call(calls.confirmBankChange, held));
    expect(await nameNow()).toBe("台银");
    expect(await listed("004", "cash_out")).toMatchObject({ names, change: null });
  });

  test("of a code takes along cards, withdrawals that wait and transfers to be looked at [BO-35]", async () => {
    const person = await payee({ cash: 100_000 });
    const card = await settledCard(person, { bank: "005" });
    valueOf(await withdraw(person, { number_id: card, amount: 10_000 }));
    const { id } = valueOf(await enter("005", "cash_out", { new_code: "1005" })).data;
    valueOf(await second.call(calls.confirmBankChange, { id }));
    const { datalist } = valueOf(await person.call(getNumberByUid, {}));
    expect(datalist).toMatchObject([{ bank: "1005", bank_name: expect.stringMatching(/\D{2}/) }]);
    const waiting = await db
      .selectFrom("withdrawals")
      .select("bank")
      .where("account_id", "=", person.id)
      .executeTakeFirstOrThrow();
    expect(waiting.bank).toBe("1005");

    const ming = await customer();
    const topup = { amount: 5_000, pay_no: "776655", pay_time: "2026-03-02 11:20" };
    await declare({ db, now: clock.now() }, ming, topup);
    const moved = valueOf(await enter("008", "transfer", { new_code: "108" })).data;
    valueOf(await second.call(calls.confirmBankChange, moved));
    const declared = await db
      .selectFrom("topups")
      .select("bank")
      .where("account_id", "=", ming.id)
      .executeTakeFirstOrThrow();
    expect(declared.bank).toBe("108");
  });

  test.each([
    ["bank_code_needed", { new_code: "00X" }],
    ["bank_code_taken", { new_code: "007" }],
    ["bank_name_needed", { names: { zh: "行", "zh-TW": "行", th: " ", en: "Bank" } }],
    ["file_unknown", { logo: "/files/0123456789012345678901234567890123456789" }],
    ["file_unknown", { logo: "https://elsewhere.test/logo.png" }],
  ] as const)("is refused as %s, and nothing waits then [BO-35]", async (refusal, change) => {
    expect(refusalOf(await enter("006", "cash_out", change))).toBe(refusal);
    expect(await listed("006", "cash_out")).toMatchObject({ change: null });
  });

  test("leaves transfers somewhere to go", async () => {
    const [bank] = valueOf(
      await finance.call(calls.listMaintainedBanks, { region: "TW" }),
    ).datalist;
    expect(bank?.kind).toBe("transfer");
    expect(refusalOf(await enter(bank?.code ?? "", "transfer", { account_no: " " }))).toBe(
      "bank_account_needed",
    );
  });

  test("that two at once would confirm holds once, and one of two entered at once waits", async () => {
    const entered = await Promise.all(
      [finance, second].map(async (desk) =>
        desk.call(calls.enterBankChange, await changeOf("012", "cash_out", { new_code: "112" })),
      ),
    );
    const [key] = entered.flatMap((answer) => (answer.ok ? [valueOf(answer).data] : []));
    expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
    const third = await staff("finance");
    const outcomes = await Promise.all(
      [1, 2].map(() => third.call(calls.confirmBankChange, key ?? { id: "" })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
