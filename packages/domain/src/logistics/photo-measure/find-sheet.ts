import { ok, refuse, type Result } from "../../kernel/result.ts";
import { crossing, darkSpots, type DarkSpot, type GreyPicture } from "./dark-spots.ts";
import { markCorners, markMiddles, type Point, sheet } from "./marker-sheet.ts";
import { distance, type Plane, planeOf, squintAt, through } from "./plane.ts";

/** Why a picture says nothing of sizes. */
export const sheetTroubles = ["sheet_not_found", "sheet_too_small", "too_oblique"] as const;
export type SheetTrouble = (typeof sheetTroubles)[number];

export interface FoundSheet {
  /** From points of the picture to millimetres in the sheet's plane. */
  readonly toSheet: Plane;
  /** Where the four marks are in the picture, clockwise from the one with the hole. */
  readonly marks: readonly Point[];
}

/** A mark has to be so many pixels wide, and be seen no flatter than this. */
const least_px = 12;
const least_squint = 0.35;
/** By how much of a mark's width its corners may lie elsewhere than the others say. */
const most_off = 0.14;

/**
 * The sheet's four marks in a picture, and the plane that it lies or stands in. Refuses `sheet_not_found` where not all four are in
 * it whole, `sheet_too_small` where they are too few pixels, `too_oblique` where it is seen too much from the side.
 */
export function findSheet(
  picture: GreyPicture,
): Result<FoundSheet, { readonly code: SheetTrouble }> {
  const spots = darkSpots(picture);
  const full = spots.filter(({ filled, isHollow }) => !isHollow && filled > 0.85 && filled < 1.15);
  // What is printed has many small ones.
  const hollow = spots
    .filter(({ filled, isHollow }) => isHollow && filled > 0.55 && filled < 0.9)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, 8);
  let best: (FoundSheet & { readonly off: number; readonly toPicture: Plane }) | undefined;
  for (const first of hollow)
    for (const others of threesOf(full.slice(0, 40))) {
      const found = agreeing([first, ...inTurn(first, others)]);
      if (found && found.off < (best?.off ?? most_off)) best = found;
    }
  if (!best) return refuse({ code: "sheet_not_found" });
  const middle = { x: sheet.width / 2, y: sheet.height / 2 };
  if (squintAt(best.toPicture, middle) < least_squint) return refuse({ code: "too_oblique" });
  if (sideOf(best.toPicture) < least_px) return refuse({ code: "sheet_too_small" });
  return ok({ toSheet: best.toSheet, marks: best.marks });
}

const sizeOf = ({ corners: [a, , c] }: DarkSpot): number => distance(a, c);

function* threesOf(spots: readonly DarkSpot[]): Generator<readonly DarkSpot[]> {
  for (const [at, one] of spots.entries())
    for (const [next, two] of spots.entries())
      if (next > at)
        for (const three of spots.slice(next + 1))
          if (isAlike([one, two, three])) yield [one, two, three];
}

/** Marks of one sheet are not of such different sizes in one picture. */
function isAlike(spots: readonly DarkSpot[]): boolean {
  const sizes = spots.map(sizeOf);
  return Math.max(...sizes) < 3 * Math.min(...sizes);
}

/** Clockwise around them all, from the first. */
function inTurn(first: DarkSpot, others: readonly DarkSpot[]): readonly DarkSpot[] {
  const all = [first, ...others].map(({ corners }) => crossing(corners));
  const middle = {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
  const turn = ({ corners }: DarkSpot) => {
    const at = crossing(corners);
    return Math.atan2(at.y - middle.y, at.x - middle.x);
  };
  const begin = turn(first);
  const after = (spot: DarkSpot) => (turn(spot) - begin + 4 * Math.PI) % (2 * Math.PI);
  return others.toSorted((one, other) => after(one) - after(other));
}

/** The plane by their middles, then by all their corners; undefined where these lie elsewhere than it says. */
function agreeing(spots: readonly DarkSpot[]) {
  const marks = spots.map(({ corners }) => crossing(corners));
  const byMiddles = planeOf(
    markMiddles.flatMap((from, at) => {
      const to = marks[at];
      return to ? [[from, to] as const] : [];
    }),
  );
  if (!byMiddles) return undefined;
  const pairs = markCorners.flatMap((corners, at) =>
    corners.map((from) => [from, nearest(through(byMiddles, from), spots[at])] as const),
  );
  const toPicture = planeOf(pairs);
  const toSheet = planeOf(pairs.map(([from, to]) => [to, from] as const));
  if (!toPicture || !toSheet) return undefined;
  const off =
    Math.max(...pairs.map(([from, to]) => distance(through(toPicture, from), to))) /
    sideOf(toPicture);
  return { marks, toPicture, toSheet, off };
}

const nearest = (to: Point, spot: DarkSpot | undefined): Point =>
  (spot?.corners ?? [to]).reduce((best, one) =>
    distance(one, to) < distance(best, to) ? one : best,
  );

/** The shortest side that a mark has in the picture. */
const sideOf = (toPicture: Plane): number =>
  Math.min(
    ...markCorners.flatMap((corners) => {
      const seen = corners.map((corner) => through(toPicture, corner));
      return seen.map((one, at) => distance(one, seen[(at + 1) % 4] ?? one));
    }),
  );
