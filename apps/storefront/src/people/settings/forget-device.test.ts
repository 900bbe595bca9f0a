import { afterEach, expect, test, vi } from "vitest";
import { forgetDevice } from "./forget-device.ts";

afterEach(() => void vi.unstubAllGlobals());

test("deletes the cookies of choices by an expiry in the past, and whatever else this device keeps [SES-11]", () => {
  const written: string[] = [];
  const emptied: string[] = [];
  vi.stubGlobal("document", {
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal("localStorage", { clear: () => emptied.push("local") });
  vi.stubGlobal("sessionStorage", { clear: () => emptied.push("session") });

  forgetDevice();

  expect(written.map((cookie) => cookie.split("=")[0])).toEqual(["lang", "region"]);
  for (const cookie of written) {
    expect(cookie).toContain("path=/;");
    expect(Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? "")).toBeLessThan(Date.now());
  }
  expect(emptied).toEqual(["local", "session"]);
});
