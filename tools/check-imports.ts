import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Holds the import rules of .dependency-cruiser.cjs. Fails as well when suspiciously few modules
 * were seen: with a compiler it cannot use, dependency-cruiser finds no module and no fault.
 */
const folders = ["apps", "packages", "demo", "bench", "e2e", "tests", "tools"];
const modulesMin = 300;

type Report = {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string }[];
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

const { totalCruised, violations } = (JSON.parse(stdout) as Report).summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
if (totalCruised < modulesMin) {
  console.error(`Only ${totalCruised} modules seen, expected ${modulesMin} or more.`);
}
process.exit(violations.length === 0 && totalCruised >= modulesMin ? 0 : 1);
