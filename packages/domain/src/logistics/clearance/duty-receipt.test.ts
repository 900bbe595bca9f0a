import { describe, expect, test } from "vitest";
import { transportStates } from "../parcels/package-state.ts";
import { customsOf } from "../../people/regions/regions.ts";
import {
  beyondExpected,
  checkDutyReceipt,
  expectedDuty,
  hasLeftForCustoms,
  plainReceiptNumber,
} from "./duty-receipt.ts";

const now = new Date("2026-11-29T18:00:00Z");
const here_since = new Date("2026-11-10T02:00:00Z");
const receipt = { number: "A001-0412/69", paid_on: "2026-11-28", duty: 42_000, vat: 12_740 };
const read = (change: Partial<typeof receipt>) => {
  const read = checkDutyReceipt({ ...receipt, ...change }, { region: "TH", here_since, now });
  return read.ok ? read.value : read.error.code;
};

describe("a receipt of duty", () => {
  test("has a number, which is one however it is spaced and written", () => {
    expect(read({ number: " a001-0412 / 69 " })).toEqual(receipt);
    expect(plainReceiptNumber("ａ００１")).toBe("A001");
    for (const number of ["", "12", "<b>12</b>", "1".repeat(41), "-12-"])
      expect(read({ number })).toBe("duty_number_invalid");
    expect(read({ number: "ก.๑๒๓/๖๙" })).toMatchObject({ number: "ก.๑๒๓/๖๙" });
  });

  test("is of a day between its parcel's arrival with us and today, where customs is", () => {
    // It is the thirtieth in Bangkok already.
    expect(read({ paid_on: "2026-11-30" })).toMatchObject({ paid_on: "2026-11-30" });
    expect(read({ paid_on: "2026-11-10" })).toMatchObject({ paid_on: "2026-11-10" });
    for (const paid_on of ["2026-12-01", "2026-11-09", "2026-11-31", "29/11/2026", ""])
      expect(read({ paid_on })).toBe("duty_day_invalid");
  });

  test("says that something was paid, be it tax alone", () => {
    expect(read({ duty: 0 })).toMatchObject({ duty: 0, vat: 12_740 });
    expect(read({ duty: 0, vat: 0 })).toBe("duty_amount_needed");
  });
});

describe("what is paid", () => {
  const duty = {
    clothing: { low_bp: 3000, high_bp: 3000, source: "", address: "", read_on: "2026-11-28" },
    toys: { low_bp: 0, high_bp: 1000, source: "", address: "", read_on: "2026-11-28" },
  };
  const shirts = { worth: 90_000, lines: [{ goods: 90_000, duty_class: "clothing" }] } as const;
  const unknown = { worth: 90_000, lines: [{ goods: 90_000, duty_class: undefined }] } as const;

  test("is held against duty on goods, insurance and freight, and tax on both", () => {
    const thai = { ...customsOf.TH, duty };
    // 1,000.00 is asked 30 %, and 7 % of 1,300.00.
    expect(expectedDuty(shirts, 10_000, thai)).toEqual({ low: 39_100, high: 39_100 });
    expect(expectedDuty(unknown, 10_000, thai)).toEqual({ low: 7_000, high: 39_100 });
  });

  test("may be nothing where a value is free", () => {
    const taiwan = { ...customsOf.TW, duty };
    expect(expectedDuty(shirts, 10_000, taiwan)).toEqual({ low: 0, high: 36_500 });
    expect(expectedDuty(shirts, 110_001, taiwan).low).toBeGreaterThan(0);
  });

  test("lies within what was expected, above it or below", () => {
    const expected = { low: 7_000, high: 39_100 };
    expect([6_999, 7_000, 39_100, 39_101].map((paid) => beyondExpected(paid, expected))).toEqual([
      -1, 0, 0, 1,
    ]);
  });
});

test("a customs office sees a parcel from when it sails on, and never one that was given up", () => {
  const seen = transportStates.filter((state) => hasLeftForCustoms[state]);
  const sails = transportStates.indexOf("international_shipping");
  expect(seen).toEqual(transportStates.slice(sails, transportStates.indexOf("received") + 1));
});
