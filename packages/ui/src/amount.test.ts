import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Amount } from "./amount.tsx";

const drawn = (cents: number, currency: "TWD" | "THB" | "CNY") =>
  renderToStaticMarkup(createElement(Amount, { cents, currency })).replaceAll(/<[^>]+>/g, "");

test("cents stand as an amount with two decimals and the symbol of their currency, whatever they are [MONEY-02]", () => {
  expect(drawn(12_345, "TWD")).toBe("NT$123.45");
  expect(drawn(5, "CNY")).toBe("¥0.05");
  expect(drawn(100, "THB")).toBe("฿1.00");
  expect(drawn(123_456_789, "TWD")).toBe("NT$1,234,567.89");
  expect(drawn(-2_050, "TWD")).toContain("20.50");
});
