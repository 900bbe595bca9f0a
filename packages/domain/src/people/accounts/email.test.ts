import { describe, expect, test } from "vitest";
import { emailOf, maskEmail } from "./email.ts";

describe("an e-mail address", () => {
  test.each([
    ["customer@sampan.test", "customer@sampan.test"],
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
  test("of hostile length is judged at once", () => {
    expect(emailOf(`${"a-".repeat(50_000)}@${"a-".repeat(50_000)}`).ok).toBe(false);
  });
});
