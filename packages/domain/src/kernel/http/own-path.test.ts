import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each([
  "/",
  "/cart",
  "/goodsDetailAgent/12?platform=3&urltb=https%3A%2F%2Fx#comments",
  "/find?of=//host",
  "/folder//",
])("%s is a path of this site and stays as it is [QRY-12]", (address) => {
  expect(ownPath(address)).toBe(address);
});

test("a path is written as browsers read it", () => {
  expect(ownPath("/a/../b/./c")).toBe("/b/c");
});

test.each([
  undefined,
  "",
  "cart",
  "https://evil.test/",
  "javascript:alert(1)",
  "//evil.test/a",
  "/\\evil.test",
  "/.//evil.test",
  "/a/..//evil.test",
  "/\t/evil.test",
  "/a b",
  "/a\n",
  "/購物車",
  " /cart",
])("%j leads away, or would in some browser [QRY-13]", (address) => {
  expect(ownPath(address)).toBeUndefined();
});
