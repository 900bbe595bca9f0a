import { expect, test } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

test("returns to the path that asked for the log-in, with its query [QRY-12]", () => {
  expect(redirectTarget("/goodsDetailAgent/12?platform=3&urltb=https%3A%2F%2Fx")).toBe(
    "/goodsDetailAgent/12?platform=3&urltb=https%3A%2F%2Fx",
  );
});

test.each([
  "https://evil.test/",
  "//evil.test/a",
  "/\\evil.test",
  "/\t/evil.test",
  "javascript:alert(1)",
  "/login?redirect=/cart",
  "",
  undefined,
])("leads home instead of to %j [QRY-13]", (redirect) => {
  expect(redirectTarget(redirect)).toBe("/");
});
