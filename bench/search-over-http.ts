import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startRealPostgres } from "../tests/support/real-postgres.ts";
import type { Figure } from "./figure.ts";
import { type StartedServer, startServer } from "./start-server.ts";

const rounds = 6;

export interface SearchedOver {
  /** What is searched, with how many there are. */
  readonly name: string;
  /** What the server is filled with, as its settings say it. */
  readonly filled: Record<string, string>;
  readonly entries: readonly string[];
  /** The question for an entry; a size of its own for each round, so that no answer is one that was kept. */
  readonly addressOf: (entry: string, page_size: number) => string;
  readonly at_most: { readonly p50_ms: number; readonly p99_ms?: number };
}

/** A search over HTTP on either database, each request one that no other has made. */
export async function benchSearchOver(searched: SearchedOver): Promise<Figure[]> {
  return [...(await onPostgres(searched)), ...(await onServer(searched, {}, "embedded"))];
}

async function onPostgres(searched: SearchedOver): Promise<Figure[]> {
  const postgres = await startRealPostgres({ durable: true });
  try {
    return await onServer(searched, { DATABASE_URL: postgres.url }, "PostgreSQL");
  } finally {
    await postgres.stop();
  }
}

async function onServer(
  searched: SearchedOver,
  settings: Record<string, string>,
  database: string,
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const server = await startServer({
    SAMPAN_MODE: "demo",
    DATA_DIR: folder,
    ...searched.filled,
    ...settings,
  });
  try {
    await untilCalm(server);
    return await measure(server, searched, database);
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

async function measure(
  { url }: StartedServer,
  { name, entries, addressOf, at_most }: SearchedOver,
  database: string,
): Promise<Figure[]> {
  const found: number[] = [];
  const took_ms: number[] = [];
  for (let round = 0; round <= rounds; round++)
    for (const entry of entries) {
      const begun = performance.now();
      const answer = await fetch(`${url}${addressOf(entry, 20 + round)}`);
      if (!answer.ok) throw new Error(`${entry}: ${answer.status} ${await answer.text()}`);
      const { total } = (await answer.json()) as { total: number };
      // The first round warms what any server that runs has warm.
      if (round > 0) took_ms.push(performance.now() - begun);
      else found.push(total);
    }
  const sorted = took_ms.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const detail = `p90 ${at(0.9).toFixed(1)} ms over HTTP, ${sorted.length} searches for ${entries.length} entries that find ${Math.min(...found)} to ${Math.max(...found)}`;
  const figure = (part: string, value: number, most: number | undefined): Figure => ({
    name: `${name}, ${database}, ${part}`,
    value,
    unit: "ms",
    target: most === undefined ? undefined : { at_most: most },
    detail,
  });
  return [figure("p50", at(0.5), at_most.p50_ms), figure("p99", at(0.99), at_most.p99_ms)];
}
