import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { rights } from "@sampan/domain/kernel/rights";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { waitingRights } from "@sampan/domain/kernel/waiting";
import { expect, test } from "vitest";

/**
 * Rules that are decided and tested and that nothing calls yet, by the feature that will. Whoever builds it takes its
 * rules out of this list; whoever writes a rule that nothing calls is asked why.
 */
const waitingRules: readonly string[] = [];
/** What lets a test look at a whole table of states. */
const accessors = ["canOrderMove", "claimEvents", "itemEvents", "refundEvents", "tabOf"];

const root = join(import.meta.dirname, "..");
const product = execFileSync("git", ["ls-files", "apps", "packages", "demo"], { cwd: root })
  .toString()
  .split("\n")
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const says = (word: string, except: RegExp) =>
  product.some(({ path, text }) => !except.test(path) && new RegExp(`\\b${word}\\b`).test(text));

/** Where settings are defined, grouped, worded and told to pages, which is not where they act. */
const aboutSettings =
  /kernel\/(settings|waiting)|setting-fields|limit-groups|shipping-terms|describe-limits|packages\/(locales|contract)/;
/** A limit that the server hands on acts where a page reads it. */
const handedOn = product.find(({ path }) => path.endsWith("describe-limits.ts"))?.text ?? "";
const actsOnPages = (limit: string) => {
  const field = new RegExp(`(\\w+): (?:wholeUnits\\()?limits\\.${limit}\\b`).exec(handedOn)?.[1];
  return field !== undefined && says(field, /^(?!apps\/(storefront|console))/);
};

/** A list whose length it is. */
const isLengthOfPages = (limit: string) =>
  product.some(
    ({ path, text }) =>
      path.startsWith("packages/contract") && text.includes(`pageSize: "${limit}"`),
  );

test("every limit is read where it acts [NFR-03]", () => {
  const unread = Object.keys(defaultLimits).filter(
    (limit) => !says(limit, aboutSettings) && !actsOnPages(limit) && !isLengthOfPages(limit),
  );
  expect(unread).toEqual([]);
});

test("every right opens something, or waits and is on no desk [BO-02]", () => {
  const unasked = rights.filter(
    (right) => !says(right, /kernel\/(rights|waiting)|packages\/locales/),
  );
  expect(unasked.toSorted()).toEqual([...waitingRights].toSorted());
});

test("every rule is called by the product, or waits for a feature that is named", () => {
  const uncalled = product
    .filter(({ path }) => path.startsWith("packages/domain/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:function|const) (\w+)/gm)]
        .map(([, name = ""]) => name)
        .filter((name) => {
          const inside = text.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
          return inside === 1 && !says(name, new RegExp(path.replaceAll(".", "\\.")));
        }),
    );
  expect(uncalled.toSorted()).toEqual([...waitingRules, ...accessors].toSorted());
});

test("every count of the dashboard leads to the desk at which it waits [BO-52]", () => {
  const textOf = (wanted: RegExp) =>
    product
      .filter(({ path }) => wanted.test(path))
      .map(({ text }) => text)
      .join("\n");
  const [, listed = ""] =
    /queueNames = \[([^\]]*)\]/.exec(textOf(/console\/.*dashboard\/queues\.ts$/)) ?? [];
  const counted = [...listed.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
  const desks = textOf(/apps\/console\/src\/\w+\/\w+-desks\.ts$/);
  const led = new Set([
    ...[...desks.matchAll(/\bqueue: "(\w+)"/g)].map(([, name = ""]) => name),
    ...[...desks.matchAll(/\botherQueues: \{ (\w+): /g)].map(([, name = ""]) => name),
  ]);
  expect(counted.length).toBeGreaterThan(20);
  expect(counted.filter((name) => !led.has(name))).toEqual([]);
});
