import { join } from "node:path";
import sharp from "sharp";

const parcel = join(import.meta.dirname, "parcel-on-scale.webp");
/** Above the stamp of day and parcel, which is another's. */
const frame = { left: 24, top: 0, width: 752, height: 752 };
const display = { left: 86, top: 108, width: 218, height: 66 };
const figure = { width: 24, height: 44, stroke: 6, gap: 12 };

/** A parcel on our scale, which shows this weight in grams, to ten grams. */
export function weighParcel(weight_g: number): Promise<Buffer> {
  const shown = Buffer.from(displayOf((weight_g / 1000).toFixed(2)));
  return sharp(parcel)
    .extract(frame)
    .composite([{ input: shown, left: display.left - frame.left, top: display.top - frame.top }])
    .webp({ quality: 82 })
    .toBuffer();
}

/** Figures of seven strokes, right-aligned as scales show them: no font of the machine has a say. */
function displayOf(text: string): string {
  const { width, height } = display;
  let right = width - 12;
  const strokes = text
    .split("")
    .toReversed()
    .map((sign) => {
      if (sign === ".") {
        right -= figure.stroke + 4;
        return dot(right);
      }
      right -= figure.width + (right === width - 12 ? 0 : figure.gap);
      return strokesOf(sign, right);
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="6" fill="#15201b"/><g fill="#7ff0b0">${strokes.join("")}</g></svg>`;
}

/** Which of the strokes make a figure: top, upper right, lower right, bottom, lower left, upper left, middle. */
const lit: Readonly<Record<string, string>> = {
  0: "abcdef",
  1: "bc",
  2: "abdeg",
  3: "abcdg",
  4: "bcfg",
  5: "acdfg",
  6: "acdefg",
  7: "abc",
  8: "abcdefg",
  9: "abcdfg",
};

const top = (display.height - figure.height) / 2;

function strokesOf(sign: string, left: number): string {
  const { width, height, stroke } = figure;
  const half = height / 2;
  const across = (y: number) => bar(left + 3, top + y, width - 6, stroke);
  const down = (x: number, y: number) => bar(left + x, top + y + 3, stroke, half - 6);
  const strokes: Readonly<Record<string, string>> = {
    a: across(0),
    b: down(width - stroke, 0),
    c: down(width - stroke, half),
    d: across(height - stroke),
    e: down(0, half),
    f: down(0, 0),
    g: across(half - stroke / 2),
  };
  return [...(lit[sign] ?? "")].map((name) => strokes[name]).join("");
}

const dot = (left: number): string =>
  bar(left, top + figure.height - figure.stroke, figure.stroke, figure.stroke);

const bar = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2"/>`;
