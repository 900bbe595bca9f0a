import * as banks from "@sampan/contract/money/staff-banks";
import * as corrections from "@sampan/contract/money/staff-corrections";
import * as statements from "@sampan/contract/money/staff-statements";
import * as topups from "@sampan/contract/money/topups/staff-topups";
import * as payouts from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { declare } from "../../support/test-transfers.ts";
import { openPayees } from "../../support/test-withdrawals.ts";
import { valueOf } from "../../support/value-of.ts";
import type { Desk, Kind, Made, TwoPeople } from "./made-by-one.ts";

/** What finance enters, brings, vouches for, passes and records, which another of finance lets through. [BO-32] [BO-33] [BO-35] */
export const signedBooks = (two: TwoPeople) => {
  const payoutsOf = signedPayouts(two);
  return {
    ...signedEntries(two),
    ...signedMovements(two, payoutsOf.paidOut),
    ...payoutsOf.kinds,
  } satisfies Record<string, Kind>;
};

function signedEntries({ world, maker, checker, number: next }: TwoPeople) {
  const { db } = world;
  async function correction(): Promise<Made> {
    const ming = await world.customer();
    const change = {
      account: ming.uid,
      direction: "credit",
      amount: 900,
    } as const;
    const input = { ...change, currency: "TWD", reason: "差額" } as const;
    const { number } = valueOf(await maker.call(corrections.enterCorrection, input)).data;
    return {
      account: ming.id,
      approve: (by) => by.call(corrections.confirmCorrection, { number }),
      forget: () =>
        db
          .updateTable("balance_corrections")
          .set({ entered_by: checker.id })
          .where("number", "=", number)
          .execute(),
    };
  }

  async function bankChange(): Promise<Made> {
    const named = {
      kind: "transfer",
      region: "TW",
      code: "008",
      new_code: "008",
    } as const;
    const account = { account_name: "三板集運", account_no: `0089${next()}` };
    const change = {
      ...named,
      ...account,
      names: byLanguage(() => "華南銀行"),
    };
    const { id } = valueOf(await maker.call(banks.enterBankChange, change)).data;
    return {
      approve: (by) => by.call(banks.confirmBankChange, { id }),
      forget: () =>
        db
          .updateTable("bank_changes")
          .set({ entered_by: checker.id })
          .where("key", "=", id)
          .execute(),
    };
  }

  return {
    correction: { call: corrections.confirmCorrection, make: correction },
    bankChange: { call: banks.confirmBankChange, make: bankChange },
  };
}

/** A transfer of 60,000 dollars, which is more than one person may let in. */
async function declareLarge({ world, number: next }: TwoPeople) {
  const { db, clock } = world;
  const ming = await world.customer();
  const pay_no = next();
  const pay_time = formatWireTime(clock.now(), "TW").slice(0, 16);
  const wish = { amount: 6_000_000, pay_no, pay_time };
  return {
    ming,
    pay_no,
    topup: await declare({ db, now: clock.now() }, ming, wish),
  };
}

/** Transfers that customers declared and statements that somebody brought. */
function signedMovements(two: TwoPeople, paidOut: PaidOut) {
  const { world, maker, checker, number: next } = two;
  const bring = bringer(two);
  const { db } = world;
  const declared = () => declareLarge(two);

  async function vouched(): Promise<Made> {
    const { ming, topup: number } = await declared();
    const approve = (by: Desk) =>
      by.call(topups.approveTopup, { number, reason: "網路銀行已見入帳" });
    valueOf(await approve(maker));
    return {
      account: ming.id,
      approve,
      forget: () =>
        db
          .updateTable("topups")
          .set({ vouched_by: checker.id })
          .where("number", "=", number)
          .execute(),
    };
  }

  const forgetWhoBrought = () =>
    db.updateTable("statements").set({ imported_by: checker.id }).execute();

  async function largeArrival(): Promise<Made> {
    const { ming, pay_no, topup } = await declared();
    const key = await bring(1, `轉帳 ${pay_no}`);
    return {
      account: ming.id,
      approve: (by) => by.call(statements.creditArrival, { key, topup }),
      forget: forgetWhoBrought,
    };
  }

  async function largeExplanation(): Promise<Made> {
    const key = await bring(1, `股東增資 ${next()}`);
    return {
      approve: (by) => by.call(statements.explainArrival, { key, note: "股東增資" }),
      forget: forgetWhoBrought,
    };
  }

  async function largePayout(): Promise<Made> {
    const reference = next();
    const { number: withdrawal } = await paidOut(60_000, `B-${reference}`);
    const key = await bring(-1, `匯出 ${reference}`);
    return {
      approve: (by) => by.call(statements.matchPayout, { key, withdrawal }),
      forget: () => blame(two, withdrawal, "paid_by"),
    };
  }

  return {
    vouched: { call: topups.approveTopup, make: vouched },
    largeArrival: { call: statements.creditArrival, make: largeArrival },
    largeExplanation: { call: statements.explainArrival, make: largeExplanation },
    largePayout: { call: statements.matchPayout, make: largePayout },
    largeReturn: { call: statements.matchReturn, make: () => largeReturn(two, paidOut, bring) },
  };
}

