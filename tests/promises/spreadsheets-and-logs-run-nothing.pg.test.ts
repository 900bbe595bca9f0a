import { readOwnBook } from "@sampan/contract/money/ledger/own-books";
import {
  makePayoutFile,
  passWithdrawal,
} from "@sampan/contract/money/withdrawals/staff-withdrawals";
import { exportOrders } from "@sampan/contract/trade/orders/orders";
import { csvOf } from "@sampan/domain/kernel/csv";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createLog } from "../../apps/server/src/kernel/log.ts";
import { csvOfBook } from "../../apps/storefront/src/money/books/csv-of-book.ts";
import { openTestApp } from "../support/test-app.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { openJourney } from "../support/test-journey.ts";
import { insertCashOutBanks, openPayees } from "../support/test-withdrawals.ts";
import { valueOf } from "../support/value-of.ts";
import { breaking, formulas, isOneEvent } from "./support/more-than-words.ts";
import { liveIn, readCsv } from "./support/read-csv.ts";
import { tellPromise } from "./support/tell-promise.ts";

const written: string[] = [];
const log = createLog("debug", { write: (line) => void written.push(line) });
const world = await openTestApp({ log });
const { db, needs, clock, customer, staff, visitor } = world;
const journey = await openJourney(world);
const { payee, settledCard, withdraw } = openPayees(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await insertCashOutBanks(db);
});

/** Somebody whose orders, ledger rows and bank card hold one of the formulas each. */
async function openFiles(): Promise<Readonly<Record<string, string>>> {
  const ming = await customer();
  for (const name of formulas) {
    const tid = await journey.paid(ming, { goods: { name } });
    await sql`
      update order_items set out_oid = ${name}
       where order_id = (select id from orders where tid = ${tid})
    `.execute(db);
  }
  const nok = await payee({ cash: 500_000 });
  const number_id = await settledCard(nok);
  const { number } = valueOf(await withdraw(nok, { number_id, amount: 200_000 })).data;
  valueOf(await (await staff("finance")).call(passWithdrawal, { number }));
  await sql`update withdrawals set branch = ${formulas[0]} where number = ${number}`.execute(db);
  const finance = await staff("finance");
  const book = valueOf(await ming.call(readOwnBook, { kind: "cash", page_size: 100 }));
  const [first] = book.datalist;
  const changes = formulas.map((remark) => ({ ...first!, remark, tid: remark }));
  return {
    "own orders": valueOf(await ming.call(exportOrders, {})).data.text,
    "payout file": valueOf(await finance.call(makePayoutFile, { region: "TW", bank: "004" })).data
      .text,
    "own book": csvOfBook(book.data, [...book.datalist, ...changes], {
      head: ["no", "time", "what", "order", "amount", "balance"],
      opening: "opening",
      closing: "closing",
    }),
    "every cell": csvOf(formulas.map((one) => [one, "x", one])),
  };
}

test("no name, remark or number that somebody wrote is run by a spreadsheet that opens our files", async () => {
  const files = await openFiles();
  const rows = Object.values(files).map(readCsv);
  const live = rows.flatMap(liveIn);
  const cells = rows.flat(2);
  tellPromise({
    promise: 50,
    name: "spreadsheets cannot be injected",
    target: "0 live formulas",
    figure: `${live.length} of ${cells.length} cells in ${rows.length} files`,
  });
  expect(live).toEqual([]);
  // They are there, as words: nothing was lost to make them harmless.
  for (const one of formulas) expect(cells.some((cell) => cell.includes(one.trim()))).toBe(true);
  for (const file of rows) expect(new Set(file.map(({ length }) => length)).size).toBe(1);
}, 120_000);

test("a file that only puts commas between its cells is noticed", () => {
  const bare = formulas.map((one) => `"${one.replaceAll('"', '""')}",x`).join("\r\n");
  expect(liveIn(readCsv(bare)).length).toBeGreaterThanOrEqual(formulas.length - 1);
});

test("whatever people send, one event is one line of the log", async () => {
  written.length = 0;
  for (const words of breaking) {
    const ask = { headers: { "user-agent": words.replace(/[^\x20-\x7e]/g, "?") } };
    await visitor().send(`/gateway/installer/nothing?q=${encodeURIComponent(words)}`, ask);
    await visitor().send(`/${encodeURIComponent(words)}`, ask);
    log.warn({ of: words, err: new Error(words) }, words);
  }
  const odd = written.filter((line) => !isOneEvent(line));
  tellPromise({
    promise: 50,
    name: "logs cannot be injected",
    target: "1 event = 1 line",
    figure: `${written.length} events, ${odd.length} of them more or less than a line`,
  });
  expect(written.length).toBeGreaterThanOrEqual(breaking.length * 3);
  expect(odd).toEqual([]);
  expect(written.filter((line) => line.startsWith('{"level":60'))).toEqual([]);
  // A log of words alone would be read as more lines than things happened.
  expect(
    breaking
      .map((words) => `warn ${words}\n`)
      .join("")
      .split("\n").length - 1,
  ).toBeGreaterThan(breaking.length);
});
