import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readShareText } from "@sampan/domain/goods/sourcing/share-text";
import shareTexts from "../packages/domain/src/goods/sourcing/share-texts-in-the-wild.json" with { type: "json" };
import { growCatalogue } from "../demo/catalogue/grow-catalogue.ts";
import { startSandboxProcess, type SandboxProcess } from "../demo/start-sandbox-process.ts";
import { startRealPostgres } from "../tests/support/real-postgres.ts";
import { describeFigure, type Figure } from "./figure.ts";
import { shareOfBareReply } from "./share-of-bare-reply.ts";
import { startServer } from "./start-server.ts";

/** How long the marketplace takes to answer here, as real ones do. */
const upstream_ms = 600;
const searchPath = "/gateway/docking/alibaba/search?keywords=%E5%8C%85&page_size=30";
const detailPath = (id: string) => `/gateway/docking/alibaba/item/get_detail?third_item_id=${id}`;

interface Bench {
  readonly url: string;
  readonly sandbox: SandboxProcess;
  readonly ids: readonly string[];
  readonly seconds: number;
}

/**
 * What a marketplace answers, on PostgreSQL, before a sandbox that takes 600 ms: opened for the first time,
 * from its stored copy, and by 500 people at one moment.
 */
export async function benchSourcing(seconds: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sampan-bench-"));
  const postgres = await startRealPostgres({ durable: true });
  const sandbox = await startSandboxProcess({ dataDir: folder, notifyUrl: "http://127.0.0.1" });
  const server = await startServer({
    SAMPAN_MODE: "demo",
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    ...sandbox.settings,
  });
  const ids = growCatalogue()
    .marketplace.filter(({ platform, isPublished }) => platform === "1688" && isPublished)
    .map(({ thid }) => thid);
  const bench: Bench = { url: server.url, sandbox, ids, seconds };
  try {
    return [
      await storedSearch(bench),
      await coldDetail(bench),
      await warmDetail(bench),
      await coalescing(bench),
      parserThroughput(seconds),
    ];
  } finally {
    await server.stop();
    await sandbox.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function storedSearch({ url, seconds }: Bench): Promise<Figure> {
  return {
    name: "search answered from its stored copy, 16 connections",
    ...(await shareOfBareReply(url + searchPath, { connections: 16, seconds })),
    target: { at_least: 0.08 },
  };
}

async function warmDetail({ url, ids, seconds }: Bench): Promise<Figure> {
  return {
    name: "product opened from its stored copy, 16 connections",
    ...(await shareOfBareReply(url + detailPath(ids[0] ?? ""), { connections: 16, seconds })),
    target: { at_least: 0.07 },
  };
}

async function coldDetail({ url, sandbox, ids }: Bench): Promise<Figure> {
  await slowDown(sandbox);
  const took_ms: number[] = [];
  for (const id of ids.slice(1, 12)) {
    const start = performance.now();
    await (await ask(url + detailPath(id))).text();
    took_ms.push(performance.now() - start);
  }
  await reset(sandbox);
  const sorted = took_ms.toSorted((one, other) => one - other);
  const median_ms = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return {
    name: "product opened for the first time",
    value: median_ms,
    unit: "ms",
    target: { at_most: upstream_ms + 150 },
    detail: `median of ${sorted.length}, slowest ${Math.round(sorted.at(-1) ?? 0)} ms, of which the marketplace takes ${upstream_ms} ms`,
  };
}

async function coalescing({ url, sandbox, ids }: Bench): Promise<Figure> {
  const people = 500;
  const id = ids[20] ?? "";
  await slowDown(sandbox);
  const start = performance.now();
  await Promise.all(
    Array.from({ length: people }, async () => (await ask(url + detailPath(id))).text()),
  );
  const took_ms = Math.round(performance.now() - start);
  const calls = await slowedCalls(sandbox);
  await reset(sandbox);
  return {
    name: `calls upstream for ${people} people who open one product at one moment`,
    value: calls,
    unit: "calls",
    target: { exactly: 1 },
    detail: `all of them answered after ${took_ms} ms`,
  };
}

/** Texts as people paste them, one after the other. */
function parserThroughput(seconds: number): Figure {
  const texts = shareTexts.map(({ text }) => text);
  const bytesPerRound = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const end = performance.now() + Math.min(seconds, 3) * 1000;
  const start = performance.now();
  let rounds = 0;
  while (performance.now() < end) {
    for (const text of texts) readShareText(text);
    rounds += 1;
  }
  const took_s = (performance.now() - start) / 1000;
  const perSecond = Math.round((rounds * texts.length) / took_s);
  return {
    name: "links and share texts read",
    value: (rounds * bytesPerRound) / took_s / 1_000_000,
    unit: "MB/s",
    target: { at_least: 2 },
    detail: `${perSecond} texts a second on one core, ${Math.round(bytesPerRound / texts.length)} bytes each on average`,
  };
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

const slowFault = { upstream: "1688", kind: "slow", times: 1_000_000, delay_ms: upstream_ms };

const slowDown = (sandbox: SandboxProcess) => control(sandbox, "faults", slowFault);
const reset = (sandbox: SandboxProcess) => control(sandbox, "reset", {});

async function control({ url }: SandboxProcess, what: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/_control/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the sandbox refused ${what}: ${answer.status}`);
}

/** The sandbox counts down how many calls it still slows. */
async function slowedCalls({ url }: SandboxProcess): Promise<number> {
  const { faults } = (await (await fetch(`${url}/_control`)).json()) as {
    faults: Record<string, { times: number }>;
  };
  return slowFault.times - (faults["1688"]?.times ?? slowFault.times);
}

if (import.meta.main)
  for (const figure of await benchSourcing(8)) console.log(describeFigure(figure));
