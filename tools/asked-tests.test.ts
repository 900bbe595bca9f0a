import { expect, test } from "vitest";
import { readAskedTests } from "./asked-tests.ts";

const everything = { vitest: ["unit", "pglite", "postgres"], hasBrowser: true };

test("nothing asked is everything, all of it", () => {
  expect(readAskedTests([])).toEqual({ ...everything, paths: [], share: undefined });
});

test("parts, paths and a share are told apart", () => {
  expect(readAskedTests(["db", "trade/carts"])).toMatchObject({
    vitest: ["pglite", "postgres"],
    hasBrowser: false,
    paths: ["trade/carts"],
  });
  expect(readAskedTests(["2/4"])).toEqual({ ...everything, paths: [], share: "2/4" });
  expect(readAskedTests(["browser", "1/2", "cart"])).toEqual({
    vitest: [],
    hasBrowser: true,
    paths: ["cart"],
    share: "1/2",
  });
});

test.each([[["cart"]], [["5/4"]], [["0/4"]], [["1/2", "2/2"]], [["1/0"]]])(
  "%j cannot be meant",
  (words) => {
    expect(readAskedTests(words)).toBeTypeOf("string");
  },
);
