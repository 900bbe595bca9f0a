import sharp from "sharp";

const width_px = 240;
const height_px = 80;

/** A digit as strokes of a pen, in a box of 10 by 16. No font is asked for: every machine draws the same. */
const strokes: readonly (readonly string[])[] = [
  ["M5 0C0 0 0 16 5 16C10 16 10 0 5 0"],
  ["M2 4L6 0L6 16", "M2 16L9 16"],
  ["M1 4C1 -1 9 -1 9 4C9 8 1 11 1 16L9 16"],
  ["M1 2C4 -1 9 0 9 4C9 7 6 8 4 8C7 8 10 9 9 13C8 17 2 17 1 14"],
  ["M7 16L7 0L1 11L10 11"],
  ["M9 0L2 0L1 7C4 5 9 6 9 11C9 16 3 17 1 14"],
  ["M8 1C3 1 1 7 1 11C1 18 9 17 9 11C9 6 2 6 1 11"],
  ["M1 0L9 0L4 16", "M3 8L8 8"],
  ["M5 8C0 7 1 0 5 0C9 0 10 7 5 8C-1 9 0 16 5 16C10 16 11 9 5 8"],
  ["M9 5C9 10 1 10 1 5C1 -1 9 -1 9 5C9 10 8 14 3 16"],
];

type Chance = (bytes: number) => Uint8Array;

/**
 * Digits as a PNG that people read more easily than programs: each one leans, stands and swells its own way,
 * and lines of the same ink cross them. `digits` holds 0 to 9 only. [API-31]
 */
export function drawDigits(digits: string, chance: Chance): Promise<Buffer> {
  const between = (least: number, most: number): number =>
    least + ((most - least) * Buffer.from(chance(2)).readUInt16BE(0)) / 65_535;
  const step_px = width_px / (digits.length + 0.6);
  const figures = [...digits].map((digit, index) => {
    const x = step_px * (index + 0.45) + between(-5, 5);
    const y = 17 + between(-8, 10);
    const place = `translate(${x} ${y}) rotate(${between(-22, 22)} 14 22) skewX(${between(-16, 16)})`;
    const size = `scale(${between(2.3, 2.9)} ${between(2.3, 2.9)})`;
    const paths = strokes[Number(digit)]?.map((path) => `<path d="${path}"/>`).join("");
    return `<g transform="${place} ${size}" stroke-width="${between(1.2, 1.7)}">${paths}</g>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const [from, bend, to] = [between(5, 75), between(-30, 110), between(5, 75)];
    return `<path d="M0 ${from}Q${between(60, 180)} ${bend} ${width_px} ${to}" stroke-width="${between(1, 2)}"/>`;
  });
  const specks = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${between(0, width_px)}" cy="${between(0, height_px)}" r="${between(0.4, 1.3)}"/>`,
  );
  const ink = `hsl(${Math.round(between(190, 250))} 45% 28%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width_px}" height="${height_px}">
<rect width="100%" height="100%" fill="#f4f1ea"/>
<g fill="none" stroke="${ink}" stroke-linecap="round">${figures.join("")}${lines.join("")}</g>
<g fill="${ink}" fill-opacity="0.5">${specks.join("")}</g>
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
