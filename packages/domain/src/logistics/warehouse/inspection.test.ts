import { describe, expect, test } from "vitest";
import { checkInspection, type Inspected, photosDemanded } from "./inspection.ts";

const lines = [
  { oid: "SP1-1", num: 2 },
  { oid: "SP1-2", num: 1 },
];
const shots = (count: number) => Array.from({ length: count }, (_, at) => `/files/${at}`);
const whole: Inspected = { lines, photos: shots(6), faults: [], weight_g: 840, photosPerLine: 3 };
const broken = { oid: "SP1-1", fault: "broken", num: 1, words: "" } as const;

const troubleOf = (change: Partial<Inspected>) => {
  const checked = checkInspection({ ...whole, ...change });
  return checked.ok ? "ok" : checked.error;
};

describe("a parcel that is done", () => {
  test("has the photos that are asked for of each of its lines, each once", () => {
    expect(troubleOf({})).toBe("ok");
    expect(troubleOf({ photos: shots(5) })).toEqual({ code: "photos_needed", values: { n: 6 } });
    const twice = [...shots(5), "/files/0"];
    expect(troubleOf({ photos: twice })).toMatchObject({ code: "photos_needed" });
    expect(troubleOf({ photos: [], photosPerLine: 0 })).toBe("ok");
  });

  test("is never asked for more photos than it may hold", () => {
    expect([photosDemanded(2, 3), photosDemanded(5, 3), photosDemanded(100, 1)]).toEqual([
      6, 12, 12,
    ]);
  });

  test("that nobody weighed yet is asked for none", () => {
    expect(troubleOf({ weight_g: undefined, photos: [] })).toBe("ok");
  });

  test("was weighed by a scale that read neither 0 nor 900 kg [BO-14]", () => {
    expect(troubleOf({ weight_g: 0 })).toEqual({ code: "scale_empty" });
    const values = { weight: 900, most: 300 };
    expect(troubleOf({ weight_g: 900_000 })).toEqual({ code: "scale_too_heavy", values });
    expect(troubleOf({ weight_g: 300_000 })).toBe("ok");
  });
});

describe("a fault", () => {
  test("is one of goods in the parcel, of as many pieces as came, once a line", () => {
    expect(troubleOf({ faults: [broken] })).toBe("ok");
    const all = [
      { ...broken, num: 2 },
      { ...broken, oid: "SP1-2" },
    ];
    expect(troubleOf({ faults: all })).toBe("ok");
    const foreign = { code: "fault_foreign" };
    expect(troubleOf({ faults: [{ ...broken, oid: "SP2-1" }] })).toEqual(foreign);
    expect(troubleOf({ faults: [{ ...broken, num: 3 }] })).toEqual(foreign);
    expect(troubleOf({ faults: [broken, { ...broken, fault: "short" }] })).toEqual(foreign);
  });

  test("that no word fits is said in words", () => {
    const other = { ...broken, fault: "other" } as const;
    for (const words of ["", " "])
      expect(troubleOf({ faults: [{ ...other, words }] })).toEqual({ code: "fault_words_needed" });
    expect(troubleOf({ faults: [{ ...other, words: "smells of oil" }] })).toBe("ok");
  });
});
