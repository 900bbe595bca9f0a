import { formatWireTime, parseWireTime } from "@sampan/domain/kernel/business-time";
import { regions } from "@sampan/domain/kernel/regions";
import { describe, expect, test } from "vitest";
import * as dates from "./dates.ts";

const { formatDay, formatDayRange, formatMinute } = dates;

/** As it is read: what keeps a day together is not seen. */
const read = (text: string): string => text.replaceAll("\u{2060}", "");

const moment = new Date("2026-11-20T16:05:09.000Z");

describe("a time", () => {
  test("travels to the second and shows to the minute, with the same digits in both [I18N-07] [CONST-49]", () => {
    for (const region of regions) {
      const wire = formatWireTime(moment, region);
      expect(wire).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
      expect(read(formatMinute(wire))).toBe(wire.slice(0, 16));
      expect(parseWireTime(wire, region)).toEqual({ ok: true, value: moment });
    }
  });

  test("is that of the region's clocks, past midnight there already [I18N-07]", () => {
    expect(read(formatMinute(formatWireTime(moment, "TW")))).toBe("2026-11-21 00:05");
    expect(read(formatMinute(formatWireTime(moment, "TH")))).toBe("2026-11-20 23:05");
  });

  test("reads the same in every language: no Buddhist years, no months by name [I18N-07]", () => {
    const wire = "2026-11-20 16:05:09";
    expect(read(formatDay(wire))).toBe("2026-11-20");
    expect(read(formatMinute(wire))).toBe("2026-11-20 16:05");
    expect(read(formatDayRange(wire, "2026-11-24"))).toBe("2026-11-20 – 2026-11-24");
    expect(read(formatDayRange(wire, wire))).toBe("2026-11-20");
  });

  test("of a day is never divided by the end of a line", () => {
    expect(formatDay("2026-11-20")).toBe("2026-\u{2060}11-\u{2060}20");
    expect(formatMinute("2026-11-20 16:05:09")).toBe("2026-\u{2060}11-\u{2060}20 16:05");
  });

  test("is never shown without its year: there is no such form [I18N-07]", () => {
    const wire = "2026-11-20 16:05:09";
    for (const format of Object.values(dates))
      for (const day of format(wire, "2027-01-02").split(" – "))
        expect(read(day)).toMatch(/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/);
  });

  test("of another form is a fault, not a guess [I18N-07]", () => {
    for (const text of ["20/11/2026", "2026-11-20T16:05:09Z", "", "soon"])
      expect(() => formatMinute(text)).toThrow(RangeError);
  });
});
