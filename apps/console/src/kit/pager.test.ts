import { expect, test } from "vitest";
import { pageOf, pagerOf } from "./pager.ts";

const pager = (page: string | undefined, total: number) =>
  pagerOf({ page, size: 20, total, onPage: () => undefined });

test("has no pages where everything fits on one", () => {
  expect(pager(undefined, 0)).toBe(false);
  expect(pager("1", 20)).toBe(false);
  expect(pager("2", 41)).toMatchObject({ current: 2, total: 41 });
});

test("leads back from a page beyond the end, whose answer knows of no rows", () => {
  expect(pager("3", 0)).toMatchObject({ current: 3, total: 41 });
  const turned: (string | undefined)[] = [];
  const beyond = pagerOf({ page: "3", size: 20, total: 0, onPage: (to) => turned.push(to) });
  if (beyond) for (const to of [2, 1]) beyond.onChange(to);
  expect(turned).toEqual(["2", undefined]);
});

test("takes what is no number for the first page", () => {
  expect(["x", "0", "-2", undefined, "2.9"].map(pageOf)).toEqual([1, 1, 1, 1, 2]);
});
