import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildPages } from "./build-pages.ts";
import {
  browserResults,
  readTestResults,
  resultsFolder,
  type TestResult,
  vitestResults,
} from "./test-results.ts";

/**
 * `npm test` runs everything; `npm test -- unit pglite` runs these parts only, `db` being both databases, and
 * `npm test -- db carts` of them the files whose path holds one of the other words. The last line is the count,
 * plain, for people and for programs: `312 passed, 0 failed`.
 */
const vitestParts = ["unit", "pglite", "postgres"];
const parts = [...vitestParts, "browser"];
const groups: Record<string, readonly string[]> = { db: ["pglite", "postgres"] };

/** Journeys of one run that may need a second walk before the run fails for it (decision 85). */
const unsteadyAllowed = 3;

const root = join(import.meta.dirname, "..");
const asked = process.argv.slice(2);
const isPart = (word: string) => parts.includes(word) || word in groups;
const paths = asked.filter((word) => !isPart(word));
const named = asked.filter(isPart).flatMap((word) => groups[word] ?? [word]);
if (paths.length > 0 && named.length === 0) {
  const names = [...Object.keys(groups), ...parts].join(", ");
  console.error(`Which part should run ${paths.join(", ")}? There are: ${names}.`);
  process.exit(2);
}
const chosen = named.length > 0 ? named : parts;

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

const exitCodes: number[] = [];
const projects = vitestParts.filter((part) => chosen.includes(part));
if (projects.length > 0) exitCodes.push(await runVitest(projects));
if (chosen.includes("browser")) exitCodes.push(await runBrowser());
process.exit(
  report(
    readTestResults(),
    exitCodes.some((code) => code !== 0),
  ),
);

function runVitest(names: string[]): Promise<number> {
  return run("node_modules/vitest/vitest.mjs", [
    "run",
    ...paths,
    // A part's promises are a project beside it.
    ...names.flatMap((name) => ["--project", `${name}*`]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestResults}`,
  ]);
}

async function runBrowser(): Promise<number> {
  await buildPages();
  return run("node_modules/@playwright/test/cli.js", ["test", ...paths], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
  });
}

function run(file: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Prints what did not pass and the closing line. Answers the exit code. */
function report(results: TestResult[], hasRunnerFailed: boolean): number {
  const withStatus = (status: TestResult["status"]) =>
    results.filter((result) => result.status === status);
  const [passed, failed, skipped] = [
    withStatus("passed"),
    withStatus("failed"),
    withStatus("skipped"),
  ];
  console.log("");
  for (const result of failed)
    console.log(`failed: ${nameOf(result)}\n${indented(result.message)}`);
  for (const result of skipped) console.log(`skipped: ${nameOf(result)}`);

  const unsteady = passed.filter(({ isUnsteady }) => isUnsteady);
  for (const result of unsteady)
    console.log(`passed at the second walk only: ${nameOf(result)}\n${indented(result.message)}`);
  const isTooUnsteady = unsteady.length > unsteadyAllowed;
  if (isTooUnsteady) console.log(`failed: more than ${unsteadyAllowed} journeys are unsteady`);

  // A runner can fail without a failed test: no PostgreSQL, an unhandled rejection, a dead worker.
  const isRunnerAlone = hasRunnerFailed && failed.length === 0;
  if (isRunnerAlone) console.log("failed: a test runner ended with an error of its own, see above");
  if (results.length === 0) console.log("failed: no test ran");
  const isRunAmiss = isRunnerAlone || isTooUnsteady || results.length === 0;
  const failures = failed.length + (isRunAmiss ? 1 : 0);
  const skips = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  console.log(`${passed.length} passed, ${failures} failed${skips}`);
  return failures === 0 ? 0 : 1;
}

function nameOf({ file, groups, title }: TestResult): string {
  return [file, ...groups, title].join(" > ");
}

/** The beginning of a message, without the lines that only name the test runner's own files. */
function indented(message: string): string {
  const lines = message.split("\n").filter((line) => !/node_modules|node:internal/.test(line));
  return lines
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join("\n");
}
