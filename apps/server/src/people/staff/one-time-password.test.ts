import { expect, test } from "vitest";
import { otpOfStep, otpSecretText, stepOfOtp } from "./one-time-password.ts";

/** The secret of RFC 6238, appendix B. */
const secret = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("agrees with the vectors of RFC 6238 at second %i", (second, code) => {
  expect(otpOfStep(secret, Math.floor(second / 30))).toBe(code);
});

test("takes the code of the half minute before and after, and no other", () => {
  const now = new Date("2026-03-02T04:00:00Z");
  const current = now.getTime() / 30_000;
  const stepsTaken = [-2, -1, 0, 1, 2].map((off) =>
    stepOfOtp(secret, otpOfStep(secret, current + off), now),
  );
  expect(stepsTaken).toEqual([undefined, current - 1, current, current + 1, undefined]);
  expect(stepOfOtp(secret, "", now)).toBeUndefined();
});

test("writes the secret in base 32", () => {
  expect(otpSecretText(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
});
