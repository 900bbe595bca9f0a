import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Module, mutualSlices } from "./mutual-slices.ts";

/**
 * Holds the import rules of .dependency-cruiser.cjs, and that no two slices import each other. Fails as well when
 * suspiciously few modules were seen: with a compiler it cannot use, dependency-cruiser finds no module and no fault.
 */
const folders = ["apps", "packages", "demo", "bench", "e2e", "tests", "tools"];
const modulesMin = 300;

type Report = {
  modules: Module[];
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string }[];
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] };
  };
};

const { stdout } = await promisify(execFile)(
  "depcruise",
  [...folders, "--config", ".dependency-cruiser.cjs", "--output-type", "json"],
  { maxBuffer: 256 * 1024 * 1024 },
).catch((error: { stdout?: string }) => {
  // The exit code counts the violations; the report has been written all the same.
  if (error.stdout) return { stdout: error.stdout };
  throw error;
});

const { modules, summary } = JSON.parse(stdout) as Report;
const { totalCruised, violations, ruleSetUsed } = summary;

for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
for (const { name, comment } of ruleSetUsed.forbidden)
  if (comment && violations.some(({ rule }) => rule.name === name))
    console.error(`${name}: ${comment}`);

const mutual = mutualSlices(modules);
for (const { from, to, thinner, back } of mutual)
  console.error(
    `two-slices-import-each-other: ${from} and ${to}. One stands below the other. Thinner is the way ` +
      `${from} -> ${to}, ${thinner.length} against ${back}; take it away:\n  ${thinner.join("\n  ")}`,
  );
if (totalCruised < modulesMin) {
  console.error(`Only ${totalCruised} modules seen, expected ${modulesMin} or more.`);
}
const isRight = violations.length + mutual.length === 0 && totalCruised >= modulesMin;
process.exit(isRight ? 0 : 1);
