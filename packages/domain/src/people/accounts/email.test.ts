import { describe, expect, test } from "vitest";
import { emailOf, maskEmail } from "./email.ts";

describe("an e-mail address", () => {
  test.each([
    ["customer@sampan.test", "customer@sampan.test"],
    ["mei@q.example", "mei@q.example"],
    [" Mei.Lin+shop@Example.CO.TH ", "mei.lin+shop@example.co.th"],
  ])("%s is stored as %s", (text, email) => {
    expect(emailOf(text)).toEqual({ ok: true, value: email });
  });
  test.each([
    "",
    "customer",
    "customer@",
    "@sampan.test",
    "a@b",
    "a b@sampan.test",
    "a@@sampan.test",
    "a..b@sampan.test",
    "a@-sampan.test",
    "a@sampan..test",
    "a@sampan.test\nbcc: b@sampan.test",
    `${"a".repeat(65)}@sampan.test`,
  ])("'%s' is none", (text) => {
    expect(emailOf(text)).toEqual({ ok: false, error: { code: "email_invalid" } });
  });
  test.each([
    ["mingzhu@sampan.test", "mi••••@sampan.test"],
    ["m@sampan.test", "m••••@sampan.test"],
  ])("%s is shown as %s", (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });
  test("has 64 characters before the @ at most, and 254 in all", () => {
    const mine = "a".repeat(64);
    const host = (length: number) => `${"b".repeat(length - ".test".length)}.test`;
    const isKept = [
      `${mine}@sampan.test`,
      `${mine}a@sampan.test`,
      `${mine}@${host(189)}`,
      `${mine}@${host(190)}`,
    ].map((text) => emailOf(text).ok);
    expect(isKept).toEqual([true, false, true, false]);
  });
  test("of hostile length is judged at once", () => {
    expect(emailOf(`${"a-".repeat(50_000)}@${"a-".repeat(50_000)}`).ok).toBe(false);
  });
});
