import { expect, test } from "vitest";
import { writtenFilters } from "./written-filters.ts";

test("only filters that say something are asked for", () => {
  expect(
    writtenFilters({
      staff_email: " reviewer@sampan.test ",
      action: "",
      object_id: undefined,
      from: "2026-11-01",
      to: "yesterday",
      page: "2",
    }),
  ).toEqual({ staff_email: "reviewer@sampan.test", from: "2026-11-01" });
});
