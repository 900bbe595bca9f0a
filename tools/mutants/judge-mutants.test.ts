import { expect, test } from "vitest";
import { judgeMutants, type MutantReport } from "./judge-mutants.ts";

const area = { name: "sums", files: ["rules/**/*.ts"], floor_percent: 95 };
const mutant = (status: string, replacement: string, line = 1) => ({
  status,
  replacement,
  mutatorName: "Operator",
  location: { start: { line } },
});
const reportOf = (...mutants: ReturnType<typeof mutant>[]): MutantReport => ({
  files: { "rules/sum.ts": { source: "  return a + b;\n", mutants } },
});

test("an area below its floor is told, with the change that nobody noticed", () => {
  const { lines, isKept } = judgeMutants(
    reportOf(mutant("Killed", "0"), mutant("Survived", "a - b")),
    [area],
    [],
  );
  expect(isKept).toBe(false);
  expect(lines).toEqual([
    "rules/sum.ts:1 Operator\n    return a + b;\n  → a - b",
    "BELOW  sums                  50.0 % of 2 changes noticed, at least 95",
  ]);
});

test("what means the same, and what could not be tried, is not counted against it", () => {
  const report = reportOf(
    mutant("Killed", "0"),
    mutant("Survived", "b + a"),
    mutant("CompileError", "x"),
  );
  const same = {
    file: "rules/sum.ts",
    line: "return a + b;",
    replacement: "b + a",
    reason: "sums have no order",
  };
  expect(judgeMutants(report, [area], [same])).toEqual({
    lines: ["ok     sums                 100.0 % of 2 changes noticed, at least 95"],
    isKept: true,
  });
});

test("a line that no test runs counts as not noticed", () => {
  expect(judgeMutants(reportOf(mutant("NoCoverage", "0")), [area], []).isKept).toBe(false);
});

test("an area of which nothing was tried says nothing of itself", () => {
  const other = { name: "other", files: ["other/**/*.ts"], floor_percent: 100 };
  const { lines } = judgeMutants(reportOf(mutant("Killed", "0")), [area, other], []);
  expect(lines).toHaveLength(1);
});
