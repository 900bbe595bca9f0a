import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { openData, sealData } from "./seal-data.ts";

/** The keys ECPay publishes for everybody's tests. */
const keys = { hashKey: "ejCk326UnaZWKisg", hashIv: "q9jcZX8Ib9LM8wYk" };

describe("the envelope", () => {
  test.each([
    [
      { MerchantID: "2000132", BarCode: "/1234567" },
      "XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTW3DVa6yI7vKmjBRp2eulDhXoru/qBqFDBH3fEqlkMn3bbJfJBfGAq+v+SvttutYnc=",
    ],
    [
      { Name: "test!*'()~value" },
      "uvI4yrErM37XNQkXGAgRgBuDOiJoVs72Xn/rum9Ejl1DSna4HyLSoY7764PmhTR7JXb9jJWLSjCGcZEDeFiABg==",
    ],
  ])("seals the example ECPay publishes: %j", (content, data) => {
    expect(sealData(keys, content)).toBe(data);
    expect(openData(keys, data)).toBe(JSON.stringify(content));
  });

  test("opens whatever it sealed, and nothing that other keys sealed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const data = sealData(keys, { text });
        expect(JSON.parse(openData(keys, data) ?? "")).toEqual({ text: text.toWellFormed() });
        const others = { ...keys, hashKey: "another-key-4168" };
        expect(openData(others, data)).not.toBe(JSON.stringify({ text }));
      }),
    );
  });
});
