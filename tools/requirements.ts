import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { countProven, type Requirement } from "./count-proven.ts";
import { readTestResults } from "./test-results.ts";

/**
 * `npm run requirements` prints how many rows of docs/requirements.yaml the last `npm test` proved.
 * `-- --missing AREA` lists the open rows of an area, `-- --json` answers programs.
 */
const { values } = parseArgs({
  options: { missing: { type: "string" }, json: { type: "boolean", default: false } },
});

const path = join(import.meta.dirname, "../docs/requirements.yaml");
const requirements = parse(readFileSync(path, "utf8")) as Requirement[];
const results = readTestResults();
const { areas, proven, warnings } = countProven(requirements, results);

if (values.json) printJson();
else if (values.missing !== undefined) printMissing(values.missing);
else printAreas();

function printJson(): void {
  const missing = requirements.filter(({ id }) => !proven.has(id)).map(({ id }) => id);
  const total = requirements.length;
  const report = { tests: results.length, proven: proven.size, total, areas, missing, warnings };
  console.log(JSON.stringify(report, null, 2));
}

function printMissing(area: string): void {
  const rows = requirements.filter((row) => row.area === area);
  if (rows.length === 0) {
    console.error(`No area ${area}. There are: ${areas.map((one) => one.area).join(", ")}.`);
    process.exit(2);
  }
  const open = rows.filter(({ id }) => !proven.has(id));
  for (const { id, text } of open) console.log(`${id}  ${text}`);
  console.log(`${open.length} of ${rows.length} rows of ${area} are not proven`);
}

function printAreas(): void {
  if (results.length === 0) console.log("No results yet: run npm test first.");
  for (const { area, proven: count, total } of areas) {
    console.log(`${area.padEnd(16)}${`${count}`.padStart(4)} / ${total}`);
  }
  console.log(`${"all".padEnd(16)}${`${proven.size}`.padStart(4)} / ${requirements.length}`);
  for (const warning of warnings) console.log(`warning: ${warning}`);
}
