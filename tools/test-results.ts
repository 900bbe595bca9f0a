import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export type TestResult = {
  file: string;
  /** Titles of the groups around the test, outermost first. */
  groups: string[];
  title: string;
  status: "passed" | "failed" | "skipped";
  /** A journey that passed only when it was walked a second time (decision 85). */
  isUnsteady?: boolean;
  /** Paths of the calls that pages of a journey made. */
  asked?: readonly string[];
  /** What went wrong; empty unless failed. */
  message: string;
};

const root = join(import.meta.dirname, "..");
export const resultsFolder = join(root, ".results");
export const vitestResults = join(resultsFolder, "vitest.json");
export const browserResults = join(resultsFolder, "browser.json");

/** Reads what the last `npm test` found, in one form for both runners. Empty when there was none. */
export function readTestResults(): TestResult[] {
  const results = [...readVitestResults(vitestResults), ...readPlaywright(browserResults)];
  return results.map((result) => ({
    ...result,
    message: stripVTControlCharacters(result.message),
  }));
}

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
};

/** What a report of vitest says, file by file. Empty when there is none. */
export function readVitestResults(path: string): TestResult[] {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, "utf8")) as VitestReport;
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const results = assertionResults.map((test): TestResult => ({
      file,
      groups: test.ancestorTitles,
      title: test.title,
      status: statusOf(test.status),
      message: test.failureMessages.join("\n"),
    }));
    // A file that breaks while it loads has no tests to fail, and must not pass unseen.
    const broke = status === "failed" && !results.some((result) => result.status === "failed");
    if (broke)
      results.push({ file, groups: [], title: "the file itself", status: "failed", message });
    return results;
  });
}

type Suite = { title: string; file: string; suites?: Suite[]; specs: Spec[] };
type Spec = {
  title: string;
  file: string;
  tests: {
    status: string;
    annotations?: { type: string; description?: string }[];
    results: { error?: { message?: string } }[];
  }[];
};
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

function readPlaywright(path: string): TestResult[] {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, "utf8")) as PlaywrightReport;
  const broke = report.errors.map(({ message = "" }): TestResult => ({
    file: "e2e",
    groups: [],
    title: "the browser run itself",
    status: "failed",
    message,
  }));
  return [...broke, ...report.suites.flatMap((suite) => resultsOf(suite, []))];
}

function resultsOf(suite: Suite, groups: string[]): TestResult[] {
  const specs = suite.specs.flatMap((spec) =>
    spec.tests.map((test): TestResult => ({
      file: `e2e/${spec.file}`,
      groups,
      title: spec.title,
      status: statusOf(test.status),
      isUnsteady: test.status === "flaky",
      asked: (test.annotations ?? [])
        .filter(({ type }) => type === "asked")
        .flatMap(({ description = "" }) => description.split(" ")),
      message: test.results.flatMap(({ error }) => error?.message ?? []).join("\n"),
    })),
  );
  const inner = (suite.suites ?? []).flatMap((child) => resultsOf(child, [...groups, child.title]));
  return [...specs, ...inner];
}

/** A test that was left out or never ran has not passed. One that needed a second try is `isUnsteady`. */
function statusOf(status: string): TestResult["status"] {
  if (["passed", "expected", "flaky"].includes(status)) return "passed";
  return ["skipped", "pending", "todo", "disabled"].includes(status) ? "skipped" : "failed";
}
