import { describe, expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

describe("what an act changed", () => {
  test("stands field by field, and what stayed is told from what did not [BO-03]", () => {
    const before = { name: "陳", roles: ["buyer"] };
    const after = { name: "陳", roles: ["reviewer"], state: "active" };
    expect(changedFields(before, after)).toEqual([
      { name: "name", before: "陳", after: "陳", isChanged: false },
      { name: "roles", before: '["buyer"]', after: '["reviewer"]', isChanged: true },
      { name: "state", before: "–", after: "active", isChanged: true },
    ]);
  });

  test("is one line where there are no fields", () => {
    expect(changedFields("classic", "gold")).toEqual([
      { name: "", before: "classic", after: "gold", isChanged: true },
    ]);
    expect(changedFields(null, undefined)).toEqual([]);
  });

  test("has nothing before what is new", () => {
    expect(changedFields(null, { reason: "left" })).toEqual([
      { name: "reason", before: "–", after: "left", isChanged: true },
    ]);
  });

  test("is one line where a plain value became one with fields", () => {
    expect(changedFields("active", { state: "disabled" })).toEqual([
      { name: "", before: "active", after: '{"state":"disabled"}', isChanged: true },
    ]);
  });
});
