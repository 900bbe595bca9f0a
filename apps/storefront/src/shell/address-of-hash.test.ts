import { expect, test } from "vitest";
import { addressOfHash } from "./address-of-hash.ts";

test("leads the old hash addresses to the real ones, their query kept [RT-117] [RT-118] [RT-119]", () => {
  expect(addressOfHash("#/home")).toBe("/home");
  expect(addressOfHash("#/login?redirect=%2Fcart")).toBe("/login?redirect=%2Fcart");
  expect(addressOfHash("#/mine")).toBe("/mine");
});

test("leaves every other hash alone", () => {
  expect(["", "#content", "#/evil", "#//elsewhere.test"].map(addressOfHash)).toEqual(
    Array(4).fill(undefined),
  );
});
