import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readAskedTests } from "./asked-tests.ts";
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
 * `npm test -- db carts` of them the files whose path holds one of the other words. `npm test -- 2/4` runs the second
 * quarter of all files: four machines share a run (decision 145). The last line is the count, plain, for people and for
 * programs: `312 passed, 0 failed`.
 */

/** Journeys of one run that may need a second walk before the run fails for it (decision 85). */
const unsteadyAllowed = 3;

const root = join(import.meta.dirname, "..");

/** Some hundred processes of a run load the same server: read and compiled once, it is there in two thirds of the time. */
const compiled = join(root, ".cache/compiled");
const asked = readAskedTests(process.argv.slice(2));
if (typeof asked === "string") {
  console.error(asked);
  process.exit(2);
}
const { vitest: projects, hasBrowser, paths, share } = asked;
const ofShare = share === undefined ? [] : [`--shard=${share}`];

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

const exitCodes: number[] = [];
// Before everything else: a promise is kept in browsers as well, and asks for the same pages.
if (hasBrowser) await buildPages();
if (projects.length > 0) exitCodes.push(await runVitest(projects));
if (hasBrowser) exitCodes.push(await runBrowser());
process.exit(
  report(
    readTestResults(),
    exitCodes.some((code) => code !== 0),
  ),
);

function runVitest(names: readonly string[]): Promise<number> {
  return run("node_modules/vitest/vitest.mjs", [
    "run",
    ...paths,
    ...ofShare,
    // A part's promises are a project beside it.
    ...names.flatMap((name) => ["--project", `${name}*`]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestResults}`,
  ]);
}

function runBrowser(): Promise<number> {
  // A second product takes half a minute to stand there: a few files are walked sooner without it.
  const sideBySide = process.env["SIDE_BY_SIDE"] ?? (paths.length === 0 ? "2" : "1");
  return run("node_modules/@playwright/test/cli.js", ["test", ...paths, ...ofShare], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
    SIDE_BY_SIDE: sideBySide,
  });
}

function run(file: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
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
