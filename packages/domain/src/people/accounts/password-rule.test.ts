import { defaultLimits } from "../../kernel/settings/limits.ts";
import { describe, expect, test } from "vitest";
import { checkPassword } from "./password-rule.ts";

describe("a password", () => {
  test.each(["Sampan_2026", "abcdef", "!@#_!@", "a".repeat(20)])("'%s' is accepted", (password) => {
    expect(checkPassword(password, defaultLimits)).toEqual({ ok: true, value: password });
  });
  test.each(["", "abcde", "a".repeat(21)])("'%s' has the wrong length [ACC-02]", (password) => {
    expect(checkPassword(password, defaultLimits)).toEqual({
      ok: false,
      error: { code: "password_form", values: { reason: "length" } },
    });
  });
  test.each(["abc def", "abcdef$", "密碼密碼密碼", "abcdef\n", "ａｂｃｄｅｆ"])(
    "'%s' has a character that is not allowed [ACC-03]",
    (password) => {
      expect(checkPassword(password, defaultLimits)).toEqual({
        ok: false,
        error: { code: "password_form", values: { reason: "characters" } },
      });
    },
  );
});
