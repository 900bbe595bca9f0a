import { areaOf, type Area } from "./areas.ts";
import type { SameMeaning } from "./same-meaning.ts";

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}
/** What the tool reports, as far as it is read. */
export interface MutantReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >;
}

interface Tried {
  readonly file: string;
  /** The line as it stands, without the space around it. */
  readonly line: string;
  readonly number: number;
  readonly mutant: Mutant;
}

const noticed = ["Killed", "Timeout"];
/** These say nothing of the tests: the change could not be tried at all. */
const untried = ["CompileError", "RuntimeError", "Ignored"];

/** The share of noticed changes beside the floor of each area that was tried, and what survived without a reason. */
export function judgeMutants(
  report: MutantReport,
  areas: readonly Area[],
  sameMeaning: readonly SameMeaning[],
): { readonly lines: readonly string[]; readonly isKept: boolean } {
  const all = Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const text = source.split("\n");
    return mutants
      .filter(({ status }) => !untried.includes(status))
      .map((mutant): Tried => {
        const number = mutant.location.start.line;
        return { file, number, line: text[number - 1]?.trim() ?? "", mutant };
      });
  });
  const isSame = (tried: Tried) =>
    sameMeaning.some(
      (same) =>
        same.file === tried.file &&
        same.line === tried.line &&
        same.replacement === (tried.mutant.replacement ?? ""),
    );
  const survivors = all.filter(({ mutant }) => !noticed.includes(mutant.status));
  const unexplained = survivors.filter((tried) => !isSame(tried));
  const rows = areas.flatMap((area) => {
    const tried = all.filter(({ file }) => areaOf(file, areas) === area);
    if (tried.length === 0) return [];
    const missed = unexplained.filter(({ file }) => areaOf(file, areas) === area).length;
    const percent = (100 * (tried.length - missed)) / tried.length;
    const isKept = percent >= area.floor_percent;
    const line = `${isKept ? "ok    " : "BELOW "} ${area.name.padEnd(20)} ${percent.toFixed(1).padStart(5)} % of ${tried.length} changes noticed, at least ${area.floor_percent}`;
    return [{ line, isKept }];
  });
  return {
    lines: [
      ...unexplained.map(
        ({ file, number, line, mutant }) =>
          `${file}:${number} ${mutant.mutatorName}\n    ${line}\n  → ${(mutant.replacement ?? "").replaceAll(/\s+/g, " ").slice(0, 120)}`,
      ),
      ...rows.map(({ line }) => line),
    ],
    isKept: rows.every(({ isKept }) => isKept),
  };
}
