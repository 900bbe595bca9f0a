import { expect, test } from "vitest";
import { placeAfterLogIn } from "./place-after-log-in.ts";

test("a log-in returns to the place it was asked at", () => {
  expect(placeAfterLogIn("/reviews?tid=SP261120ab12cd")).toBe("/reviews?tid=SP261120ab12cd");
});

test("a log-in never leads to another site, or to itself", () => {
  for (const address of ["https://elsewhere.test", "//elsewhere.test", "/\\elsewhere.test"])
    expect(placeAfterLogIn(address)).toBe("/");
  expect(placeAfterLogIn("/log-in?redirect=/log-in")).toBe("/");
  expect(placeAfterLogIn(undefined)).toBe("/");
});
