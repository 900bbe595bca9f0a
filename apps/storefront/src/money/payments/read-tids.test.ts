import { expect, test } from "vitest";
import { readTids } from "./read-tids.ts";

test("reads the numbers of an address, each once", () => {
  expect(readTids("SP261113ZZQ1K2,SP261113Z8SGTM,SP261113ZZQ1K2")).toEqual([
    "SP261113ZZQ1K2",
    "SP261113Z8SGTM",
  ]);
  expect(readTids("")).toEqual([]);
  expect(readTids(undefined)).toEqual([]);
});
