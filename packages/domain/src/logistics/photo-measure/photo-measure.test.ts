import { describe, expect, test } from "vitest";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { findSheet } from "./find-sheet.ts";
import { drawSheet, type Point, sheet } from "./marker-sheet.ts";
import { footprintOf, heightOf, offByPhoto } from "./sides-by-photo.ts";
import { pictureOf, seen, type Shot } from "./testing/drawn-picture.ts";

/** A box beside the sheet: its near corner and the ends of two sides, in the sheet's millimetres. */
const corner = { x: 30, y: -40 };
const [wide, deep] = [240, 150];
const box: readonly [Point, Point, Point] = [
  corner,
  { x: corner.x + wide, y: corner.y },
  { x: corner.x, y: corner.y - deep },
];

const planeIn = (shot: Shot) => valueOf(findSheet(pictureOf(shot))).toSheet;
const marked = (shot: Shot, points: readonly Point[]) =>
  points.map(seen(shot)) as unknown as readonly [Point, Point, Point];

describe("a box beside the sheet in a picture", () => {
  test.each<Shot>([
    { tilt: 0, turn: 0 },
    { tilt: 35, turn: 0 },
    { tilt: 50, turn: 25 },
    { tilt: 45, turn: 160, roll: 20 },
    { tilt: 30, turn: -80, roll: -45 },
    { tilt: 40, turn: 200, noise: 25, shade: 0.5 },
  ])("has its sides to a hundredth, seen from tilt $tilt, turn $turn, roll $roll", (shot) => {
    const [one, other] = valueOf(footprintOf(planeIn(shot), marked(shot, box)));
    expect(Math.abs(one - wide) / wide).toBeLessThan(0.01);
    expect(Math.abs(other - deep) / deep).toBeLessThan(0.01);
  });

  test("has its height where the sheet stands against it", () => {
    const shot = { tilt: 20, turn: 10 };
    const [foot, top] = marked(shot, [
      { x: 230, y: 297 },
      { x: 230, y: 97 },
    ]);
    const height = valueOf(heightOf(planeIn(shot), [foot, top]));
    expect(Math.abs(height - 200)).toBeLessThan(4);
  });

  test("is refused where its corner is no right angle, or nothing was marked", () => {
    const shot = { tilt: 35, turn: 0 };
    const plane = planeIn(shot);
    const skew = marked(shot, [corner, { x: 270, y: -40 }, { x: 140, y: -150 }]);
    expect(footprintOf(plane, skew)).toEqual({ ok: false, error: { code: "not_square" } });
    const [at] = marked(shot, [corner]);
    const nothing = { ok: false, error: { code: "out_of_reach" } };
    expect(footprintOf(plane, [at, at, at])).toEqual(nothing);
    expect(heightOf(plane, [at, at])).toEqual(nothing);
  });
});

describe("a picture says nothing", () => {
  const refused = (shot: Shot) => {
    const found = findSheet(pictureOf(shot));
    return found.ok ? "found" : found.error.code;
  };

  test("without the sheet, or with one of its marks hidden", () => {
    expect(refused({ tilt: 30, turn: 0, without: true })).toBe("sheet_not_found");
    for (const hidden of [0, 1, 2, 3])
      expect(refused({ tilt: 30, turn: 0, hidden })).toBe("sheet_not_found");
  });

  test("from too much of a side, or from too far away", () => {
    expect(refused({ tilt: 74, turn: 0, away: 700, width: 1_200, height: 900 })).toBe(
      "too_oblique",
    );
    expect(refused({ tilt: 10, turn: 0, away: 2_600 })).toBe("sheet_too_small");
    expect(refused({ tilt: 10, turn: 0 })).toBe("found");
  });
});

describe("tape and photo", () => {
  const tape = { length_mm: 240, width_mm: 180, height_mm: 100 };

  test("agree whichever side was called the length, and differ by their worst side", () => {
    expect(offByPhoto(tape, [180, 240])).toBe(0);
    expect(offByPhoto(tape, [240, 189])).toBe(500);
    expect(offByPhoto(tape, [240, 180, 120])).toBe(2_000);
    expect(offByPhoto({ ...tape, height_mm: 0 }, [240, 180, 120])).toBe(10_000);
  });
});

test("the sheet is drawn at its own size, with a mark in each corner and a hole in one", () => {
  const drawn = drawSheet();
  expect(drawn).toContain(`width="${sheet.width}mm" height="${sheet.height}mm"`);
  expect(drawn.match(/fill="#000"/g)).toHaveLength(4);
});
