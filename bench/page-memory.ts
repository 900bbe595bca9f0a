import { Agent, get, type IncomingMessage } from "node:http";
import type { Figure } from "./figure.ts";
import type { StartedServer } from "./start-server.ts";
import { onOwnPostgres } from "./on-own-postgres.ts";

/** Shorter for a look: `BENCH_PAGES=8000`. */
const pages = Number(process.env["BENCH_PAGES"] ?? 100_000);
const connections = 16;
const ownGoods = 40;
/** As many times the memory is looked at, evenly over the run. */
const looks = 100;

/**
 * What the server holds while it serves pages, on PostgreSQL: of ten pages six are kept ones, two are rendered for
 * customers, one is a search with words that nobody had before, one a product that may be kept.
 */
export async function benchPageMemory(): Promise<Figure[]> {
  return onOwnPostgres(
    {
      STOREFRONT_DIR: "apps/storefront/dist",
      // What is held is measured, not when a busy machine would turn people away.
      OVERLOAD_DELAY_MS: "0",
    },
    async (server) => {
      const before = performance.now();
      const seen_mb = await readPages(server);
      const seconds = (performance.now() - before) / 1000;
      const last = seen_mb.slice(-looks / 4);
      const detail = `${pages} pages, ${(pages / seconds).toFixed(0)}/s, at the quarters ${[
        1, 2, 3, 4,
      ]
        .map((quarter) => `${seen_mb[(quarter * looks) / 4 - 1]} MB`)
        .join(", ")}`;
      return [
        {
          name: "peak memory under pages, PostgreSQL, 16 connections",
          value: server.peakMemory_mb(),
          unit: "MB",
          target: { at_most: 450 },
          detail,
        },
        {
          name: "memory in the last quarter of the pages",
          value: Math.max(...last) / Math.min(...last) - 1,
          unit: "of its least",
          target: { at_most: 0.05 },
          detail: `between ${Math.min(...last)} and ${Math.max(...last)} MB`,
        },
      ];
    },
  );
}

/** Reads all of them, and answers what the process held on the way. */
async function readPages(server: StartedServer): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const seen_mb: number[] = [];
  let next = 0;
  const read = async () => {
    while (next < pages) {
      const at = next++;
      await readPage(agent, server, at);
      if ((at + 1) % (pages / looks) === 0) seen_mb.push(server.memory_mb());
    }
  };
  await Promise.all(Array.from({ length: connections }, read));
  agent.destroy();
  return seen_mb;
}

const kept = ["/", "/about", "/category/103", "/goodsListOwn/all", "/home", "/agreement"];
const languages = ["zh", "zh-TW", "th", "en"];

/** Which page comes when: always the same in every run. */
function pageAt(at: number): { path: string; isCustomers: boolean } {
  const turn = at % 10;
  const round = Math.floor(at / 10);
  if (turn < kept.length) return { path: kept[turn] ?? "/", isCustomers: false };
  if (turn < 8) return { path: "/", isCustomers: true };
  if (turn === 8) return { path: `/goodsListOwn/all?searchValue=w${at}`, isCustomers: false };
  return { path: `/goodsDetailOwn/${1 + (round % ownGoods)}`, isCustomers: false };
}

function readPage(agent: Agent, server: StartedServer, at: number): Promise<void> {
  const { path, isCustomers } = pageAt(at);
  const customer = server.customers[at % server.customers.length];
  const cookies = [`lang=${languages[at % languages.length]}`];
  if (isCustomers && customer) cookies.push(customer.cookie);
  const headers = { "accept-encoding": "br", cookie: cookies.join("; ") };
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(unexpected(path, answer));
      answer.resume().once("end", resolve).once("error", reject);
    }).once("error", reject);
  });
}

const unexpected = (path: string, { statusCode, headers }: IncomingMessage): Error =>
  new Error(`${path} answered ${statusCode}, request ${String(headers["x-request-id"])}`);
