import { expect, test } from "vitest";
import {
  pickupCode_days,
  pickupCodeExpiry,
  pickupCodeState,
  pickupMark,
  pickupTries_most,
  readPickupMark,
} from "./pickup-code.ts";

const now = new Date("2026-03-02T04:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);

test("a code is good until its last moment and its last wrong try", () => {
  const state = (wrong_tries: number, expires_at: Date) =>
    pickupCodeState({ wrong_tries, expires_at }, now);
  expect(state(0, later(1))).toBe("good");
  expect(state(pickupTries_most - 1, later(1))).toBe("good");
  expect(state(pickupTries_most, later(1))).toBe("locked");
  expect(state(0, now)).toBe("expired");
  // What was guessed at says so, even when it is over as well.
  expect(state(pickupTries_most, now)).toBe("locked");
});

test("a code is good for so many days from when it was made", () => {
  expect(pickupCodeExpiry(now)).toEqual(later(pickupCode_days * 86_400_000));
});

test("a scanned picture names the parcel and its code, and nothing else does", () => {
  const own = { tid: "SP260302ABC123", code: "042917" };
  expect(readPickupMark(pickupMark(own))).toEqual(own);
  expect(readPickupMark(` ${pickupMark(own).toLowerCase()}\n`)).toEqual(own);
  for (const other of [
    "",
    "042917",
    "SP260302ABC123",
    "SP260302ABC123-04291",
    "x042917",
    "SP260302ABC123-",
  ])
    expect(readPickupMark(other)).toBeUndefined();
});
