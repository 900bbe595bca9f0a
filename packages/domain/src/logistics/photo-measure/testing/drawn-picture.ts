import type { GreyPicture } from "../dark-spots.ts";
import { markCorners, markMiddles, type Point, sheet } from "../marker-sheet.ts";
import { type Plane, planeOf, through } from "../plane.ts";

export interface Shot {
  /** Degrees: from straight above, around the upright, and how the camera is rolled. */
  readonly tilt: number;
  readonly turn: number;
  readonly roll?: number;
  /** Millimetres from the middle of the sheet. */
  readonly away?: number;
  readonly noise?: number;
  /** How much darker the one end of the picture is. */
  readonly shade?: number;
  readonly width?: number;
  readonly height?: number;
  /** A mark that something stands on. */
  readonly hidden?: number;
  readonly without?: boolean;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a camera sees a point of the sheet's plane. */
export function seen(shot: Shot): (at: Point) => Point {
  const { tilt, turn, roll = 0, away = 620, width = 800, height = 600 } = shot;
  const focal = width * 0.95;
  const [a, b, c] = [radians(turn), radians(tilt), radians(roll)];
  return ({ x, y }) => {
    const [px, py] = [x - sheet.width / 2, y - sheet.height / 2];
    const [tx, ty] = [px * Math.cos(a) - py * Math.sin(a), px * Math.sin(a) + py * Math.cos(a)];
    const [uy, uz] = [ty * Math.cos(b), away - ty * Math.sin(b)];
    const [sx, sy] = [(focal * tx) / uz, (focal * uy) / uz];
    return {
      x: width / 2 + sx * Math.cos(c) - sy * Math.sin(c),
      y: height / 2 + sx * Math.sin(c) + sy * Math.cos(c),
    };
  };
}

const isIn = (point: Point, middle: Point, side: number) =>
  Math.abs(point.x - middle.x) <= side / 2 && Math.abs(point.y - middle.y) <= side / 2;

function brightness(at: Point, { hidden, without }: Shot): number {
  const isOnSheet = at.x >= 0 && at.y >= 0 && at.x <= sheet.width && at.y <= sheet.height;
  if (without || !isOnSheet) return (Math.floor(at.x / 90) + Math.floor(at.y / 90)) % 2 ? 150 : 165;
  const mark = markMiddles.findIndex((middle) => isIn(at, middle, sheet.mark));
  if (mark < 0) return 235;
  if (mark === hidden) return 160;
  const [holed] = markMiddles;
  return mark === 0 && isIn(at, holed, sheet.hole) ? 235 : 30;
}

/** A picture of the sheet on a table, as a camera there takes it; the same for the same shot. */
export function pictureOf(shot: Shot): GreyPicture {
  const { noise = 0, shade = 0, width = 800, height = 600 } = shot;
  const see = seen(shot);
  const toSheet = planeOf(
    markCorners.flatMap((corners) => corners.map((corner) => [see(corner), corner] as const)),
  ) as Plane;
  let state = 12_345;
  const grey = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      const light = brightness(through(toSheet, { x: x + 0.5, y: y + 0.5 }), shot);
      const grain = (state / 2_147_483_648 - 0.5) * 2 * noise;
      grey[y * width + x] = light * (1 - (shade * x) / width) + grain;
    }
  return { width, height, grey };
}
