import { expect, test } from "vitest";
import { withSearch } from "./search-history.ts";

test("the newest search comes first and is listed once [SRCH-02]", () => {
  const history = ["雨伞", "连衣裙", "马克杯"].reduceRight(withSearch, [] as string[]);
  expect(history).toEqual(["雨伞", "连衣裙", "马克杯"]);
  expect(withSearch(history, "马克杯")).toEqual(["马克杯", "雨伞", "连衣裙"]);
});

test("the history forgets what lies far back", () => {
  const many = Array.from({ length: 50 }, (_, position) => `word ${position}`);
  const history = many.reduce(withSearch, [] as string[]);
  expect(history).toHaveLength(20);
  expect(history[0]).toBe("word 49");
});
