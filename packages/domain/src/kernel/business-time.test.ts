import { describe, expect, test } from "vitest";
import { fc } from "../../../../tests/support/properties.ts";
import {
  addDays,
  businessDay,
  businessHour,
  formatWireTime,
  parseWireTime,
  startOfBusinessDay,
} from "./business-time.ts";

const justBeforeMidnightInTaipei = new Date("2026-11-18T15:59:59Z");
const anyInstant = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2100-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const anyRegion = fc.constantFrom("TW", "TH");

describe("business time", () => {
  test("is told by the clocks of the region", () => {
    expect(formatWireTime(justBeforeMidnightInTaipei, "TW")).toBe("2026-11-18 23:59:59");
    expect(formatWireTime(justBeforeMidnightInTaipei, "TH")).toBe("2026-11-18 22:59:59");
  });
  test("starts a new day at the region's midnight", () => {
    const midnight = new Date("2026-11-18T16:00:00Z");
    expect(businessDay(midnight, "TW")).toBe("2026-11-19");
    expect(businessDay(midnight, "TH")).toBe("2026-11-18");
    expect(startOfBusinessDay(midnight, "TW")).toEqual(midnight);
    expect(startOfBusinessDay(midnight, "TH")).toEqual(new Date("2026-11-17T17:00:00Z"));
  });
  test("counts midnight as hour 0", () => {
    expect(businessHour(new Date("2026-11-18T16:00:00Z"), "TW")).toBe(0);
    expect(businessHour(justBeforeMidnightInTaipei, "TW")).toBe(23);
  });
  test("reads back what it wrote, to the second", () => {
    fc.assert(
      fc.property(anyInstant, anyRegion, (instant, region) => {
        const second = new Date(Math.floor(instant.getTime() / 1000) * 1000);
        expect(parseWireTime(formatWireTime(second, region), region)).toEqual({
          ok: true,
          value: second,
        });
      }),
    );
  });
  test.each(["2026-11-18 14:07", "2026-11-18T14:07", "2026-11-18T14:07:00", " 2026-11-18 14:07 "])(
    "reads '%s', as fields of a browser and people write it",
    (text) => {
      expect(parseWireTime(text, "TW")).toEqual({
        ok: true,
        value: new Date("2026-11-18T06:07:00Z"),
      });
    },
  );
  test.each([
    "",
    "yesterday",
    "2026-02-30 10:00:00",
    "2026-13-01 10:00:00",
    "2026-11-18 24:01:00",
    "2026-11-18 24:00:00",
    "2026-11-18",
    "2026-11-18 14",
    "2026-11-18 14:07:00.5",
    "2026-11-18 14:07:00 or later",
    "on 2026-11-18 14:07:00",
    "Wed 18 Nov 2026 14:07:00",
  ])("refuses '%s'", (text) => {
    expect(parseWireTime(text, "TW")).toEqual({ ok: false, error: { code: "not_a_time" } });
  });
  test("adds days of 24 hours", () => {
    expect(addDays(new Date("2026-11-18T00:00:00Z"), 14)).toEqual(new Date("2026-12-02T00:00:00Z"));
  });
});
