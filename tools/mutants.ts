import { spawn } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { areas } from "./mutants/areas.ts";
import { type Chosen, chooseFiles } from "./mutants/choose-files.ts";
import { judgeMutants, type MutantReport } from "./mutants/judge-mutants.ts";
import { sameMeaning } from "./mutants/same-meaning.ts";

/**
 * `npm run mutants` tests the tests: each rule is changed a little, thousands of times, and a change that no test notices
 * has survived. `npm run mutants -- money` tries the area of that name only, `npm run mutants -- packages/domain/src/goods/duties`
 * what is below that address; one change at a time unless SIDE_BY_SIDE says more. Prints each area's share of noticed changes against its floor, and every survivor that is not listed as
 * meaning the same.
 */
const root = join(import.meta.dirname, "..");
const results = join(root, ".results");
const report = join(results, "mutants.json");
const config = join(results, "mutants.config.json");

const chosen = chooseFiles(
  process.argv.slice(2),
  globSync(["packages/{domain,connectors}/src/**/*.ts", "apps/server/src/**/*.ts"], { cwd: root }),
  areas,
);
if (chosen.length === 0) {
  console.error(`There are: ${areas.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}

mkdirSync(results, { recursive: true });
const files: Record<string, MutantReport["files"][string]> = {};
for (const group of [
  chosen.filter(({ area }) => area.tests === undefined),
  ...chosen.filter(({ area }) => area.tests !== undefined).map((one) => [one]),
])
  if (group.length > 0) Object.assign(files, (await change(group)).files);
const { lines, isKept } = judgeMutants({ files }, areas, sameMeaning);
console.log(`\n${lines.join("\n")}`);
process.exit(isKept ? 0 : 1);

/** Files that are tried with the same tests. */
async function change(group: readonly Chosen[]): Promise<MutantReport> {
  const dir = group[0]?.area.tests;
  rmSync(report, { force: true });
  writeFileSync(
    config,
    JSON.stringify({
      packageManager: "npm",
      plugins: ["@stryker-mutator/vitest-runner"],
      testRunner: "vitest",
      vitest: dir
        ? { configFile: "tools/mutants/vitest.database.config.ts", dir }
        : { configFile: "tools/mutants/vitest.config.ts" },
      coverageAnalysis: "perTest",
      mutate: group.flatMap((one) => one.files),
      reporters: ["json", "dots"],
      jsonReporter: { fileName: report },
      tempDirName: ".cache/mutants",
      ignorePatterns: ["dist", ".results", ".cache", "e2e", "docs", "bench"],
      // The compiler we have offers nothing that this tool could call.
      tsconfigFile: "none.json",
      concurrency: Number(process.env["SIDE_BY_SIDE"] ?? 1),
      dryRunTimeoutMinutes: 15,
      // What is slow on a busy machine is not noticed by that; what never ends is.
      timeoutMS: 20_000,
    }),
  );
  const code = await run();
  if (code !== 0) process.exit(code);
  return JSON.parse(readFileSync(report, "utf8")) as MutantReport;
}

function run(): Promise<number> {
  const program = join(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const child = spawn(process.execPath, [program, "run", config], { cwd: root, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (exit) => resolve(exit ?? 1));
  });
}
