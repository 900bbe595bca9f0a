import * as calls from "@sampan/contract/money/staff-closes";
import { listArrivals } from "@sampan/contract/money/staff-statements";
import * as desk from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { closingDays } from "./closing-days.ts";
import { takeFromBanks } from "./take-from-banks.ts";
import type { TestApp } from "./test-app.ts";
import { openPayees } from "./test-withdrawals.ts";
import { valueOf } from "./value-of.ts";

/** Payouts that their bank shows as gone, and that two people credit again; with what finance reads of them. */
export function openReturns(world: TestApp) {
  const { clock, db, staff } = world;
  const { payee, settledCard, withdraw } = openPayees(world);
  const { today, bring } = closingDays(world);
  const finance = () => staff("finance");

  let held = 90_000;
  /** Movements of today as CTBC prints them, whole dollars. */
  const ctbc = (...rows: readonly (readonly [amount: number, words: string])[]): string =>
    [
      "日期,摘要,支出,存入,結餘,備註,轉出入帳號,註記",
      ...rows.map(([amount, words]) => {
        held += amount;
        const [out, credit] = amount < 0 ? [String(-amount), ""] : ["", String(amount)];
        return `${today().replaceAll("-", "/")},轉帳,${out},${credit},${held},${words},,`;
      }),
      "",
    ].join("\n");

  let numbers = 0;
  /** A payout of so many dollars that its bank shows as gone. */
  async function paid(dollars: number) {
    const reference = `PO-9000${(numbers += 1)}`;
    const cash = dollars * 100 + 50_000;
    const person = await payee({ cash });
    await takeFromBanks(db, cash, clock.now());
    const number_id = await settledCard(person);
    const { number } = valueOf(await withdraw(person, { number_id, amount: dollars * 100 })).data;
    valueOf(await (await finance()).call(desk.passWithdrawal, { number }));
    valueOf(await (await finance()).call(desk.recordPayout, { number, reference }));
    const words = reference.replace("-", "");
    const { paid: seen } = await bring(ctbc([-dollars, words]));
    if (seen !== 1) throw new Error(`${number} is not seen as gone`);
    return { number, words, person };
  }
  async function enterReturn(number: string) {
    const entry = { number, fault: "theirs", reason: "帳號不存在" } as const;
    valueOf(await (await finance()).call(desk.enterReturn, entry));
  }
  async function confirmReturn(number: string) {
    const confirms = await finance();
    valueOf(await confirms.call(desk.confirmReturn, { number }));
    return confirms;
  }
  const arrival = async (words: string, view: "open" | "settled" = "open") =>
    valueOf(await (await finance()).call(listArrivals, { view, page_size: 100 })).datalist.find(
      (row) => row.words.includes(words),
    );
  const atDesk = async (number: string) =>
    valueOf(await (await finance()).call(desk.listWithdrawals, { tab: "returned" })).datalist.find(
      (one) => one.number === number,
    );
  const seenOn = async (number: string) => (await atDesk(number))?.return_seen_on;
  const unseen = async (number: string) =>
    valueOf(await (await finance()).call(calls.listDifferences, {})).datalist.find(
      ({ subject }) => subject === number,
    );

  return { arrival, atDesk, confirmReturn, ctbc, enterReturn, finance, paid, seenOn, unseen };
}
