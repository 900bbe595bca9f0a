import type { Page } from "@playwright/test";
import type { CloseOfDay } from "@sampan/contract/money/staff-closes";
import { choose } from "./desks.ts";
import { atDesk } from "./speech.ts";

/** A movement as a bank prints it, in whole units; below zero it left the account. */
export interface Printed {
  readonly amount: number;
  readonly words: string;
}

export const banks = {
  ctbc: {
    currency: "TWD",
    head: "日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記",
    row: (day: string, [out, come]: readonly [string, string], held: string, words: string) =>
      `${day.replaceAll("-", "/")},跨行轉帳,"${out}","${come}","${held}",${words},,`,
  },
  kbiz: {
    currency: "THB",
    head: "Date,Time/ Eff.Date,Descriptions,Withdrawal,Deposit,Outstanding Balance,Channel,Details",
    row: (day: string, [out, come]: readonly [string, string], held: string, words: string) =>
      `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(2, 4)},10:00,Transfer,${out},${come},${held},K BIZ,${words}`,
  },
} as const;
export type Bank = keyof typeof banks;

/** What an account held at the end of a day, in cents, as the desk knows it by now. */
export async function heldAt(desk: Page, bank: Bank, day: string): Promise<number> {
  const answer = await desk.request.get(`/staff/closes/${day}`, {
    headers: { "x-sampan-client": "web" },
  });
  const { data } = (await answer.json()) as { data: CloseOfDay };
  const books = data.books.find(({ currency }) => currency === banks[bank].currency);
  return books?.proofs[0]?.accounts.find(({ format }) => format === bank)?.balance ?? 0;
}

/** The last day that was closed, `YYYY-MM-DD`. */
export async function lastClosed(desk: Page, bank: Bank): Promise<string> {
  const answer = await desk.request.get("/staff/closes", {
    headers: { "x-sampan-client": "web" },
  });
  const { datalist } = (await answer.json()) as {
    datalist: readonly { day: string; books: readonly { currency: string }[] }[];
  };
  const { currency } = banks[bank];
  return datalist.find(({ books }) => books.some((one) => one.currency === currency))?.day ?? "";
}

interface Brought {
  readonly bank: Bank;
  readonly day: string;
  /** Cents that the account held before. */
  readonly from: number;
  readonly rows: readonly Printed[];
}

/** Brings a bank's file of one day at the desk of statements, on from what the account held. */
export async function bringFile(desk: Page, { bank, day, from, rows }: Brought): Promise<void> {
  await desk.goto("/console/statements");
  const said = (key: string) => atDesk(`consoleStatements.${key}`);
  const { head, row } = banks[bank];
  let held = from;
  const lines = rows.map(({ amount, words }) => {
    held += amount * 100;
    const units = Math.abs(amount).toFixed(2);
    return row(day, amount < 0 ? [units, ""] : ["", units], (held / 100).toFixed(2), words);
  });
  if (bank !== "ctbc")
    await choose(desk, desk.getByLabel(said("bank")), escaped(said(`formats.${bank}`)));
  await desk
    .getByLabel(said("choose"))
    .and(desk.locator("input"))
    .setInputFiles({
      name: `${bank}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from([head, ...lines, ""].join("\n")),
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
