import { expect, test } from "vitest";
import { readPromises } from "./promise-rows.ts";

const line = (promise: number, file: string) =>
  `PROMISE ${promise} | a name | 0 seen | 3 seen, seed 7 | PostgreSQL | ${file}`;
const passed = (file: string) => ({ file, status: "passed" }) as const;
const failed = (file: string) => ({ file, status: "failed" }) as const;

test("figures stand in the order of their numbers", () => {
  const rows = readPromises(`noise\n${line(38, "b")}\n${line(24, "a")}\n`, [
    passed("a"),
    passed("b"),
  ]);
  expect(rows.map(({ promise, isKept }) => [promise, isKept])).toEqual([
    ["24", true],
    ["38", true],
  ]);
  expect(rows[0]).toMatchObject({ name: "a name", target: "0 seen", figure: "3 seen, seed 7" });
});

test("a promise is broken when one test of its file failed", () => {
  const rows = readPromises(line(24, "a"), [passed("a"), failed("a")]);
  expect(rows.map(({ isKept }) => isKept)).toEqual([false]);
});

test("a file that printed no figure is a broken promise", () => {
  expect(readPromises("", [passed("a")])).toMatchObject([{ name: "a", isKept: false }]);
});
