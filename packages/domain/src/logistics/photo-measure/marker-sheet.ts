/** A point of the sheet in millimetres, or of a picture in its pixels; y goes down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The printed sheet: A4 upright, a black square in each corner, the one at the top left with a white square in it. Millimetres. */
export const sheet = { width: 210, height: 297, mark: 36, hole: 18, margin: 12 } as const;

/** Corners of a square around a point, clockwise from the top left. */
const squareAt = ({ x, y }: Point, side: number): readonly [Point, Point, Point, Point] => {
  const half = side / 2;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
};

const inset = sheet.margin + sheet.mark / 2;

/** Where the middles of the marks are, clockwise from the one with the hole. */
export const markMiddles: readonly [Point, Point, Point, Point] = [
  { x: inset, y: inset },
  { x: sheet.width - inset, y: inset },
  { x: sheet.width - inset, y: sheet.height - inset },
  { x: inset, y: sheet.height - inset },
];

/** The corners of each mark, in the same order. */
export const markCorners = markMiddles.map((middle) => squareAt(middle, sheet.mark));

/** The sheet as a page to print at its own size, with a ruler of ten centimetres that shows whether it was. */
export function drawSheet(): string {
  const square = ({ x, y }: Point, side: number, fill: string) =>
    `  <rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" fill="${fill}"/>`;
  const [holed] = markMiddles;
  const from = (sheet.width - 100) / 2;
  const y = sheet.height - inset;
  const ticks = Array.from({ length: 11 }, (_, at) => `M${from + at * 10} ${y - 3}v3`).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}mm" height="${sheet.height}mm" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    `  <rect width="${sheet.width}" height="${sheet.height}" fill="#fff"/>`,
    ...markMiddles.map((middle) => square(middle, sheet.mark, "#000")),
    square(holed, sheet.hole, "#fff"),
    `  <path d="M${from} ${y}h100${ticks}" fill="none" stroke="#000" stroke-width=".4"/>`,
    `  <text x="${sheet.width / 2}" y="${y + 6}" font-family="sans-serif" font-size="4.500" text-anchor="middle">100 mm</text>`,
    `</svg>`,
    ``,
  ].join("\n");
}
