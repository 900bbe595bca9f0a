import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { type AreaTally, countProven, isVisible, type Requirement } from "./count-proven.ts";
import { readTestResults } from "./test-results.ts";

/**
 * `npm run requirements` prints how many rows of docs/requirements.yaml the last `npm test` proved, and how many of those that
 * somebody sees it proved on a screen. `-- --missing AREA` lists the open rows of an area, `-- --unseen AREA` those that no test of
 * screens proves, `-- --json` answers programs.
 */
const { values } = parseArgs({
  options: {
    missing: { type: "string" },
    unseen: { type: "string" },
    json: { type: "boolean", default: false },
  },
});

const path = join(import.meta.dirname, "../docs/requirements.yaml");
const requirements = parse(readFileSync(path, "utf8")) as Requirement[];
const results = readTestResults();
const { areas, proven, shown, warnings } = countProven(requirements, results);

if (values.json) printJson();
else if (values.missing !== undefined)
  printRows(values.missing, { without: proven, words: "not proven" });
else if (values.unseen !== undefined)
  printRows(values.unseen, { without: shown, words: "proven on no screen", among: isVisible });
else printAreas();

function printJson(): void {
  const missing = requirements.filter(({ id }) => !proven.has(id)).map(({ id }) => id);
  const total = requirements.length;
  const unseen = requirements.filter((row) => isVisible(row) && !shown.has(row.id));
  const report = {
    tests: results.length,
    proven: proven.size,
    total,
    areas,
    missing,
    unseen: unseen.map(({ id }) => id),
    warnings,
  };
  console.log(JSON.stringify(report, null, 2));
}

interface Listing {
  readonly without: ReadonlySet<string>;
  readonly words: string;
  readonly among?: (row: Requirement) => boolean;
}

function printRows(area: string, { without, words, among = () => true }: Listing): void {
  const rows = requirements.filter((row) => row.area === area && among(row));
  if (rows.length === 0) {
    console.error(`No area ${area}. There are: ${areas.map((one) => one.area).join(", ")}.`);
    process.exit(2);
  }
  const open = rows.filter(({ id }) => !without.has(id));
  for (const { id, text } of open) console.log(`${id}  ${text}`);
  console.log(`${open.length} of ${rows.length} rows of ${area} are ${words}`);
}

function printAreas(): void {
  if (results.length === 0) console.log("No results yet: run npm test first.");
  const sum = (of: "shown" | "visible") => areas.reduce((total, area) => total + area[of], 0);
  console.log(`${"".padEnd(16)}${"proven".padEnd(14)}on a screen`);
  for (const one of areas) printLine(one.area, one);
  printLine("all", {
    proven: proven.size,
    total: requirements.length,
    shown: sum("shown"),
    visible: sum("visible"),
  });
  for (const warning of warnings) console.log(`warning: ${warning}`);
}

function printLine(
  name: string,
  { proven: count, total, shown: seen, visible }: Omit<AreaTally, "area">,
): void {
  const share = (part: number, whole: number) =>
    `${`${part}`.padStart(4)} / ${`${whole}`.padEnd(7)}`;
  console.log(`${name.padEnd(16)}${share(count, total)}${share(seen, visible)}`.trimEnd());
}
