import type { ShippingRule } from "@sampan/contract/goods/shippability/staff-shippability";
import { expect, test } from "vitest";
import { draftOf, emptyRule, isWhole, rulesFor } from "./rule-draft.ts";

const reason = { zh: "不收", "zh-TW": "不收", th: "ไม่รับ", en: "Not taken" };
const whole = { ...emptyRule, name: "木炭", words: ["木炭"], reason };
const stored = (id: string, wish: Partial<ShippingRule>): ShippingRule => ({
  ...whole,
  id,
  checked_on: "2026-11-20",
  is_enabled: true,
  ...wish,
});

test("a rule is whole when it has a name, goods, transports and every reason", () => {
  expect(isWhole(whole)).toBe(true);
  expect(isWhole(emptyRule)).toBe(false);
  expect(isWhole({ ...whole, name: " " })).toBe(false);
  expect(isWhole({ ...whole, words: [] })).toBe(false);
  expect(isWhole({ ...whole, words: [], goods_classes: ["food"] })).toBe(true);
  expect(isWhole({ ...whole, transports: [] })).toBe(false);
  expect(isWhole({ ...whole, reason: { ...reason, th: "" } })).toBe(false);
});

test("a stored rule is changed under its number, its date and state left to the server", () => {
  expect(draftOf(stored("7", {}))).toEqual({ ...whole, id: "7" });
});

test("rules are found by region, those of both included, and by any of their words", () => {
  const rules = [
    stored("1", { region: "TW", mark: "BSMI" }),
    stored("2", { region: "TH", name: "อย.", words: ["面霜"] }),
    stored("3", { region: null, name: "武器", words: ["匕首"] }),
  ];
  const ids = (region: string | undefined, text: string) =>
    rulesFor(rules, { region, text }).map(({ id }) => id);
  expect(ids("TW", "")).toEqual(["1", "3"]);
  expect(ids(undefined, "bsmi")).toEqual(["1"]);
  expect(ids("TH", "面霜")).toEqual(["2"]);
});
