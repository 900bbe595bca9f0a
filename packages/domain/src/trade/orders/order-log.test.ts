import { describe, expect, test } from "vitest";
import { carriesJson, readOrderLogContent, orderLogCodes, orderLogEventOf } from "./order-log.ts";

describe("the log of an order", () => {
  test("gives every event a number of its own", () => {
    const codes = Object.values(orderLogCodes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(orderLogEventOf(12)).toBe("billed");
    expect(orderLogEventOf(99)).toBeUndefined();
  });
  test("carries JSON with six of them [ORD-89]", () => {
    const all = Array.from({ length: 30 }, (_, code) => code);
    expect(all.filter(carriesJson)).toEqual([3, 8, 10, 12, 16, 17]);
  });
  test("reads JSON as facts and everything else as text [ORD-89]", () => {
    expect(readOrderLogContent(10, '{"weight_g":2360}')).toEqual({
      kind: "facts",
      facts: { weight_g: 2360 },
    });
    expect(readOrderLogContent(1, '{"weight_g":2360}')).toEqual({
      kind: "text",
      text: '{"weight_g":2360}',
    });
  });
  test.each(["{", "", "null", "[1]", "2360"])("shows unreadable '%s' as it is [ORD-90]", (raw) => {
    expect(readOrderLogContent(10, raw)).toEqual({ kind: "text", text: raw });
  });
});
