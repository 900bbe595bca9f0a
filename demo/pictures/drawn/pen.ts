import { cssColour, type Lch } from "../colours.ts";

/** What a drawing is made with: shades of one colour, and gradients of them. */
export type Pen = {
  /** The colour, `light` times as bright. */
  readonly shade: (light: number) => string;
  /** A gradient across the shape, from left to right at these brightnesses; a fill. */
  readonly across: (...lights: number[]) => string;
  /** The same from top to bottom. */
  readonly down: (...lights: number[]) => string;
  /** A gradient of plain colours from left to right. */
  readonly acrossColours: (...colours: string[]) => string;
  /** Shapes nothing outside of which is drawn; a value for clip-path. */
  readonly clip: (shapes: string) => string;
  readonly definitions: () => string;
};

/** Draws one thing as SVG shapes within the square. */
export type Drawing = (pen: Pen) => string;

/** The side of the square drawings are made in. */
export const DRAWING = 600;

export function takePen(colour: Lch): Pen {
  const definitions: string[] = [];
  const define = (write: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(write(id));
    return `url(#${id})`;
  };
  const shade = (light: number) => cssColour(colour, light);
  const gradient = (direction: string, colours: readonly string[]) =>
    define((id) => {
      const stops = colours.map(
        (one, at) => `<stop offset="${at / Math.max(1, colours.length - 1)}" stop-color="${one}"/>`,
      );
      return `<linearGradient id="${id}" ${direction}>${stops.join("")}</linearGradient>`;
    });
  return {
    shade,
    across: (...lights) => gradient(`x2="1" y2="0.12"`, lights.map(shade)),
    down: (...lights) => gradient(`x2="0.1" y2="1"`, lights.map(shade)),
    acrossColours: (...colours) => gradient(`x2="1" y2="0"`, colours),
    clip: (shapes) => define((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    definitions: () =>
      `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>` +
      definitions.join(""),
  };
}

/** Soft dark folds in cloth, along paths. */
export const folds = (paths: readonly string[], width = 12, opacity = 0.13): string =>
  paths
    .map(
      (path) =>
        `<path d="${path}" fill="none" stroke="#1c2422" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" filter="url(#soft)"/>`,
    )
    .join("");

/** Soft bright edges, where the light from the upper left is caught. */
export const gleams = (paths: readonly string[], width = 12, opacity = 0.3): string =>
  paths
    .map(
      (path) =>
        `<path d="${path}" fill="none" stroke="#ffffff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" filter="url(#soft)"/>`,
    )
    .join("");

/** A seam: a thin dashed line of thread. */
export const seam = (path: string, opacity = 0.22): string =>
  `<path d="${path}" fill="none" stroke="#1c2422" stroke-opacity="${opacity}" stroke-width="2" stroke-dasharray="6 4"/>`;

export const line = (path: string, opacity = 0.25, width = 3): string =>
  `<path d="${path}" fill="none" stroke="#1c2422" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
