import type { TestResult } from "./test-results.ts";

export type Requirement = { id: string; area: string; text: string };

export type Tally = {
  areas: { area: string; proven: number; total: number }[];
  proven: Set<string>;
  /** What a title says that cannot be right, one sentence each. */
  warnings: string[];
};

/** A title that speaks of many rows of one table at once may name more than three ids. */
const tableMarker = "(table)";
const idsPerTestMax = 3;

/**
 * Counts a row as proven when a passing test names its id in its title and no failing one does.
 * The same test on two databases counts as two tests: both have to pass.
 */
export function countProven(requirements: Requirement[], results: TestResult[]): Tally {
  const withStatus = (status: TestResult["status"]) =>
    new Set(
      results.filter((result) => result.status === status).flatMap(({ title }) => idsIn(title)),
    );
  const failed = withStatus("failed");
  const known = new Set(requirements.map(({ id }) => id));
  const proven = new Set(
    [...withStatus("passed")].filter((id) => known.has(id) && !failed.has(id)),
  );
  const areas = [...new Set(requirements.map(({ area }) => area))].map((area) => {
    const rows = requirements.filter((row) => row.area === area);
    return { area, proven: rows.filter(({ id }) => proven.has(id)).length, total: rows.length };
  });
  return { areas, proven, warnings: [...new Set(results.flatMap(warningsOf(known)))] };
}

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
