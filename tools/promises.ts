import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readPromises, type PromiseRow } from "./promise-rows.ts";
import { readVitestResults, resultsFolder } from "./test-results.ts";

/**
 * `npm run promises` runs everything in tests/promises in its long form, on PostgreSQL, and prints what
 * each promise came to. `npm run promises -- nothing-of-others` runs the files of that name only, and
 * `SEED=<seed>` repeats a run. The exit code says whether every promise was kept.
 */
const root = join(import.meta.dirname, "..");
const report = join(resultsFolder, "promises.json");
mkdirSync(resultsFolder, { recursive: true });

const said = await runVitest(process.argv.slice(2));
const results = readVitestResults(report);
const rows = readPromises(
  stripVTControlCharacters(said),
  results.map(({ file, status }) => ({ file: basename(file), status })),
);
print(rows);
const broken = rows.filter(({ isKept }) => !isKept).length;
console.log(
  rows.length === 0 ? "no promise was tested" : `${rows.length - broken} kept, ${broken} broken`,
);
process.exit(broken === 0 && rows.length > 0 ? 0 : 1);

function runVitest(names: string[]): Promise<string> {
  const filters =
    names.length > 0 ? names.map((name) => `tests/promises/${name}`) : ["tests/promises/"];
  const parameters = ["--project", "unit", "--project", "postgres*", "--testTimeout=3600000"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const child = spawn(process.execPath, [vitest, "run", ...filters, ...parameters, ...reporters], {
    cwd: root,
    env: { ...process.env, PROMISES: "full" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(text));
  });
}

function print(all: readonly PromiseRow[]): void {
  const heads = ["no.", "promise", "target", "figure", "on", ""];
  const cells = [
    heads,
    ...all.map((row) => [
      row.promise,
      row.name,
      row.target,
      row.figure,
      row.database,
      row.isKept ? "kept" : "BROKEN",
    ]),
  ];
  const widths = heads.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  console.log("");
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}
