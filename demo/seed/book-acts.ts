import {
  confirmCorrection,
  enterCorrection,
  listCorrections,
} from "@sampan/contract/money/staff-corrections";
import {
  explainArrival,
  importStatement,
  listArrivals,
} from "@sampan/contract/money/staff-statements";
import { regionFacts, type Region } from "@sampan/domain/kernel/regions";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";
import type { Needs } from "@sampan/server/kernel/needs";
import { sql } from "kysely";
import { type DemoCustomer, demoCustomers } from "../people.ts";
import type { Stage } from "./open-stage.ts";
import type { PastAct } from "./withdrawal-acts.ts";

const day_ms = 24 * 3_600_000;

/**
 * What finance did with banks and balances: statements were brought that show what was credited and paid out, interest was
 * explained, a balance was corrected by two; an arrival, a fee and two corrections wait when the demo opens.
 */
export function bookActs(stage: Stage, today: Date): PastAct[] {
  const at = (daysAgo: number, play: PastAct["play"]): PastAct => ({
    at: new Date(today.getTime() - daysAgo * day_ms),
    play,
  });
  const taiwan = { ...demoBanks.taiwan, told: { held: 0, day: "" } };
  const thailand = { ...demoBanks.thailand, told: { held: 0, day: "" } };
  const [first, , firm] = demoCustomers;
  if (!first || !firm) return [];
  return [
    at(12, () =>
      enter(stage, { by: "finance", whose: first, amount: 3_000, reason: "重複扣了匯費，補回" }),
    ),
    at(11.9, () => confirm(stage)),
    at(5, () => bring(stage, taiwan, [{ daysAgo: 21, cents: 9_00, words: "存款利息" }])),
    at(4.9, () => bring(stage, thailand, [{ daysAgo: 22, cents: 1_25, words: "ดอกเบี้ยเงินฝาก" }])),
    at(4.8, () => explainInterest(stage)),
    at(0.9, () =>
      bring(stage, taiwan, [
        { daysAgo: 1, cents: 2_000_00, words: "無摺存款" },
        { daysAgo: 0.5, cents: -15_00, words: "匯費" },
      ]),
    ),
    at(0.8, () =>
      enter(stage, { by: "finance2", whose: first, amount: 1_500, reason: "到貨慢了，補償運費" }),
    ),
    at(0.3, () =>
      enter(stage, { by: "finance", whose: firm, amount: 20_000, reason: "同一筆轉帳扣了兩次" }),
    ),
  ];
}

interface DemoBank {
  readonly region: Region;
  readonly format: StatementFormat;
  readonly file: string;
  readonly head: string;
  readonly row: (movement: Movement & { readonly held: number }) => string;
}

/** What its last file closed with: the next goes on from there. */
interface BroughtBank extends DemoBank {
  readonly told: { held: number; day: string };
}

interface Movement {
  /** `2026-11-20`. */
  readonly day: string;
  readonly cents: number;
  readonly words: string;
}

const units = (cents: number): string => (cents / 100).toFixed(2);
const out = (cents: number): string => (cents < 0 ? units(-cents) : "");
const come = (cents: number): string => (cents > 0 ? units(cents) : "");

const demoBanks = {
  taiwan: {
    region: "TW",
    format: "ctbc",
    file: "ctbc.csv",
    head: "日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記",
    row: ({ day, cents, held, words }) =>
      `${day.replaceAll("-", "/")},轉帳,${out(cents)},${come(cents)},${units(held)},${words},,`,
  },
  thailand: {
    region: "TH",
    format: "kbiz",
    file: "kbiz.csv",
    head: "Date,Time/ Eff.Date,Descriptions,Withdrawal,Deposit,Outstanding Balance,Channel,Details",
    row: ({ day, cents, held, words }) => {
      const [year = "", month = "", date = ""] = day.split("-");
      return `${date}-${month}-${year.slice(2)},10:00,Transfer,${out(cents)},${come(cents)},${units(held)},K BIZ,${words}`;
    },
  },
} as const satisfies Record<string, DemoBank>;

interface Besides {
  readonly daysAgo: number;
  readonly cents: number;
  readonly words: string;
}

/** Brings a bank's file of everything that moved until now, with what nobody declared beside it. */
async function bring(stage: Stage, bank: BroughtBank, besides: readonly Besides[]): Promise<void> {
  const now = stage.now();
  const known: Movement[] = [];
  await stage.work(async (needs) => void known.push(...(await movedAt(needs, bank.region))));
  const others = besides.map(({ daysAgo, ...movement }) => ({
    ...movement,
    day: new Date(now.getTime() - daysAgo * day_ms).toISOString().slice(0, 10),
  }));
  const { told } = bank;
  const rows = [...known, ...others]
    // A bank books nothing into days that it has told of.
    .map((movement) => ({ ...movement, day: movement.day < told.day ? told.day : movement.day }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map((movement) => {
      told.held += movement.cents;
      told.day = movement.day;
      return bank.row({ ...movement, held: told.held });
    });
  const finance = await stage.staff("finance");
  await finance.call(importStatement, {
    file: new Blob([[bank.head, ...rows, ""].join("\n")]),
    format: bank.format,
    name: bank.file,
  });
}

/** What a bank of ours has seen and no statement has shown: transfers that were credited, payouts that were recorded. */
async function movedAt({ database: { db } }: Needs, region: Region): Promise<readonly Movement[]> {
  const { currency, zone } = regionFacts[region];
  const { rows } = await sql<Movement>`
    select to_char(pay_time at time zone ${zone}, 'YYYY-MM-DD') as day, amount as cents, pay_no as words
      from topups
     where way = 'bank' and state = 'success' and currency = ${currency}
       and not exists (select from statement_lines line where line.topup_id = topups.id)
     union all
    select to_char(paid_at at time zone ${zone}, 'YYYY-MM-DD'), -amount, payout_reference
      from withdrawals
     where paid_at is not null and currency = ${currency}
       and not exists (select from statement_lines line where line.withdrawal_id = withdrawals.id)
  `.execute(db);
  return rows;
}

async function explainInterest(stage: Stage): Promise<void> {
  const finance = await stage.staff("finance2");
  const { datalist } = await finance.call(listArrivals, {});
  for (const { key } of datalist) await finance.call(explainArrival, { key, note: "銀行利息" });
}

interface Entered {
  readonly by: "finance" | "finance2";
  readonly whose: DemoCustomer;
  /** Cents that they get. */
  readonly amount: number;
  readonly reason: string;
}

async function enter(stage: Stage, { by, whose, amount, reason }: Entered): Promise<void> {
  const finance = await stage.staff(by);
  await finance.call(enterCorrection, {
    account: whose.email,
    direction: "credit",
    amount,
    currency: regionFacts[whose.region].currency,
    reason,
  });
}

async function confirm(stage: Stage): Promise<void> {
  const finance = await stage.staff("finance2");
  const { datalist } = await finance.call(listCorrections, {});
  for (const { number } of datalist) await finance.call(confirmCorrection, { number });
}
