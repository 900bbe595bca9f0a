import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test, vi } from "vitest";
import { openEmbedded } from "../../apps/server/src/kernel/db/driver/door.ts";
import { lockFolder } from "../../apps/server/src/kernel/db/lock-folder.ts";
import { startServerProcess } from "../support/server-process.ts";
import { chanceOf } from "./support/chance-of.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const home = mkdtempSync(join(tmpdir(), "sampan-folder-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const writerFile = join(import.meta.dirname, "support/write-embedded.ts");
const withoutLock = join(import.meta.dirname, "support/without-lock.ts");

interface Writer {
  readonly child: ChildProcess;
  /** Rows that it was told are kept. */
  readonly kept: string[];
  /** "open", or with what it ended. */
  readonly outcome: Promise<{ readonly is: "open" | number; readonly said: string; ms: number }>;
}

function startWriter(folder: string, name: string, flags: readonly string[] = []): Writer {
  const child = spawn(process.execPath, [...flags, writerFile, folder, name], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kept: string[] = [];
  let said = "";
  child.stderr.on("data", (words: Buffer) => (said += words.toString()));
  const outcome = new Promise<{ is: "open" | number; said: string; ms: number }>((told) => {
    let began = performance.now();
    const tell = (is: "open" | number) => told({ is, said, ms: performance.now() - began });
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line === "trying") began = performance.now();
      else if (line === "open") tell("open");
      else kept.push(line);
    });
    child.once("close", (code) => tell(code ?? -1));
  });
  return { child, kept, outcome };
}

async function kill({ child }: Writer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Of these rows, those that the folder does not hold. */
async function lostIn(folder: string, rows: readonly string[]): Promise<number> {
  const { pool, close } = await openEmbedded(folder);
  const held = await pool.query<{ name: string }>("select name from kept");
  await close();
  const names = new Set(held.rows.map(({ name }) => name));
  return rows.filter((row) => !names.has(row)).length;
}

test("of many processes that open one folder at once one does, the others say why not, and nothing that was kept is lost [NFR-07]", async () => {
  const folder = join(home, "locked");
  const rounds = sizeOf({ quick: 2, full: 100 });
  const chance = chanceOf(seed);
  const acknowledged: string[] = [];
  const slowest = { refused_ms: 0, open_ms: 0 };
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    const count = rounds > 2 ? 2 + Math.floor(chance() * 7) : 3;
    const writers = Array.from({ length: count }, (_, at) => startWriter(folder, `${round}-${at}`));
    const outcomes = await Promise.all(writers.map(({ outcome }) => outcome));
    const owners = writers.filter((_, at) => outcomes[at]?.is === "open");
    expect(owners).toHaveLength(1);
    const others = outcomes.filter(({ is }) => is !== "open");
    for (const { is, said } of others)
      expect([is, said]).toEqual([1, expect.stringContaining("is open in another process")]);
    refused += others.length;
    const slowestOf = (some: typeof outcomes) => Math.max(...some.map(({ ms }) => ms));
    slowest.refused_ms = Math.max(slowest.refused_ms, slowestOf(others));
    slowest.open_ms = Math.max(
      slowest.open_ms,
      slowestOf(outcomes.filter(({ is }) => is === "open")),
    );
    const [owner] = owners;
    if (!owner) continue;
    await expect.poll(() => owner.kept.length, { timeout: 20_000 }).toBeGreaterThan(20);
    await kill(owner);
    acknowledged.push(...owner.kept);
  }
  const lost = await lostIn(folder, acknowledged);
  tellPromise({
    promise: 12,
    name: "one process per embedded database",
    target: "one owner, others refused < 2 s, 0 rows lost, taken over < 2 s",
    figure: `${rounds} owners in ${rounds} rounds, ${refused} refused in ${Math.ceil(slowest.refused_ms)} ms at most, ${lost} of ${acknowledged.length} rows lost, open in ${Math.ceil(slowest.open_ms)} ms at most after a kill`,
    seed,
  });
  expect(lost).toBe(0);
  expect(slowest.refused_ms).toBeLessThan(2_000);
}, 3_600_000);

const haveKept = (writers: readonly { readonly kept: readonly unknown[] }[], rows: number) =>
  writers.every(({ kept }) => kept.length > rows);

test("without the lock several own it, and rows that were kept are gone or the database is", async () => {
  let owners = 0;
  let isDamaged = false;
  // Whether their pages meet is chance; a round in which they do not is tried again.
  for (let round = 0; round < 6 && !isDamaged; round += 1) {
    const folder = join(home, `unlocked-${round}`);
    const made = startWriter(folder, "made");
    await made.outcome;
    await kill(made);
    const writers = ["one", "other"].map((name) =>
      startWriter(folder, name, ["--import", withoutLock]),
    );
    const outcomes = await Promise.all(writers.map(({ outcome }) => outcome));
    owners = outcomes.filter(({ is }) => is === "open").length;
    if (owners === 2) await vi.waitUntil(() => haveKept(writers, 50), { timeout: 20_000 });
    for (const writer of writers) await kill(writer);
    const rows = [made, ...writers].flatMap(({ kept }) => kept);
    isDamaged = await lostIn(folder, rows).then(
      (lost) => lost > 0,
      () => true,
    );
  }
  expect([owners, isDamaged]).toEqual([2, true]);
}, 300_000);

test("the product itself is not started on a folder that another process has open", async () => {
  const folder = join(home, "product");
  const unlock = await lockFolder(join(folder, "database"));
  await expect(startServerProcess({ DATA_DIR: folder })).rejects.toThrow(
    /ended with 1:\n.*is open in another process/,
  );
  unlock();
}, 60_000);
