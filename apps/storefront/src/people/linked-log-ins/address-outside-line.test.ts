import { expect, test } from "vitest";
import { addressOutsideLine } from "./address-outside-line.ts";

const href = "https://shop.test/login?redirect=%2Fcart";
const inLine = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.19.0",
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36 Line/14.19.1/IAB",
];
const elsewhere =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 Baseline/1";

test("inside LINE the log-in by Google opens in the phone's own browser, at the page it was asked on", () => {
  for (const userAgent of inLine) {
    const outside = addressOutsideLine("google", { userAgent, href });
    expect(outside).toBe(`${href}&openExternalBrowser=1`);
    expect(addressOutsideLine("google", { userAgent, href: outside ?? "" })).toBe(outside);
  }
});

test("LINE's own log-in stays inside LINE, and other browsers stay where they are", () => {
  for (const userAgent of inLine)
    expect(addressOutsideLine("line", { userAgent, href })).toBeUndefined();
  expect(addressOutsideLine("google", { userAgent: elsewhere, href })).toBeUndefined();
});
