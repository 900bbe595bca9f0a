import { clamp } from "./numbers.ts";

/** Red, green, blue from 0 to 255. */
export type Rgb = readonly [number, number, number];
/** OKLCH: lightness, chroma, hue in radians. Turning the hue keeps the lightness. */
export type Lch = readonly [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

export function toLch([red, green, blue]: Rgb): Lch {
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [L, Math.hypot(A, B), Math.atan2(B, A)];
}

export function toRgb([L, C, hue]: Lch): Rgb {
  const a = C * Math.cos(hue);
  const b = C * Math.sin(hue);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (value: number) => 255 * clamp(toGamma(clamp(value)));
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** `#1f2a44` as a colour goods can have in a photograph: never pure black, white or neon. */
export function goodsColour(hex: string): Lch {
  const number = Number.parseInt(hex.slice(1), 16);
  const [L, C, hue] = toLch([number >> 16, (number >> 8) & 255, number & 255]);
  return [clamp(0.12 + L * 0.82, 0.33, 0.925), Math.min(0.125, C * 0.8), hue];
}

/** A colour for SVG; `light` times as bright. */
export function cssColour(colour: Lch, light = 1): string {
  const [red, green, blue] = toRgb([clamp(colour[0] * light), colour[1], colour[2]]);
  return `rgb(${Math.round(red)},${Math.round(green)},${Math.round(blue)})`;
}

export const cssRgb = (colour: Rgb, light = 1): string =>
  `rgb(${colour.map((channel) => Math.round(clamp(channel * light, 0, 255))).join(",")})`;

/** Colours of the set: the wall and the floor. */
export const TONES = {
  stone: [
    [226, 222, 214],
    [238, 235, 229],
  ],
  sand: [
    [229, 214, 194],
    [238, 227, 211],
  ],
  mist: [
    [211, 223, 220],
    [227, 235, 232],
  ],
  blush: [
    [234, 215, 208],
    [242, 228, 222],
  ],
  slate: [
    [176, 188, 189],
    [194, 204, 204],
  ],
  sky: [
    [208, 220, 229],
    [224, 232, 238],
  ],
  pearl: [
    [237, 237, 234],
    [246, 246, 244],
  ],
  dusk: [
    [94, 112, 113],
    [112, 130, 130],
  ],
} as const satisfies Record<string, readonly [Rgb, Rgb]>;

export type Tone = keyof typeof TONES;
