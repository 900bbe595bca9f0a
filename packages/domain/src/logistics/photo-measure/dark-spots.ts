import type { Point } from "./marker-sheet.ts";

/** A picture as brightness, 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array | Uint8ClampedArray;
}

/** Something dark of one piece that has four corners. */
export interface DarkSpot {
  /** Clockwise. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** How much of what lies within its corners is dark: 1 of a full square. */
  readonly filled: number;
  /** Whether its very middle is light. */
  readonly isHollow: boolean;
}

/** So many pixels at least, else corners are nowhere in particular. */
const least_px = 60;

/** Dark pieces that stand alone in a picture, by how dark each point is beside what lies around it. */
export function darkSpots(picture: GreyPicture): readonly DarkSpot[] {
  const dark = darkOf(picture);
  const seen = new Uint8Array(dark.length);
  const spots: DarkSpot[] = [];
  for (let at = 0; at < dark.length; at += 1) {
    if (dark[at] === 0 || seen[at] === 1) continue;
    const pixels = pieceAt(at, { dark, seen, picture });
    const spot = pixels.length < least_px ? undefined : spotOf(pixels, { dark, picture });
    if (spot) spots.push(spot);
  }
  return spots;
}

/** Darker than the mean of an eighth of the picture around it: shadows and lamps change slowly. */
function darkOf({ width, height, grey }: GreyPicture): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const reach = Math.max(8, Math.round(Math.max(width, height) / 8));
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sumAt = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0;
      const sum = sumAt(bottom, right) - sumAt(top, right) - sumAt(bottom, left) + sumAt(top, left);
      const mean = sum / ((bottom - top) * (right - left));
      if ((grey[y * width + x] ?? 255) < mean * 0.7) dark[y * width + x] = 1;
    }
  }
  return dark;
}

interface Looking {
  readonly dark: Uint8Array;
  readonly picture: GreyPicture;
}

function pieceAt(
  begin: number,
  { dark, seen, picture: { width } }: Looking & { readonly seen: Uint8Array },
): readonly number[] {
  const pixels = [begin];
  seen[begin] = 1;
  for (let next = 0; next < pixels.length; next += 1) {
    const at = pixels[next] ?? 0;
    const x = at % width;
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const other of beside) {
      if (other < 0 || dark[other] !== 1 || seen[other] === 1) continue;
      seen[other] = 1;
      pixels.push(other);
    }
  }
  return pixels;
}

/** The four corners of a piece; none where it reaches over the edge of the picture, or is no such thing. */
function spotOf(pixels: readonly number[], { dark, picture }: Looking): DarkSpot | undefined {
  const { width, height } = picture;
  const points = pixels.map((at) => ({ x: (at % width) + 0.5, y: Math.floor(at / width) + 0.5 }));
  if (points.some(({ x, y }) => x < 1 || y < 1 || x > width - 1 || y > height - 1))
    return undefined;
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const farthest = (of: (point: Point) => number): Point =>
    points.reduce((most, point) => (of(point) > of(most) ? point : most));
  const squared = (one: Point, other: Point) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
  const first = farthest((point) => squared(point, middle));
  const third = farthest((point) => squared(point, first));
  const beside = ({ x, y }: Point) =>
    (third.x - first.x) * (y - first.y) - (third.y - first.y) * (x - first.x);
  const second = farthest((point) => -beside(point));
  const fourth = farthest(beside);
  const corners = [first, second, third, fourth] as const;
  const within = areaOf(corners);
  // Corners lie in the middle of their pixels: half a pixel of the square is left out around it.
  const around = Math.sqrt(within) * 2;
  if (within < least_px / 2) return undefined;
  const at = Math.floor(crossing(corners).y) * width + Math.floor(crossing(corners).x);
  return { corners, filled: points.length / (within + around), isHollow: dark[at] === 0 };
}

const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, one, at) => {
      const next = corners[(at + 1) % corners.length] ?? one;
      return sum + one.x * next.y - next.x * one.y;
    }, 0) / 2,
  );

/** Where the diagonals meet: the middle of a square, however it is seen. */
export function crossing([a, b, c, d]: readonly [Point, Point, Point, Point]): Point {
  const [dx, dy, ex, ey] = [c.x - a.x, c.y - a.y, d.x - b.x, d.y - b.y];
  const across = dx * ey - dy * ex;
  const part = across === 0 ? 0.5 : ((b.x - a.x) * ey - (b.y - a.y) * ex) / across;
  return { x: a.x + part * dx, y: a.y + part * dy };
}
