import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startRealPostgres } from "../tests/support/real-postgres.ts";
import { benchCards } from "./cards.ts";
import { benchCheckout, checkoutsPerSecond, orderTables } from "./checkout.ts";
import { describeFigure, type Figure, isMet } from "./figure.ts";
import { benchListMisses } from "./list-misses.ts";
import { benchLongTables } from "./long-tables.ts";
import { benchManifest } from "./manifest.ts";
import { benchMoney } from "./money.ts";
import { benchOwnSearch } from "./own-search.ts";
import { benchPageMemory } from "./page-memory.ts";
import { benchEstimates } from "./estimates.ts";
import { benchFront } from "./front.ts";
import { benchHelp } from "./help.ts";
import { benchHome } from "./home.ts";
import { benchKeptPages } from "./pages-kept.ts";
import { benchParcels } from "./parcels.ts";
import { benchPayment } from "./payment.ts";
import { benchPeople } from "./people.ts";
import { benchProductList } from "./product-list.ts";
import { findPgbench } from "./run-pgbench.ts";
import { benchPushes } from "./pushes.ts";
import { benchReceipts } from "./receipts.ts";
import { benchShipPlans } from "./ship-plans.ts";
import { benchSourcing } from "./sourcing.ts";
import { startServer } from "./start-server.ts";
import { benchStatements } from "./statements.ts";
import { benchTimelines } from "./timelines.ts";
import { benchTracking } from "./tracking.ts";
import { benchUploads } from "./uploads.ts";
import { benchWireMessages } from "./wire-messages.ts";

/**
 * `npm run bench [-- --seconds 8 --only postgres lists]`: the server with its shipped settings (audit on,
 * synchronous commit on) over loopback, on PostgreSQL and on the embedded database, each figure beside a limit of the same run.
 *
 * `postgres` and `embedded`: lists, payments and whole checkouts; `people`: log-ins and sessions; `kept` and `memory`: pages;
 * `home`: one of thirty blocks beside one of eight; `sourcing`, `lists` and `search`: goods; `help`: articles; `front`: draws, a red packet, a segment and the queue of questions; `pushes`: messages to browsers; `uploads`; `cards`: what is shown of shared goods; `statements`: files of banks; `timelines`: open pages that are told of what moves; `tracking`: a hundred thousand numbers of couriers that are asked about (some minutes); `wire-messages`: what 1688 tells of orders; `receipts`: invoices asked of a provider; `ship-plans`: ways to ship what is stored; `estimates`: prices at the door, and how near bills of the busy demo came to them (some minutes); `manifest`: a long document beside lists; `parcels`: receipts, freight of two hundred parcels, and what people look at among a million; `money`: withdrawals, refunds paid out and
 * notifications of top-ups beside pgbench with the same statements, and one account that everybody pays from; `long`: what
 * people and desks page through, in tables of a thousand and of a million rows (some minutes; BENCH_ROWS says how many).
 */
const seconds = Number(process.argv[process.argv.indexOf("--seconds") + 1]) || 8;
const figures: Figure[] = [];
const missed: string[] = [];

function add(measured: readonly Figure[]): void {
  figures.push(...measured);
  for (const figure of measured) console.log(describeFigure(figure));
}

async function benchPostgres(): Promise<void> {
  const postgres = await startRealPostgres({ durable: true });
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const server = await startServer({
    SAMPAN_MODE: "demo",
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
  });
  try {
    add([
      {
        name: "start-up on a new PostgreSQL",
        value: server.startup_ms,
        unit: "ms",
        detail: "open, migrate, queues, listen",
      },
    ]);
    add(await benchProductList(server, "PostgreSQL", seconds));
    const pgbench = findPgbench();
    if (pgbench) {
      const client = new pg.Client(postgres.url);
      await client.connect();
      await client.query(orderTables);
      await client.end();
      add(await benchPayment(server, { url: postgres.url, pgbench, seconds }));
      add(await benchCheckout(server, { url: postgres.url, pgbench, seconds }));
    } else missed.push("payment and checkout against pgbench: install PostgreSQL's tools");
    add([memory(server.peakMemory_mb(), "PostgreSQL", 350)]);
  } finally {
    await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchEmbedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const server = await startServer({ SAMPAN_MODE: "demo", DATA_DIR: folder });
  try {
    add([
      {
        name: "start-up on a new embedded database",
        value: server.startup_ms,
        unit: "ms",
        detail: "open, migrate, queues, listen",
      },
      {
        name: "memory of the first start, embedded",
        value: server.peakMemory_mb(),
        unit: "MB",
        detail: "the database makes its folder, once; later starts take a third",
      },
    ]);
    server.forgetPeak();
    add(await benchProductList(server, "embedded", seconds));
    const perSecond = await checkoutsPerSecond(server, seconds);
    add([
      {
        name: "whole checkout, embedded, 16 connections",
        value: perSecond,
        unit: "per second",
        detail: "one connection to the database",
      },
      memory(server.peakMemory_mb(), "embedded", 900),
    ]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const memory = (value: number, database: string, at_most: number): Figure => ({
  name: `server memory at its peak, ${database}`,
  value,
  unit: "MB",
  target: { at_most },
  detail:
    "resident set of the server process, lists, payments and checkouts; pages and uploads have figures of their own",
});

const parts: Readonly<Record<string, () => Promise<void>>> = {
  postgres: benchPostgres,
  embedded: benchEmbedded,
  people: async () => add(await benchPeople(seconds)),
  kept: async () => add(await benchKeptPages(seconds)),
  home: async () => add(await benchHome(seconds)),
  memory: async () => add(await benchPageMemory()),
  sourcing: async () => add(await benchSourcing(seconds)),
  lists: async () => add(await benchListMisses(seconds)),
  search: async () => add(await benchOwnSearch()),
  help: async () => add(await benchHelp()),
  front: async () => add(await benchFront()),
  cards: async () => add(await benchCards()),
  pushes: async () => add(await benchPushes()),
  uploads: async () => add(await benchUploads(seconds)),
  statements: async () => add(await benchStatements()),
  money: async () =>
    findPgbench()
      ? add(await benchMoney(seconds))
      : void missed.push("money against pgbench: install PostgreSQL's tools"),
  timelines: async () => add(await benchTimelines(seconds)),
  "ship-plans": async () => add(benchShipPlans()),
  tracking: async () => add(await benchTracking()),
  "wire-messages": async () => add(await benchWireMessages()),
  receipts: async () => add(await benchReceipts()),
  estimates: async () => add(await benchEstimates()),
  manifest: async () => add(await benchManifest(seconds)),
  parcels: async () => add(await benchParcels()),
  long: async () => add(await benchLongTables()),
};
const only = process.argv.includes("--only")
  ? process.argv.slice(process.argv.indexOf("--only") + 1)
  : Object.keys(parts);
for (const name of only) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(", ")}.`);
  await part();
}
for (const what of missed) console.log(`  not measured: ${what}`);
mkdirSync(".results", { recursive: true });
writeFileSync(".results/bench.json", `${JSON.stringify({ seconds, figures, missed }, null, 2)}\n`);
const below = figures.filter((figure) => !isMet(figure));
console.log(
  `${figures.length - below.length} of ${figures.length} figures meet their target; written to .results/bench.json`,
);
process.exitCode = below.length > 0 ? 1 : 0;
