import type { Result } from "@sampan/domain/kernel/result";
import * as corrections from "@sampan/contract/money/staff-corrections";
import * as statements from "@sampan/contract/money/staff-statements";
import * as refunds from "@sampan/contract/trade/refunds/staff-refunds";
import * as payouts from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { beforeAll, expect, test } from "vitest";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { findBalances } from "../../apps/server/src/money/ledger/find-balances.ts";
import { openTestApp } from "../support/test-app.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, openJourney } from "../support/test-journey.ts";
import { declare, insertTransferBank } from "../support/test-transfers.ts";
import { insertCashOutBanks, openPayees } from "../support/test-withdrawals.ts";
import { openTwoServers } from "../support/two-servers.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

const world = await openTestApp();
const { db, clock } = world;
const { payee, settledCard, withdraw } = openPayees(world);
const journey = await openJourney(world);
const [maker, checker] = [await world.staff("finance"), await world.staff("finance")];
const service = await world.staff("service");
beforeAll(async () => {
  await insertRates(world.needs, clock.now());
  await insertTariff(world.needs);
  await insertCashOutBanks(db);
  await insertTransferBank(db);
});

type Desk = typeof maker;
/** Something that one of finance made, and how anybody would approve it. */
interface Made {
  readonly approve: (by: Desk) => Promise<Result<unknown, { code: string }>>;
  /** Makes the books forget who made it: it was the other one. */
  readonly forget: () => Promise<unknown>;
}

async function correction(): Promise<Made> {
  const ming = await world.customer();
  const input = { account: ming.uid, direction: "credit", amount: 900, currency: "TWD" } as const;
  const entered = await maker.call(corrections.enterCorrection, { ...input, reason: "差額" });
  const { number } = valueOf(entered).data;
  return {
    approve: (by) => by.call(corrections.confirmCorrection, { number }),
    forget: () =>
      db
        .updateTable("balance_corrections")
        .set({ entered_by: checker.id })
        .where("number", "=", number)
        .execute(),
  };
}

let held = 10_000_000;
let numbers = 770_000;
/** Brings a statement with one movement of 60,000 dollars, which is more than one person may let in. */
async function bring(direction: 1 | -1, words: string): Promise<string> {
  const day = formatWireTime(clock.now(), "TW").slice(0, 10).replaceAll("-", "/");
  held += direction * 60_000;
  const cells = direction === 1 ? ",60000" : "60000,";
  const text = `日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n${day},轉帳,${cells},${held},${words},,\n`;
  const file = new Blob([text]);
  valueOf(await maker.call(statements.importStatement, { file, format: "ctbc", name: "a.csv" }));
  const list = direction === 1 ? statements.listArrivals : statements.listOutgoings;
  const { datalist } = valueOf(await maker.call(list, { page_size: 100 }));
  return datalist.find((row) => row.words.includes(words))?.key ?? "";
}

async function largeArrival(): Promise<Made> {
  const ming = await world.customer();
  const pay_no = String((numbers += 1));
  const pay_time = formatWireTime(clock.now(), "TW").slice(0, 16);
  const at = { db, now: clock.now() };
  const topup = await declare(at, ming, { amount: 6_000_000, pay_no, pay_time });
  const key = await bring(1, `轉帳 ${pay_no}`);
  return {
    approve: (by) => by.call(statements.creditArrival, { key, topup }),
    forget: () => db.updateTable("statements").set({ imported_by: checker.id }).execute(),
  };
}

async function passed(dollars: number, by: Desk): Promise<string> {
  const person = await payee({ cash: 20_000_000 });
  const number_id = await settledCard(person);
  const { number } = valueOf(await withdraw(person, { number_id, amount: dollars * 100 })).data;
  valueOf(await by.call(payouts.passWithdrawal, { number }));
  return number;
}

async function paidOut(dollars: number, reference: string): Promise<string> {
  const number = await passed(dollars, checker);
  valueOf(await maker.call(payouts.recordPayout, { number, reference }));
  return number;
}

async function largeAudit(): Promise<Made> {
  const number = await passed(60_000, maker);
  return {
    approve: (by) => by.call(payouts.recordPayout, { number, reference: `B-${(numbers += 1)}` }),
    forget: () =>
      db
        .updateTable("withdrawals")
        .set({ decided_by: checker.id })
        .where("number", "=", number)
        .execute(),
  };
}

async function largeExplanation(): Promise<Made> {
  const key = await bring(1, `股東增資 ${(numbers += 1)}`);
  return {
    approve: (by) => by.call(statements.explainArrival, { key, note: "股東增資" }),
    forget: () => db.updateTable("statements").set({ imported_by: checker.id }).execute(),
  };
}

async function largePayout(): Promise<Made> {
  const withdrawal = await paidOut(60_000, `B-${(numbers += 1)}`);
  const key = await bring(-1, `匯出 ${numbers}`);
  return {
    approve: (by) => by.call(statements.matchPayout, { key, withdrawal }),
    forget: () =>
      db
        .updateTable("withdrawals")
        .set({ paid_by: checker.id })
        .where("number", "=", withdrawal)
        .execute(),
  };
}