/** An arrival that brings back a payout, whose return the maker confirmed, and names none. */
async function largeReturn(
  two: TwoPeople,
  paidOut: PaidOut,
  bring: ReturnType<typeof bringer>,
): Promise<Made> {
  const reference = two.number();
  const { number: withdrawal } = await paidOut(60_000, `C-${reference}`);
  const entry = { number: withdrawal, fault: "theirs", reason: "戶名不符" } as const;
  valueOf(await two.checker.call(payouts.enterReturn, entry));
  valueOf(await two.maker.call(payouts.confirmReturn, { number: withdrawal }));
  const key = await bring(1, `退匯無號 ${reference}`);
  return {
    approve: (by) => by.call(statements.matchReturn, { key, withdrawal }),
    // Two different persons returned it, so each is taken for the other.
    forget: () =>
      two.world.db
        .updateTable("withdrawals")
        .set({ return_entered_by: two.maker.id, returned_by: two.checker.id })
        .where("number", "=", withdrawal)
        .execute(),
  };
}

function bringer({ world: { clock }, maker }: TwoPeople) {
  let held = 10_000_000;
  /** Brings a statement with one movement of 60,000 dollars. */
  return async function bring(direction: 1 | -1, words: string): Promise<string> {
    const day = formatWireTime(clock.now(), "TW").slice(0, 10).replaceAll("-", "/");
    held += direction * 60_000;
    const cells = direction === 1 ? ",60000" : "60000,";
    const text = `日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記\n${day},轉帳,${cells},${held},${words},,\n`;
    const brought = {
      file: new Blob([text]),
      format: "ctbc",
      name: "a.csv",
    } as const;
    valueOf(await maker.call(statements.importStatement, brought));
    const list = direction === 1 ? statements.listArrivals : statements.listOutgoings;
    const { datalist } = valueOf(await maker.call(list, { page_size: 100 }));
    return datalist.find((row) => row.words.includes(words))?.key ?? "";
  };
}

type PaidOut = (
  dollars: number,
  reference: string,
) => Promise<Readonly<{ number: string; account: number }>>;

function signedPayouts(two: TwoPeople) {
  const { world, maker, checker, number: next } = two;
  const { payee, settledCard, withdraw } = openPayees(world);
  async function passed(dollars: number, by: Desk) {
    const person = await payee({ cash: 20_000_000 });
    const number_id = await settledCard(person);
    const wish = { number_id, amount: dollars * 100 };
    const { number } = valueOf(await withdraw(person, wish)).data;
    valueOf(await by.call(payouts.passWithdrawal, { number }));
    return { number, account: person.id };
  }

  async function paidOut(dollars: number, reference: string) {
    const passing = await passed(dollars, checker);
    valueOf(await maker.call(payouts.recordPayout, { number: passing.number, reference }));
    return passing;
  }

  async function largeAudit(): Promise<Made> {
    const { number, account } = await passed(60_000, maker);
    return {
      account,
      approve: (by) => by.call(payouts.recordPayout, { number, reference: `B-${next()}` }),
      forget: () => blame(two, number, "decided_by"),
    };
  }

  async function returnedPayout(): Promise<Made> {
    const { number, account } = await paidOut(500, "R-1");
    const returned = { number, fault: "theirs", reason: "戶名不符" } as const;
    valueOf(await maker.call(payouts.enterReturn, returned));
    return {
      account,
      approve: (by) => by.call(payouts.confirmReturn, { number }),
      forget: () => blame(two, number, "return_entered_by"),
    };
  }

  const kinds = {
    largeAudit: { call: payouts.recordPayout, make: largeAudit },
    returnedPayout: { call: payouts.confirmReturn, make: returnedPayout },
  };
  return { kinds, paidOut };
}

/** Writes down that another of finance did it. */
const blame = (
  { world: { db }, checker }: TwoPeople,
  number: string,
  column: "decided_by" | "paid_by" | "return_entered_by",
) =>
  db
    .updateTable("withdrawals")
    .set({ [column]: checker.id })
    .where("number", "=", number)
    .execute();
