import sharp from "sharp";
import { cssRgb, type Rgb, type Tone, TONES } from "./colours.ts";
import { blurred, type Layer, shadeEllipse, svgLayer } from "./layers.ts";
import type { LitObject } from "./light-object.ts";
import { mix } from "./numbers.ts";
import { asPng } from "./read-object.ts";

/** A round plinth for one object to stand on. */
export async function plinth(
  place: { x: number; top: number; radius: number; height: number },
  tone: Tone,
): Promise<Layer[]> {
  const { x, top, radius, height } = place;
  const colour = TONES[tone][1];
  const ry = radius * 0.2;
  return [
    await shadeEllipse({
      x: x + 46,
      y: top + height + 6,
      rx: radius * 1.16,
      ry: ry * 1.1,
      blur: 20,
      opacity: 0.28,
    }),
    await shadeEllipse({
      x: x + 6,
      y: top + height + 2,
      rx: radius * 1.01,
      ry,
      blur: 6,
      opacity: 0.3,
    }),
    svgLayer(
      `<path d="M${x - radius} ${top} v${height} a${radius} ${ry} 0 0 0 ${radius * 2} 0 v${-height}z" fill="url(#side)"/>` +
        `<ellipse cx="${x}" cy="${top}" rx="${radius}" ry="${ry}" fill="url(#top)"/>`,
      `<linearGradient id="side"><stop offset="0" stop-color="${cssRgb(colour, 0.93)}"/><stop offset=".3" stop-color="${cssRgb(colour, 1.01)}"/><stop offset="1" stop-color="${cssRgb(colour, 0.78)}"/></linearGradient>` +
        `<linearGradient id="top" x2="1" y2=".4"><stop offset="0" stop-color="${cssRgb(colour, 1.07)}"/><stop offset="1" stop-color="${cssRgb(colour, 0.97)}"/></linearGradient>`,
    ),
  ];
}

/** A clothes rail with a wooden hanger; the garment is laid over it. */
export function rail(place: { x: number; neck: number; spread: number; y: number }): Layer {
  const { x, neck, spread, y } = place;
  return svgLayer(
    `<rect x="-10" y="${y + 4}" width="820" height="9" rx="4" fill="#00000022" transform="translate(14 20)"/>` +
      `<rect x="-10" y="${y}" width="820" height="10" rx="5" fill="url(#rail)"/>` +
      `<path d="M${x} ${neck} C ${x} ${neck - 46} ${x + 24} ${neck - 40} ${x + 22} ${neck - 70} C ${x + 20} ${y - 8} ${x - 22} ${y - 12} ${x - 20} ${y + 12}" fill="none" stroke="#7b8583" stroke-width="5" stroke-linecap="round"/>` +
      `<path d="M${x - spread} ${neck + 46} Q ${x - 30} ${neck + 4} ${x} ${neck - 4} Q ${x + 30} ${neck + 4} ${x + spread} ${neck + 46}" fill="none" stroke="#b98d5e" stroke-width="15" stroke-linecap="round"/>`,
    `<linearGradient id="rail" x2="0" y2="1"><stop offset="0" stop-color="#c9cfcd"/><stop offset=".4" stop-color="#eef1f0"/><stop offset="1" stop-color="#8d9694"/></linearGradient>`,
  );
}

type Point = readonly [number, number];

/** A carton seen from its corner, taped shut, with the goods printed on its left face. */
export async function carton(
  place: { x: number; floor: number; side: number; tall: number },
  look: { face: Rgb; tape: Rgb },
  print: LitObject,
): Promise<Layer[]> {
  const { x, floor, side } = place;
  const height = side * 0.72 * place.tall;
  const left: Point = [x - side * 0.62, floor - side * 0.14];
  const corner: Point = [x + side * 0.12, floor];
  const right: Point = [x + side * 0.66, floor - side * 0.26];
  const up = ([px, py]: Point): Point => [px, py - height];
  const back: Point = [left[0] + (right[0] - corner[0]), left[1] + (right[1] - corner[1])];
  const path = (...points: Point[]) =>
    points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join(" L");
  const onFront = (u: number, v: number): Point => [
    mix(left[0], corner[0], u),
    mix(left[1], corner[1], u) - height * v,
  ];
  const onTop = (u: number, v: number): Point => [
    mix(left[0], corner[0], u) + (right[0] - corner[0]) * v,
    mix(left[1], corner[1], u) - height + (right[1] - corner[1]) * v,
  ];
  const box = svgLayer(
    `<path d="M${path(left, corner, up(corner), up(left))}z" fill="url(#front)"/>` +
      `<path d="M${path(corner, right, up(right), up(corner))}z" fill="url(#end)"/>` +
      `<path d="M${path(up(left), up(corner), up(right), up(back))}z" fill="url(#lid)"/>` +
      `<path d="M${path(onTop(0.43, 0), onTop(0.57, 0), onTop(0.57, 1), onTop(0.43, 1))}z" fill="${cssRgb(look.tape, 1.02)}" fill-opacity=".9"/>` +
      `<path d="M${path(onFront(0.43, 1), onFront(0.57, 1), onFront(0.57, 0.74), onFront(0.43, 0.74))}z" fill="${cssRgb(look.tape, 0.95)}" fill-opacity=".9"/>` +
      `<path d="M${path(up(left), up(corner), up(right))}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
      `<path d="M${path(corner, up(corner))}" stroke="#fff" stroke-opacity=".18" stroke-width="2"/>`,
    `<linearGradient id="front" x2="1" y2=".5"><stop offset="0" stop-color="${cssRgb(look.face, 0.97)}"/><stop offset="1" stop-color="${cssRgb(look.face, 1.05)}"/></linearGradient>` +
      `<linearGradient id="end" x2="1"><stop offset="0" stop-color="${cssRgb(look.face, 0.85)}"/><stop offset="1" stop-color="${cssRgb(look.face, 0.76)}"/></linearGradient>` +
      `<linearGradient id="lid" y2="1" x2=".4"><stop offset="0" stop-color="${cssRgb(look.face, 1.12)}"/><stop offset="1" stop-color="${cssRgb(look.face, 1.07)}"/></linearGradient>`,
  );
  const ground = svgLayer(
    `<path d="M${path(left, corner, right, back)}z" fill="rgb(38,44,44)" fill-opacity=".75" transform="translate(5 7)"/>`,
  );
  return [
    await shadeEllipse({
      x: x + side * 0.28,
      y: floor - side * 0.1,
      rx: side * 0.72,
      ry: side * 0.16,
      blur: 22,
      opacity: 0.34,
    }),
    await blurred(ground, 6),
    box,
    await printed(print, side, { at: onFront(0.5, 0.38), slope: 0.14 / 0.74 }),
  ];
}

/** The goods as a small faded print that follows the slope of the face. */
async function printed(
  object: LitObject,
  side: number,
  face: { at: Point; slope: number },
): Promise<Layer> {
  const small = await sharp(await asPng(object))
    .resize(Math.round(side * 0.36), Math.round(side * 0.36), { fit: "inside" })
    .modulate({ saturation: 0.65 })
    .toBuffer();
  const sheared = await sharp(small)
    .affine([1, 0, face.slope, 1], { background: "#0000" })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = sheared.info;
  return {
    input: sheared.data,
    left: Math.round(face.at[0] - width / 2),
    top: Math.round(face.at[1] - height / 2),
    width,
    height,
  };
}
