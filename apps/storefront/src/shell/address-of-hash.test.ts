import { expect, test } from "vitest";
import { addressOfHash } from "./address-of-hash.ts";

test("leads the old hash addresses to the real ones, their query kept [RT-117] [RT-118] [RT-119]", () => {
  expect(addressOfHash("#/home", true)).toBe("/home");
  expect(addressOfHash("#/login?redirect=%2Fcart", false)).toBe("/login?redirect=%2Fcart");
  expect(addressOfHash("#/mine", true)).toBe("/mine");
});

test("leads a visitor to the log-in where the address is somebody's own, and to home as anybody [SES-07]", () => {
  expect(addressOfHash("#/mine", false)).toBe("/login?redirect=%2Fmine");
  expect(addressOfHash("#/mine?from=mail&at=1", false)).toBe(
    "/login?redirect=%2Fmine%3Ffrom%3Dmail%26at%3D1",
  );
  expect(addressOfHash("#/home", false)).toBe("/home");
});

test("leaves every other hash alone", () => {
  const others = ["", "#content", "#/evil", "#//elsewhere.test", "#/miner"];
  expect(others.map((hash) => addressOfHash(hash, false))).toEqual(Array(5).fill(undefined));
});
