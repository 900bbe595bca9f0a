import { expect, test } from "vitest";
import { businessCategoryKeys, chooseCategories } from "./business-categories.ts";

test.each<[string, number[], unknown]>([
  ["none", [], "business_category_needed"],
  ["one that is not there", [9], "business_category_unknown"],
  ["three", [5, 1, 8], [1, 5, 8]],
  ["one twice", [2, 2], [2]],
  ["four", [1, 2, 3, 4], "business_categories_full"],
])("of eight, %s is judged so [HOME-12] [CONST-27] (table)", (_, keys, expected) => {
  const chosen = chooseCategories(keys, 3);
  expect(chosen.ok ? chosen.value : chosen.error.code).toEqual(expected);
  expect(businessCategoryKeys).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("whoever chose too many is told how many they may choose [HOME-13]", () => {
  expect(chooseCategories([1, 2, 3, 4], 3)).toEqual({
    ok: false,
    error: { code: "business_categories_full", values: { n: 3 } },
  });
});
