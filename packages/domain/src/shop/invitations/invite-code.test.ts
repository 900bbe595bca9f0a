import { expect, test } from "vitest";
import { readInviteCode } from "./invite-code.ts";

test("a code is read however it was typed, and nothing else is one [INV-03]", () => {
  expect(readInviteCode(" 7kq2m9xz ")).toBe("7KQ2M9XZ");
  expect(readInviteCode("o1l2I3A4")).toBe("011213A4");
  for (const other of ["", "SALES-2026", "1234567", "123456789", "1234567U", "1234567é"])
    expect(readInviteCode(other)).toBeUndefined();
});
