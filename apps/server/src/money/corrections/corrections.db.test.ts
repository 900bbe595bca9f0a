import { checkBooks } from "@sampan/contract/money/ledger/staff-ledger";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import * as calls from "@sampan/contract/money/staff-corrections";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openPayees } from "../../../../../tests/support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { writtenTransfers } from "../../../../../tests/support/written-transfers.ts";

const world = await openTestApp();
const { clock, db, staff } = world;
const { payee } = openPayees(world);
const [finance, second] = [await staff("finance"), await staff("finance")];
const service = await staff("service");

type Person = Awaited<ReturnType<typeof payee>>;
const uidOf = async ({ id }: Person) =>
  (await db.selectFrom("accounts").select("uid").where("id", "=", id).executeTakeFirstOrThrow())
    .uid;
const cashOf = async (of: Person) => valueOf(await of.call(getAccountBalance, {})).data.balance;

async function entered(cash: number, change: number) {
  const person = await payee({ cash });
  const { number } = valueOf(
    await finance.call(calls.enterCorrection, {
      account: await uidOf(person),
      direction: change > 0 ? "credit" : "debit",
      amount: Math.abs(change),
      currency: "TWD",
      reason: "重複扣款",
    }),
  ).data;
  return { person, number };
}

describe("a correction", () => {
  test.each([
    [30_000, "balance_credited", 1],
    [-30_000, "balance_debited", -1],
  ] as const)(
    "of %d cents moves nothing until another of finance confirms it, is one row of the ledger then, and its customer reads why [BO-33] [WAL-51]",
    async (change, told, direct) => {
      const { person, number } = await entered(100_000, change);
      expect(await cashOf(person)).toBe(100_000);
      expect(refusalOf(await finance.call(calls.confirmCorrection, { number }))).toBe(
        "self_approval",
      );
      valueOf(await second.call(calls.confirmCorrection, { number }));
      expect(await cashOf(person)).toBe(100_000 + change);
      const rows = valueOf(await person.call(queryAcctLogList, {})).datalist;
      expect(rows.filter(({ kind }) => kind === "correction")).toMatchObject([
        { direct, amount: 30_000, tid: number, balance: 100_000 + change },
      ]);
      const notices = valueOf(await person.call(queryNoticeList, {})).datalist;
      const notice = notices.find(({ kind }) => kind === told);
      expect(notice?.body).toContain("重複扣款");
      expect(refusalOf(await second.call(calls.confirmCorrection, { number }))).toBe(
        "correction_decided",
      );
      expect(await writtenTransfers(db, number)).toMatchObject([
        {
          idempotency_key: `correction:${number}`,
          kind: "correction",
          moved: { "cash TWD": change, "correction TWD": -change },
        },
      ]);
      expect(notice).toMatchObject({ link: "/getAccBalance" });
      const books = valueOf(await finance.call(checkBooks, {})).data;
      expect(books.differences).toEqual([]);
      expect(books.totals.every(({ total }) => total === 0)).toBe(true);
    },
  );

  test("is not confirmed by whoever's own account it is, and waits for another [BO-33]", async () => {
    const { person, number } = await entered(5_000, 700);
    const owner = await staff("finance");
    const member = db.selectFrom("staff_members").select("email").where("id", "=", owner.id);
    const { email } = await member.executeTakeFirstOrThrow();
    await db.updateTable("accounts").set({ email }).where("id", "=", person.id).execute();
    expect(refusalOf(await owner.call(calls.confirmCorrection, { number }))).toBe("self_approval");
    expect(await cashOf(person)).toBe(5_000);
    valueOf(await second.call(calls.confirmCorrection, { number }));
    expect(await cashOf(person)).toBe(5_700);
  });

  test("takes no more than its customer has, when it is entered and when it is confirmed [BO-33] [WAL-50]", async () => {
    const person = await payee({ cash: 10_000 });
    const account = await uidOf(person);
    const take = { account, direction: "debit", currency: "TWD", reason: "重複入帳" } as const;
    expect(refusalOf(await finance.call(calls.enterCorrection, { ...take, amount: 10_001 }))).toBe(
      "balance_insufficient",
    );
    const entries = await Promise.all(
      [1, 2].map(async () =>
        valueOf(await finance.call(calls.enterCorrection, { ...take, amount: 6_000 })),
      ),
    );
    const [one, other] = entries.map(({ data }) => data.number);
    valueOf(await second.call(calls.confirmCorrection, { number: one ?? "" }));
    const late = await second.call(calls.confirmCorrection, { number: other ?? "" });
    expect(refusalOf(late)).toBe("balance_insufficient");
    expect(await cashOf(person)).toBe(4_000);
    // What could not be booked waits on.
    const { datalist } = valueOf(await second.call(calls.listCorrections, { page_size: 100 }));
    expect(datalist.find(({ number }) => number === other)).toMatchObject({
      state: "waiting",
      amount: -6_000,
      balance: 4_000,
    });
  });

  test("that was dropped is never booked, and nobody is told", async () => {
    const { person, number } = await entered(5_000, 700);
    valueOf(await finance.call(calls.dropCorrection, { number }));
    expect(refusalOf(await second.call(calls.confirmCorrection, { number }))).toBe(
      "correction_decided",
    );
    expect(await cashOf(person)).toBe(5_000);
    const decided = await second.call(calls.listCorrections, { view: "decided", page_size: 100 });
    expect(valueOf(decided).datalist.find((row) => row.number === number)).toMatchObject({
      state: "dropped",
    });
    const kinds = valueOf(await person.call(queryNoticeList, {})).datalist.map(({ kind }) => kind);
    expect(kinds).not.toContain("balance_credited");
  });

  test("is decided once, by whoever is written down with it and in the log, and an unknown one by nobody [BO-03]", async () => {
    const [confirmed, dropped] = [await entered(5_000, 700), await entered(5_000, 700)];
    valueOf(await second.call(calls.confirmCorrection, { number: confirmed.number }));
    valueOf(await second.call(calls.dropCorrection, { number: dropped.number }));
    for (const { number } of [confirmed, dropped])
      expect(refusalOf(await second.call(calls.dropCorrection, { number }))).toBe(
        "correction_decided",
      );
    for (const call of [calls.confirmCorrection, calls.dropCorrection])
      expect(refusalOf(await second.call(call, { number: "none" }))).toBe("correction_unknown");
    const numbers = [confirmed.number, dropped.number];
    const decided = await db
      .selectFrom("balance_corrections")
      .select(["state", "decided_by", "decided_at"])
      .where("number", "in", numbers)
      .orderBy("id")
      .execute();
    const by = { decided_by: second.id, decided_at: clock.now() };
    expect(decided).toEqual([
      { state: "confirmed", ...by },
      { state: "dropped", ...by },
    ]);
    const logged = await db
      .selectFrom("audit_log")
      .select(["action", "object_kind", "object_id", "new_value"])
      .where("object_id", "in", numbers)
      .where("staff_id", "=", second.id)
      .orderBy("id")
      .execute();
    const of = (action: string, at: number) => ({
      action,
      object_kind: "correction",
      object_id: numbers[at],
      new_value: {},
    });
    expect(logged).toEqual([of("confirm_correction", 0), of("drop_correction", 1)]);
  });

  test.each([
    ["nobody", { account: "nobody@example.com" }, "customer_unknown"],
    ["another currency", { currency: "THB" }, "correction_currency"],
    ["no amount", { amount: 0 }, "amount_invalid"],
    ["no reason", { reason: " " }, "reason_needed"],
  ] as const)("of %s is refused in words of its own", async (_, wrong, refusal) => {
    const account = await uidOf(await payee({ cash: 10_000 }));
    const right = { account, direction: "credit", amount: 100, currency: "TWD", reason: "試" };
    const input = { ...right, ...wrong } as Parameters<typeof entry>[0];
    expect(refusalOf(await entry(input))).toBe(refusal);
  });
  const entry = (input: {
    account: string;
    direction: "credit" | "debit";
    amount: number;
    currency: "TWD" | "THB";
    reason: string;
  }) => finance.call(calls.enterCorrection, input);

  test("is entered by finance only, and counted on their dashboard until it is decided [BO-33] [BO-52]", async () => {
    const account = await uidOf(await payee({ cash: 10_000 }));
    const input = {
      account,
      direction: "credit",
      amount: 1,
      currency: "TWD",
      reason: "x",
    } as const;
    expect(refusalOf(await service.call(calls.enterCorrection, input))).toBe("right_missing");
    const waiting = async () =>
      valueOf(await finance.call(getDashboard, {})).data.queues.corrections.count;
    const before = await waiting();
    const { number } = valueOf(await finance.call(calls.enterCorrection, input)).data;
    expect(await waiting()).toBe(before + 1);
    valueOf(await second.call(calls.confirmCorrection, { number }));
    expect(await waiting()).toBe(before);
  });
});
