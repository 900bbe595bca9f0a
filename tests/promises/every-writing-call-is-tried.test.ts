import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyCall, type NamedCall } from "./support/every-call.ts";
import { refusedByState, stateless } from "./support/unmoved-calls.ts";
import { tellPromise } from "./support/tell-promise.ts";
import { testsOfFile } from "./support/tests-of-file.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";

/** The commands that the tables of moves make (`states-keep-to-edges`, `questions-keep-to-edges`). */
const moves = globSync("tests/promises/support/move-*.ts", { cwd: root }).map(read).join("\n");
const isMade = (name: string): boolean => new RegExp(`\\b${name}\\b(?=[,\\]])`).test(moves);

/** Words of a refusal that say: not as it is now. */
const ofState =
  /_(not_in_state|decided|settled|closed|ended|over|gone|pending|open_already|not_entered|not_due|too_late|in_progress|fixed|begun|paid|waits|claimed|cancelled|not_offered|taken)$|^(not_payable|claimed_by_other)$/;
/** Those that nothing without a state can have. */
const surely = /_(not_in_state|decided|settled|open_already|not_entered|not_due)$/;

type Writing = Pick<NamedCall["call"], "refusals">;
interface Lists {
  readonly refusedByState: Readonly<Record<string, string>>;
  readonly stateless: Readonly<Record<string, readonly string[]>>;
}

/** Whether one test of a file has the command refused by a state of what it is for; who only stands in the same file has not. */
const isRefusedIn = (source: string, name: string, { refusals }: Writing): boolean =>
  testsOfFile(source).some(
    (text) =>
      new RegExp(`\\b${name}\\b`).test(text) &&
      refusals.some((code) => ofState.test(code) && text.includes(`"${code}"`)),
  );

/** What is wrong with how the commands are held, each as a sentence. */
function faultsOf(calls: ReadonlyMap<string, Writing>, lists: Lists): string[] {
  const kept = Object.values(lists.stateless).flat();
  const listed = [...Object.keys(lists.refusedByState), ...kept];
  const faults: string[] = [];
  for (const [name, call] of calls) {
    const places = Number(isMade(name)) + listed.filter((one) => one === name).length;
    if (places !== 1) faults.push(`${name} is held in ${places} places`);
    if (kept.includes(name) && call.refusals.some((code) => surely.test(code)))
      faults.push(`${name} has a state`);
    const path = lists.refusedByState[name];
    if (path !== undefined && !isRefusedIn(read(path), name, call))
      faults.push(`${name} is refused nothing in ${path}`);
  }
  return [...faults, ...listed.filter((name) => !calls.has(name)).map((name) => `no ${name}`)];
}

const writing = new Map(
  everyCall.filter(({ call }) => call.mutates).map(({ name, call }) => [name, call]),
);

test("every command that writes, of staff and of customers, is moved along drawn edges, refused by a state in a test that is named, or has none for a reason", () => {
  const faults = faultsOf(writing, { refusedByState, stateless });
  const moved = [...writing.keys()].filter(isMade).length;
  tellPromise({
    promise: 19,
    name: "every command that writes is held against a state",
    target: "each in one place",
    figure: `${faults.length} of ${writing.size} are not; ${moved} move, ${Object.keys(refusedByState).length} are refused elsewhere, ${Object.values(stateless).flat().length} have no state`,
  });
  expect(faults).toEqual([]);
});

test("the check notices a command that is new, one said to have no state, and a test that refuses nothing", () => {
  const kite = { refusals: ["order_not_in_state"] } as unknown as Writing;
  const only = (lists: Partial<Lists>) =>
    faultsOf(new Map([["flyKite", kite]]), { refusedByState: {}, stateless: {}, ...lists });
  expect(only({})).toEqual(["flyKite is held in 0 places"]);
  expect(only({ stateless: { flies: ["flyKite"] } })).toEqual(["flyKite has a state"]);
  expect(only({ refusedByState: { flyKite: "README.md" } })).toEqual([
    "flyKite is refused nothing in README.md",
  ]);
  expect(only({ stateless: { flies: ["landKite"] } })).toContain("no landKite");
});

test("the check notices a command that is made in one test, and a refusal that is of another", () => {
  const kite = { refusals: ["order_not_in_state"] } as unknown as Writing;
  const refuses = 'expect(refusalOf(await up())).toBe("order_not_in_state");';
  const file = (...tests: readonly string[]) =>
    [
      "const up = () => desk.call(flyKite, {});",
      "const down = () => desk.call(landKite, {});",
      'describe("a kite", () => {',
      ...tests.map((body) => `  test("flies", async () => {\n    ${body}\n  });\n`),
      "});",
    ].join("\n");
  const isRefused = (...tests: readonly string[]) => isRefusedIn(file(...tests), "flyKite", kite);
  expect(isRefused("valueOf(await up());", refuses)).toBe(true);
  expect(isRefused("valueOf(await up());", refuses.replace("up", "down"))).toBe(false);
});
