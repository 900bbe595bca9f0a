import type { Point } from "./marker-sheet.ts";

/** Takes points of one plane to those of another, as a camera does; nine numbers, row by row. */
export type Plane = readonly number[];

export function through(plane: Plane, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = plane;
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The plane that takes each of four points or more to its partner, as nearly as may be; undefined where they lie on one line. */
export function planeOf(pairs: readonly (readonly [from: Point, to: Point])[]): Plane | undefined {
  const normal = Array.from({ length: 8 }, () => Array.from({ length: 9 }, () => 0));
  for (const [from, to] of pairs)
    for (const row of rowsOf(from, to))
      for (let at = 0; at < 8; at += 1)
        for (let along = 0; along < 9; along += 1) {
          const line = normal[at];
          if (line) line[along] = (line[along] ?? 0) + (row[at] ?? 0) * (row[along] ?? 0);
        }
  const solved = solve(normal);
  return solved && [...solved, 1];
}

const rowsOf = ({ x, y }: Point, to: Point): readonly (readonly number[])[] => [
  [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x, to.x],
  [0, 0, 0, x, y, 1, -x * to.y, -y * to.y, to.y],
];

/** Eight unknowns, by elimination; the last column is what they come to. */
function solve(rows: number[][]): number[] | undefined {
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    const best = rows
      .slice(at)
      .reduce((most, row) => (Math.abs(row[at] ?? 0) > Math.abs(most[at] ?? 0) ? row : most));
    const pivot = best[at] ?? 0;
    if (Math.abs(pivot) < 1e-12) return undefined;
    rows[rows.indexOf(best)] = rows[at] ?? [];
    rows[at] = best.map((one) => one / pivot);
    for (const [other, row] of rows.entries()) {
      const factor = row[at] ?? 0;
      if (other !== at && factor !== 0)
        rows[other] = row.map((one, along) => one - factor * (rows[at]?.[along] ?? 0));
    }
  }
  return rows.map((row) => row[size] ?? 0);
}

/** How much shorter a length looks the one way than the other around a point: 1 from straight above, near 0 from the side. */
export function squintAt(plane: Plane, at: Point): number {
  const step = 1;
  const [here, right, down] = [
    through(plane, at),
    through(plane, { x: at.x + step, y: at.y }),
    through(plane, { x: at.x, y: at.y + step }),
  ];
  const [a, b, c, d] = [right.x - here.x, down.x - here.x, right.y - here.y, down.y - here.y];
  const sum = a * a + b * b + c * c + d * d;
  const area = Math.abs(a * d - b * c);
  const root = Math.sqrt(Math.max(0, sum * sum - 4 * area * area));
  return Math.sqrt(Math.max(0, (sum - root) / (sum + root)));
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y);
