import type { TestResult } from "./test-results.ts";

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  /** What kind of row it is: `call` for one of the contract's calls. */
  readonly kind?: string;
  /** Of a call, or of a page. */
  readonly path?: string;
  /** Where it takes effect. */
  readonly side?: "both" | "storefront" | "console" | "server";
}

export interface AreaTally {
  readonly area: string;
  readonly proven: number;
  readonly total: number;
  /** Of the rows that somebody sees, how many a test of screens proves. */
  readonly shown: number;
  readonly visible: number;
}

export interface Tally {
  readonly areas: readonly AreaTally[];
  readonly proven: ReadonlySet<string>;
  /** Those that a test of screens proves, or whose call a page has made. */
  readonly shown: ReadonlySet<string>;
  /** What a title says that cannot be right, one sentence each. */
  readonly warnings: readonly string[];
}

/** A title that speaks of many rows of one table at once may name more than three ids. */
const tableMarker = "(table)";
const idsPerTestMax = 3;

/** Tests that look at screens: journeys, and parts of pages as they are drawn. */
const looksAtScreens = /^(?:e2e|apps\/(?:storefront|console)|packages\/ui)\//;

/** Whether somebody sees what a row asks for. */
export const isVisible = ({ side }: Requirement): boolean => side !== "server";

/**
 * Counts a row as proven when a passing test names its id in its title and no failing one does. The same test on two
 * databases counts as two tests: both have to pass. A row that somebody sees is shown as well when such a test looks at
 * screens; a row that is a call is shown when a page has made it in a journey that passed.
 */
export function countProven(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
): Tally {
  const failed = idsOf(results.filter(({ status }) => status === "failed"));
  const passed = results.filter(({ status }) => status === "passed");
  const known = new Set(requirements.map(({ id }) => id));
  const holding = (of: readonly TestResult[]) =>
    new Set([...idsOf(of)].filter((id) => known.has(id) && !failed.has(id)));
  const proven = holding(passed);
  const shown = holding(passed.filter(({ file }) => looksAtScreens.test(file)));
  const asked = new Set(passed.flatMap((test) => test.asked ?? []));
  for (const { id, kind, path = "" } of requirements)
    if (kind === "call" && proven.has(id) && pathsOf(path).every((one) => asked.has(one)))
      shown.add(id);
  const areas = [...new Set(requirements.map(({ area }) => area))].map((area) => {
    const rows = requirements.filter((row) => row.area === area);
    const visible = rows.filter(isVisible);
    const among = (some: readonly Requirement[], ids: ReadonlySet<string>) =>
      some.filter(({ id }) => ids.has(id)).length;
    return {
      area,
      proven: among(rows, proven),
      total: rows.length,
      shown: among(visible, shown),
      visible: visible.length,
    };
  });
  return { areas, proven, shown, warnings: [...new Set(results.flatMap(warningsOf(known)))] };
}

/** A row of several calls names them in one path: `/gateway/work_order/{create,reply}`. */
function pathsOf(path: string): readonly string[] {
  const [, before = "", names = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? ["", path];
  return names.split(",").map((name) => `${before}${name}${after}`);
}

const idsOf = (results: readonly TestResult[]) =>
  new Set(results.flatMap(({ title }) => idsIn(title)));

const idsIn = (title: string) =>
  [...title.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map(([, id = ""]) => id);

const warningsOf =
  (known: Set<string>) =>
  ({ file, title }: TestResult): string[] => {
    const ids = idsIn(title);
    const unknown = ids.filter((id) => !known.has(id));
    const warnings = unknown.map((id) => `${file}: [${id}] is no requirement: ${title}`);
    if (ids.length > idsPerTestMax && !title.includes(tableMarker)) {
      warnings.push(`${file}: more than ${idsPerTestMax} ids in one test: ${title}`);
    }
    return warnings;
  };
