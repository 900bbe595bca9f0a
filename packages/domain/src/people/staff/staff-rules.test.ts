import { expect, test } from "vitest";
import { rolesThatManageStaff } from "./staff-rules.ts";

test("administrators manage staff, and nobody else [BO-04]", () => {
  expect(rolesThatManageStaff).toEqual(["admin"]);
});
