import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startRealPostgres } from "../tests/support/real-postgres.ts";
import { describeFigure, type Figure } from "./figure.ts";
import { type StartedServer, startServer } from "./start-server.ts";

const goods = 100_000;
const rounds = 6;

/** What people type: Chinese of either script, Thai, English, common words and rare ones, and nothing found. */
const entries = [
  "连衣裙",
  "洋裝",
  "裙",
  "保溫杯",
  "耳機",
  "雪纺连衣裙",
  "白色",
  "T恤",
  "枕頭",
  "เดรส",
  "กางเกง",
  "หูฟัง",
  "กระเป๋า",
  "หมอน",
  "เสื้อยืด",
  "dress",
  "wireless earbuds",
  "black jacket",
  "pillow",
  "M7777",
  "submarine",
];

/**
 * The search of our own shop over HTTP, with a hundred thousand goods in it, nothing remembered from an
 * earlier answer: each request is one that no other has made.
 */
export async function benchOwnSearch(): Promise<Figure[]> {
  return [...(await onPostgres()), ...(await onEmbedded())];
}

async function onPostgres(): Promise<Figure[]> {
  const postgres = await startRealPostgres({ durable: true });
  try {
    return await onServer({ DATABASE_URL: postgres.url }, "PostgreSQL");
  } finally {
    await postgres.stop();
  }
}

const onEmbedded = (): Promise<Figure[]> => onServer({}, "embedded");

async function onServer(settings: Record<string, string>, database: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const server = await startServer({
    SAMPAN_MODE: "demo",
    DATA_DIR: folder,
    BENCH_OWN_GOODS: String(goods),
    ...settings,
  });
  try {
    await untilCalm(server);
    return await measureSearch(server, database);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Filling kept the server busy, and a busy server sends people away until it has had a moment. */
async function untilCalm({ url }: StartedServer): Promise<void> {
  for (let seconds = 0; seconds < 30; seconds++) {
    if ((await fetch(`${url}/gateway/category/query_category_list`)).ok) return;
    await setTimeout(1_000);
  }
  throw new Error("the server stayed busy");
}

async function measureSearch({ url }: StartedServer, database: string): Promise<Figure[]> {
  const found: number[] = [];
  const took_ms: number[] = [];
  for (let round = 0; round <= rounds; round++)
    for (const keywords of entries) {
      // A size of its own for each round, so that no answer is one that was kept.
      const wish = new URLSearchParams({ keywords, page_size: String(20 + round) });
      const begun = performance.now();
      const answer = await fetch(`${url}/gateway/item/query_item_list?${wish}`);
      if (!answer.ok) throw new Error(`${keywords}: ${answer.status} ${await answer.text()}`);
      const { total } = (await answer.json()) as { total: number };
      // The first round warms what any server that runs has warm.
      if (round > 0) took_ms.push(performance.now() - begun);
      else found.push(total);
    }
  const sorted = took_ms.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const detail = `p90 ${at(0.9).toFixed(1)} ms over HTTP, ${sorted.length} searches for ${entries.length} entries that find ${Math.min(...found)} to ${Math.max(...found)} goods`;
  const figure = (name: string, value: number, at_most: number): Figure => ({
    name: `search over ${goods.toLocaleString("en")} own goods, ${database}, ${name}`,
    value,
    unit: "ms",
    target: { at_most },
    detail,
  });
  return [figure("p50", at(0.5), 10), figure("p99", at(0.99), 15)];
}

if (import.meta.main)
  for (const figure of await benchOwnSearch()) console.log(describeFigure(figure));
