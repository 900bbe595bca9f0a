import sharp from "sharp";
import type { LitObject } from "./light-object.ts";
import { asPng } from "./read-object.ts";
import { PICTURE_SIZE as SIZE } from "./recipe.ts";

/** A picture with an opacity and its place on the set. */
export type Layer = {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const SHADE = [38, 44, 44] as const;

/** Draws SVG over the whole set. */
export function svgLayer(body: string, definitions = ""): Layer {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" ` +
    `viewBox="0 0 ${SIZE} ${SIZE}"><defs>${definitions}</defs>${body}</svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0, width: SIZE, height: SIZE };
}

/** A soft dark ellipse: the shadow of what stands on it. */
export async function shadeEllipse(shade: {
  x: number;
  y: number;
  rx: number;
  ry: number;
  blur: number;
  opacity: number;
}): Promise<Layer> {
  const pad = shade.blur * 4;
  const width = Math.ceil(shade.rx * 2 + pad * 2);
  const height = Math.ceil(shade.ry * 2 + pad * 2);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${shade.rx}" ry="${shade.ry}" ` +
    `fill="rgb(${SHADE.join(",")})" fill-opacity="${shade.opacity}"/></svg>`;
  return {
    input: await sharp(Buffer.from(svg)).blur(shade.blur).png().toBuffer(),
    left: Math.round(shade.x - width / 2),
    top: Math.round(shade.y - height / 2),
    width,
    height,
  };
}

/** The same drawing, softened. */
export async function blurred(layer: Layer, blur: number): Promise<Layer> {
  return { ...layer, input: await sharp(layer.input).blur(blur).png().toBuffer() };
}

/** An object lying on a surface or hanging before a wall; `depth` is how far it is from it. */
export async function layFlat(
  object: LitObject,
  place: { left: number; top: number },
  depth = 1,
): Promise<Layer[]> {
  const { left, top } = place;
  return [
    await dropShadow(object, {
      left: left + 16 * depth,
      top: top + 22 * depth,
      blur: 18 * depth,
      opacity: 0.3,
    }),
    await dropShadow(object, {
      left: left + 4 * depth,
      top: top + 6 * depth,
      blur: 5,
      opacity: 0.3,
    }),
    await asLayer(object, left, top),
  ];
}

/** An object standing on the floor: a long soft shadow, a dark edge where it touches, itself. */
export async function stand(
  object: LitObject,
  place: { x: number; floor: number },
): Promise<Layer[]> {
  const left = Math.round(place.x - object.width / 2);
  const top = Math.round(place.floor - object.bottom);
  const footWidth = Math.max(40, object.foot[1] - object.foot[0]);
  const footX = left + (object.foot[0] + object.foot[1]) / 2;
  return [
    await castShadow(object, left, place.floor),
    await shadeEllipse({
      x: footX + 6,
      y: place.floor - 2,
      rx: footWidth * 0.56,
      ry: Math.max(9, footWidth * 0.055),
      blur: 7,
      opacity: 0.5,
    }),
    await shadeEllipse({
      x: footX,
      y: place.floor - 1,
      rx: footWidth * 0.48,
      ry: 5,
      blur: 2.4,
      opacity: 0.42,
    }),
    await asLayer(object, left, top),
  ];
}

async function asLayer(object: LitObject, left: number, top: number): Promise<Layer> {
  return { input: await asPng(object), left, top, width: object.width, height: object.height };
}

/** The outline of the object squashed onto the floor and slanting away from the light. */
async function castShadow(object: LitObject, left: number, floor: number): Promise<Layer> {
  const squash = 0.26;
  const slant = 0.62;
  const height = Math.round(object.height * squash);
  const width = object.width + Math.round(object.height * slant);
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = Math.min(object.height - 1, Math.round(y / squash));
    const shift = Math.round((object.height - from) * slant);
    const fade = 0.35 + 0.65 * (from / object.height);
    for (let x = 0; x < object.width; x += 1) {
      data[(y * width + x + shift) * 4 + 3] =
        object.data[(from * object.width + x) * 4 + 3]! * fade;
    }
  }
  const top = Math.round(floor - height * (object.bottom / object.height));
  return dropShadow({ data, width, height }, { left, top, blur: 13, opacity: 0.3 });
}

async function dropShadow(
  shape: { data: Buffer; width: number; height: number },
  shade: { left: number; top: number; blur: number; opacity: number },
): Promise<Layer> {
  const pad = Math.ceil(shade.blur * 3);
  const width = shape.width + pad * 2;
  const height = shape.height + pad * 2;
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) data.set(SHADE, at * 4);
  for (let y = 0; y < shape.height; y += 1) {
    for (let x = 0; x < shape.width; x += 1) {
      const to = ((y + pad) * width + x + pad) * 4 + 3;
      data[to] = shape.data[(y * shape.width + x) * 4 + 3]! * shade.opacity;
    }
  }
  const input = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(shade.blur)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return {
    input,
    width,
    height,
    left: Math.round(shade.left - pad),
    top: Math.round(shade.top - pad),
  };
}
