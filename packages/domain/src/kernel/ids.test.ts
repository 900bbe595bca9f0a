import { defaultLimits } from "./settings/limits.ts";
import { describe, expect, test } from "vitest";
import { fc } from "../../../../tests/support/properties.ts";
import {
  newCampaignNumber,
  newCartId,
  newCorrectionNumber,
  newCouponCode,
  newGrantNumber,
  newInitialPassword,
  newPopupNumber,
  newRecoveryCode,
  newRewardNumber,
  newServiceNumber,
  newStatementNumber,
  newTid,
  newUid,
  oidOf,
  readCouponCode,
  readRecoveryCode,
} from "./ids.ts";
import { checkPassword } from "../people/accounts/password-rule.ts";

const midnightInTaipei = new Date("2026-11-18T16:00:00Z");
const sixBytes = new Uint8Array([0, 31, 32, 255, 18, 7]);

describe("ids", () => {
  test("a tid carries the day of its region and six random characters", () => {
    expect(newTid(midnightInTaipei, "TW", sixBytes)).toBe("SP2611190Z0ZJ7");
    expect(newTid(midnightInTaipei, "TH", sixBytes)).toBe("SP2611180Z0ZJ7");
  });
  test("a uid is twelve lower-case characters without i, l, o and u", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        expect(newUid(bytes)).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
      }),
    );
  });
  test("a cart line's id needs its sixteen bytes", () => {
    expect(newCartId(new Uint8Array(16).fill(10))).toBe("a".repeat(16));
    expect(() => newCartId(new Uint8Array(15))).toThrow("16 random bytes are needed");
  });
  test("lines of an order are numbered behind its tid", () => {
    expect(oidOf("SP2611180Z0ZJ7", 2)).toBe("SP2611180Z0ZJ7-2");
  });

  test("an initial password can be typed where a password is asked for [BO-04]", () => {
    const password = newInitialPassword(new Uint8Array(12).fill(255));
    expect(password).toBe("zzzzzzzzzzzz");
    expect(checkPassword(password, defaultLimits).ok).toBe(true);
  });

  test("a coupon's code has sixteen characters, taken however they were typed", () => {
    const code = newCouponCode(Uint8Array.from({ length: 16 }, (_, nth) => nth + 8));
    expect(code).toBe("89ABCDEFGHJKMNPQ");
    for (const typed of [code, code.toLowerCase(), " 89AB-CDEF ghjk\tMNPQ\n"])
      expect(readCouponCode(typed)).toBe(code);
  });

  test("numbers of what staff read are told apart by their first two letters", () => {
    const bytes = Uint8Array.from({ length: 8 }, (_, nth) => nth + 24);
    expect(
      [
        newGrantNumber,
        newCampaignNumber,
        newPopupNumber,
        newCorrectionNumber,
        newStatementNumber,
        newRewardNumber,
        newServiceNumber,
      ].map((newNumber) => newNumber(bytes)),
    ).toEqual(["GR", "CM", "PU", "CO", "ST", "IV", "SV"].map((kind) => `${kind}RSTVWXYZ`));
  });

  test("a recovery code is read however it was written down [BO-01]", () => {
    const code = newRecoveryCode(Uint8Array.from({ length: 16 }, (_, nth) => nth));
    expect(code).toBe("0123-4567-89ab-cdef");
    for (const typed of [code, "0123456789ABCDEF", " O123 4567 89ab cdef", "0L23-4567-89ab-cdef"])
      expect(readRecoveryCode(typed)).toBe(code);
    for (const other of [
      "",
      "123456",
      "0123-4567-89ab-cde",
      "0123-4567-89ab-cdeu",
      "0123-4567-89ab-cdef0",
      "u0123-4567-89ab-cdef",
    ])
      expect(readRecoveryCode(other)).toBeUndefined();
  });
});