async function returnedPayout(): Promise<Made> {
  const number = await paidOut(500, "R-1");
  valueOf(await maker.call(payouts.enterReturn, { number, fault: "theirs", reason: "戶名不符" }));
  return {
    approve: (by) => by.call(payouts.confirmReturn, { number }),
    forget: () =>
      db
        .updateTable("withdrawals")
        .set({ return_entered_by: checker.id })
        .where("number", "=", number)
        .execute(),
  };
}

async function largeRefund(): Promise<Made> {
  const ming = await world.customer();
  const tid = await journey.paid(ming, { goods: { price: 700_000 }, num: 3 });
  const [item] = await journey.itemsOf(tid);
  // 20,500 yuan of 21,000, and a day of one employee has room for 20,000.
  const given = { oid: item?.oid ?? "", amount: 9_286_500, fault: "us", reason: "壓壞" } as const;
  const { number } = valueOf(await service.call(refunds.enterCompensation, given)).data;
  valueOf(await maker.call(refunds.executeRefund, { number }));
  return {
    approve: (by) => by.call(refunds.executeRefund, { number }),
    forget: () =>
      db
        .updateTable("payout_signatures")
        .set({ signed_by: checker.id })
        .where("number", "=", number)
        .execute(),
  };
}

const kinds = {
  correction,
  largeArrival,
  largeExplanation,
  largeAudit,
  largePayout,
  returnedPayout,
  largeRefund,
};

/** How often the maker gets it approved, of each kind once; the checker approves what was refused to them. */
async function approvedByMakers(prepare: (made: Made) => Promise<unknown>) {
  const self: string[] = [];
  const refused: string[] = [];
  const others: string[] = [];
  for (const [kind, make] of Object.entries(kinds)) {
    const made = await make();
    await prepare(made);
    const answer = await made.approve(maker);
    if (answer.ok) self.push(kind);
    else refused.push(`${kind} ${answer.error.code}`);
    if (!answer.ok && (await made.approve(checker)).ok) others.push(kind);
  }
  return { self, refused, others };
}

test("nobody approves what they entered, brought, recorded or signed themselves; somebody else does [BO-33] [BO-32]", async () => {
  const { self, refused, others } = await approvedByMakers(async () => {});
  tellPromise({
    promise: 37,
    name: "no one approves their own",
    target: `0 self-approvals of ${Object.keys(kinds).length} kinds`,
    figure: `${self.length} self-approvals`,
  });
  expect(self).toEqual([]);
  expect(others).toEqual(Object.keys(kinds));
  expect(refused).toEqual(Object.keys(kinds).map((kind) => `${kind} self_approval`));
});

test("the check notices books that forget who made a thing", async () => {
  const { self } = await approvedByMakers((made) => made.forget());
  expect(self).toEqual(Object.keys(kinds));
});

test("one who is staff and customer both confirms nothing of their own account [BO-33]", async () => {
  const ming = await world.customer();
  const own = await db
    .selectFrom("staff_members")
    .select("email")
    .where("id", "=", checker.id)
    .executeTakeFirstOrThrow();
  await db.updateTable("accounts").set({ email: own.email }).where("id", "=", ming.id).execute();
  const input = { account: ming.uid, direction: "credit", amount: 900, currency: "TWD" } as const;
  const entered = await maker.call(corrections.enterCorrection, { ...input, reason: "差額" });
  const { number } = valueOf(entered).data;
  expect(refusalOf(await checker.call(corrections.confirmCorrection, { number }))).toBe(
    "self_approval",
  );
});

test("a correction that many of finance confirm at two processes at once is booked once [BO-33] [WAL-50]", async () => {
  const two = await openTwoServers();
  const enterer = await two.staff("finance");
  /** Each knocks at the server whose turn it is. */
  const desks = await Promise.all(Array.from({ length: 10 }, () => two.staff("finance")));
  const rounds = sizeOf({ quick: 5, full: 100 });
  let booked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ming = await two.customer();
    await fund(two.db, ming, { amount: 10_000, now: new Date() });
    const input = {
      account: ming.uid,
      direction: "credit",
      amount: 2_500,
      currency: "TWD",
    } as const;
    const { number } = valueOf(
      await enterer.call(corrections.enterCorrection, { ...input, reason: "對帳差額" }),
    ).data;
    const outcomes = await Promise.all(
      desks.map(async (desk) => {
        const answer = await desk.call(corrections.confirmCorrection, { number });
        return answer.ok ? "booked" : refusalOf(answer);
      }),
    );
    booked += outcomes.filter((outcome) => outcome === "booked").length;
    expect(outcomes.filter((outcome) => outcome === "correction_decided")).toHaveLength(9);
    const holder = { accountId: ming.id, currency: "TWD" } as const;
    expect((await findBalances(two.db, holder)).cash).toBe(12_500);
  }
  tellPromise({
    promise: 37,
    name: "a correction is booked once by ten at two processes",
    target: `${rounds} of ${rounds} once`,
    figure: `${booked} bookings of ${rounds}`,
  });
  expect(booked).toBe(rounds);
  expect(await checkLedger(two.db)).toEqual([]);
}, 300_000);
