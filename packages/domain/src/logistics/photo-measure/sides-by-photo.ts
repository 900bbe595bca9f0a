import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Point } from "./marker-sheet.ts";
import { distance, type Plane, through } from "./plane.ts";

/** By how much of a degree from a right angle the corner of a box may be marked. */
const most_degrees = 12;
/** What is shorter was not meant, what is longer is beyond what a sheet of this size says. Millimetres. */
const [shortest_mm, longest_mm] = [20, 3_000];

/** Why what was marked is no box. */
export const markTroubles = ["not_square", "out_of_reach"] as const;
export type MarkTrouble = (typeof markTroubles)[number];
type Trouble = { readonly code: MarkTrouble };

const isWithin = (mm: number): boolean =>
  Number.isFinite(mm) && mm >= shortest_mm && mm <= longest_mm;

/**
 * Two sides of a box that stands where the sheet lies, whole millimetres: from the corner that one sees best, and the corners at the
 * ends of its two sides. Refuses `not_square` where these do not meet at a right angle, `out_of_reach` for sides that cannot be.
 */
export function footprintOf(
  toSheet: Plane,
  [corner, one, other]: readonly [Point, Point, Point],
): Result<readonly [number, number], Trouble> {
  const [at, left, right] = [corner, one, other].map((point) => through(toSheet, point)) as [
    Point,
    Point,
    Point,
  ];
  const sides = [distance(at, left), distance(at, right)] as const;
  if (!sides.every(isWithin)) return refuse({ code: "out_of_reach" });
  const cos =
    ((left.x - at.x) * (right.x - at.x) + (left.y - at.y) * (right.y - at.y)) /
    (sides[0] * sides[1]);
  if (Math.abs(cos) > Math.sin((most_degrees * Math.PI) / 180))
    return refuse({ code: "not_square" });
  return ok([Math.round(sides[0]), Math.round(sides[1])]);
}

/** The height of a box whose front the sheet stands against, from the foot of an edge to its top: whole millimetres. Refuses `out_of_reach`. */
export function heightOf(
  toSheet: Plane,
  [foot, top]: readonly [Point, Point],
): Result<number, Trouble> {
  const mm = distance(through(toSheet, foot), through(toSheet, top));
  return isWithin(mm) ? ok(Math.round(mm)) : refuse({ code: "out_of_reach" });
}

/** By how much tape and photo may differ, hundredths of a percent of the tape's side: beyond, somebody measures again. */
export const mostOff_bp = 500;

interface Tape {
  readonly length_mm: number;
  readonly width_mm: number;
  readonly height_mm: number;
}

/**
 * By how much the sides by photo differ from those by tape at most, in hundredths of a percent of the tape's: two of the footprint, a
 * third where the height was found. Whichever was called length or width counts as the nearer one. It is a check, and never what is billed.
 */
export function offByPhoto(
  { length_mm, width_mm, height_mm }: Tape,
  photo_mm: readonly number[],
): number {
  const [one = 0, other = 0, height] = photo_mm;
  const foot = [length_mm, width_mm].toSorted(byLength);
  const found = [one, other].toSorted(byLength);
  const pairs = [
    [foot[0] ?? 0, found[0] ?? 0],
    [foot[1] ?? 0, found[1] ?? 0],
    ...(height === undefined ? [] : [[height_mm, height]]),
  ];
  return Math.max(
    ...pairs.map(([tape = 0, photo = 0]) =>
      tape === 0 ? 10_000 : Math.round((Math.abs(photo - tape) * 10_000) / tape),
    ),
  );
}

const byLength = (one: number, other: number) => one - other;
