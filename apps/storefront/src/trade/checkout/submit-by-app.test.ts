import { refuse } from "@sampan/domain/kernel/result";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enterApp } from "../../native/app.ts";
import { payType } from "./pay-type.ts";
import { submitByApp } from "./submit-by-app.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => enterApp(undefined));

const order = { request_id: "r-12345678", lines: [], pay_mode: "twice" } as never;

/** An app that ends every question so. */
function appThat(code: "cancelled" | "silent" | "refused") {
  const ask = vi.fn(async () => refuse({ code }));
  enterApp(ask);
  return ask;
}

test("the payment type that was chosen goes to the app with the order, and stays chosen [PAY-17] [NATV-07]", async () => {
  payType.keep("twice");
  const ask = appThat("refused");
  await submitByApp(order);
  expect(ask).toHaveBeenCalledWith("submitOrderAgent", { params: order, payType: "twice" });
  expect(payType.read()).toBe("twice");
  expect(stored.get("payType")).toBe('"twice"');
});

test("only an order that was given up in the app is not submitted by the page [NATV-07]", async () => {
  payType.keep("once");
  appThat("cancelled");
  expect(await submitByApp(order)).toBe(false);
  for (const code of ["silent", "refused"] as const) {
    appThat(code);
    expect(await submitByApp(order)).toBe(true);
  }
  enterApp(undefined);
  expect(await submitByApp(order)).toBe(true);
});

test("a payment type that is none counts as not chosen [STAT-03]", () => {
  stored.set("payType", '"never"');
  expect(payType.read()).toBeUndefined();
});
