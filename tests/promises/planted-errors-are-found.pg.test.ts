import * as closes from "@sampan/contract/money/staff-closes";
import * as statements from "@sampan/contract/money/staff-statements";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { closeBooks } from "../../apps/server/src/money/closes/close-books.ts";
import { openTestApp } from "../support/test-app.ts";
import { fund } from "../support/test-journey.ts";
import { valueOf } from "../support/value-of.ts";
import { tellPromise } from "./support/tell-promise.ts";

const payments = 10_000;
const planted = 100;
const kinds = [
  "missing",
  "doubled",
  "amount off by a cent",
  "wrong currency",
  "late",
  "reversed",
  "chargeback",
  "unknown",
] as const;

const day = "2026-03-02";
const serialOf = (nth: number): string => `TP${String(nth).padStart(8, "0")}`;
/** Of the n-th payment with its fee, in units. */
const amountOf = (nth: number): number => 100 + (nth % 50);

/** A house whose providers took so many payments on one day, and has closed nothing yet. */
async function openHouse() {
  const world = await openTestApp();
  const { clock, customer, db } = world;
  clock.set(new Date(`${day}T04:00:00Z`));
  const ming = await customer();
  const nok = await customer({ region: "TH" });
  for (const who of [ming, nok]) await fund(db, who, { amount: 1_000, now: clock.now() });
  await sql`
    insert into topups (number, account_id, way, state, amount, fee, currency, channel, payment_ref, created_at,
                        decided_at, expires_at)
    select 'TP' || lpad(n::text, 8, '0'), ${ming.id}, 'online', 'success', (100 + n % 50) * 100 - 15, 15, 'TWD',
           'ecpay', 'ref' || n, ${clock.now()}, ${clock.now()}, ${clock.now()}
      from generate_series(1, ${payments}::int) as n
  `.execute(db);
  return world;
}
type House = Awaited<ReturnType<typeof openHouse>>;

interface Row {
  readonly serial: string;
  readonly kind?: "payment" | "reversal" | "chargeback";
  readonly units: number;
  readonly on?: string;
}

async function bring({ staff }: House, currency: "TWD" | "THB", rows: readonly Row[]) {
  const lines = rows.map(
    ({ serial, kind = "payment", units, on = "2026-03-03" }) =>
      `${serial},${kind},${units.toFixed(2)},0,${currency},${on}`,
  );
  const file = new Blob([`serial,kind,amount,fee,currency,day\n${lines.join("\n")}\n`]);
  const finance = await staff("finance");
  const input = { file, format: "settlement", name: "all.csv" } as const;
  valueOf(await finance.call(statements.importStatement, input));
}

/** The serials of everything that waits for somebody once the day is closed: movements, and what no movement is. */
async function findWaiting({ needs, clock, staff }: House): Promise<ReadonlySet<string>> {
  clock.set(new Date("2026-03-30T04:00:00Z"));
  await closeBooks(needs);
  const finance = await staff("finance");
  const found = new Set<string>();
  const sources = [
    async (page: number) =>
      valueOf(await finance.call(statements.listArrivals, { page, page_size: 100 })).datalist.map(
        ({ reference }) => reference,
      ),
    async (page: number) =>
      valueOf(await finance.call(statements.listOutgoings, { page, page_size: 100 })).datalist.map(
        ({ reference }) => reference,
      ),
    async (page: number) =>
      valueOf(await finance.call(closes.listDifferences, { page, page_size: 100 })).datalist.map(
        ({ subject }) => subject,
      ),
  ];
  for (const read of sources)
    for (let page = 1; ; page += 1) {
      const some = await read(page);
      for (const one of some) found.add(one);
      if (some.length < 100) break;
    }
  return found;
}

const sound = (nth: number): Row => ({ serial: serialOf(nth), units: amountOf(nth) });
const everything = (): Row[] => Array.from({ length: payments }, (_, at) => sound(at + 1));
/** Something that settles after all the others: until then providers have told everything. */
const last: Row = { serial: serialOf(1), units: amountOf(1), on: "2026-03-16" };

/** A hundred errors, one after the other of each kind, spread over the day's payments. */
function plant() {
  const rows = new Map(everything().map((row) => [row.serial, [row]]));
  rows.set(last.serial, [last]);
  const abroad: Row[] = [];
  const serials: string[] = [];
  for (let at = 0; at < planted; at += 1) {
    const nth = 2 + at * Math.floor((payments - 2) / planted);
    const row = sound(nth);
    const { serial, units } = row;
    const plantings = {
      missing: () => rows.set(serial, []),
      doubled: () => rows.set(serial, [row, row]),
      "amount off by a cent": () => rows.set(serial, [{ serial, units: units + 0.01 }]),
      "wrong currency": () => {
        rows.set(serial, []);
        abroad.push(row);
      },
      late: () => rows.set(serial, [{ ...row, on: "2026-03-17" }]),
      reversed: () => rows.set(serial, [row, { ...row, kind: "reversal" }]),
      chargeback: () => rows.set(serial, [row, { ...row, kind: "chargeback" }]),
      unknown: () => rows.set(`X${serial}`, [{ serial: `X${serial}`, units }]),
    } as const satisfies Record<(typeof kinds)[number], () => unknown>;
    const kind = kinds[at % kinds.length] ?? "missing";
    plantings[kind]();
    serials.push(kind === "unknown" ? `X${serial}` : serial);
  }
  return { rows: [...rows.values()].flat(), abroad, serials };
}

test("a hundred errors of eight kinds in a provider's settlement are found, and nothing else is [BO-32]", async () => {
  const house = await openHouse();
  const { rows, abroad, serials } = plant();
  await bring(house, "TWD", rows);
  await bring(house, "THB", abroad);
  const found = await findWaiting(house);
  const hits = serials.filter((serial) => found.has(serial)).length;
  const extra = [...found].filter((serial) => !serials.includes(serial));
  tellPromise({
    promise: 23,
    name: "reconciliation finds planted errors",
    target: `${planted} of ${planted} of 8 kinds, 0 false alarms`,
    figure: `${hits} of ${serials.length} in ${rows.length + abroad.length} rows, ${extra.length} false alarms`,
  });
  expect(extra).toEqual([]);
  expect(hits).toBe(planted);
}, 300_000);

test("where nothing is planted nothing is found, and a comparison of sums would miss what cancels out", async () => {
  const clean = await openHouse();
  await bring(clean, "TWD", [last, ...everything().slice(1)]);
  expect([...(await findWaiting(clean))]).toEqual([]);

  // One payment is missing, and another of the same amount that nobody knows stands in its place.
  const house = await openHouse();
  const rows = [last, ...everything().slice(1)].map((row) =>
    row.serial === serialOf(7) ? { ...row, serial: "STRANGER" } : row,
  );
  await bring(house, "TWD", rows);
  const told = rows.reduce((total, { units }) => total + units, 0);
  expect(told).toBe(everything().reduce((total, { units }) => total + units, 0));
  expect([...(await findWaiting(house))].toSorted()).toEqual(["STRANGER", serialOf(7)]);
}, 300_000);
