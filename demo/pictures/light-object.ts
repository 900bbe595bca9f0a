import { seededChance } from "../catalogue/seeded-chance.ts";
import { type Lch, toLch, toRgb } from "./colours.ts";
import { clamp, makeNoise, mix, type Noise, smooth } from "./numbers.ts";
import { type Cutout, readObject, turn } from "./read-object.ts";
import type { Prop, Texture } from "./recipe.ts";

/** An object ready for the set, with the place where it touches the floor. */
export type LitObject = Cutout & {
  readonly foot: readonly [left: number, right: number];
  readonly bottom: number;
};

/** Brings an object into the studio: its colour, the light from the upper left, its material. */
export async function lightObject(prop: Prop, size: number, seed: string): Promise<LitObject> {
  const object = await readObject(prop, size);
  const noise = makeNoise(seededChance(seed));
  const repaint = repainter(prop, object);
  const { data, width, height } = object;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const [L, C, hue] = repaint([data[at]!, data[at + 1]!, data[at + 2]!]);
      const light = L * (1.035 - 0.1 * (y / height) - 0.03 * (x / width));
      const rgb = toRgb([clamp(light + grain(prop.texture, noise, x, y)), C, hue]);
      data.set(rgb, at);
      data[at + 3] = smooth(0.2, 0.8, data[at + 3]! / 255) * 255;
    }
  }
  return withFoot(await turn(object, prop.rotate));
}

/**
 * Gives the function that takes a pixel to the wanted colour. Only what has the object's own
 * colour moves, so that soles, buttons and handles stay as they are.
 */
function repainter(prop: Prop, object: Cutout): (pixel: readonly [number, number, number]) => Lch {
  const fade = (pixel: readonly [number, number, number]): Lch => {
    const [L, C, hue] = toLch(pixel);
    return [L, C * prop.chroma, hue];
  };
  const wanted = prop.colour;
  // Drawings are made in their colour.
  if (!wanted || prop.object.startsWith("drawn:")) {
    return prop.object.startsWith("drawn:") ? toLch : fade;
  }
  const own = ownColour(object, prop.all);
  return (pixel) => {
    const [L, C, hue] = toLch(pixel);
    const share = belongs(own[2], prop.all, [L, C, hue]);
    const newHue = wanted[2] + turned(hue, own[2]) * 0.25;
    const newC = wanted[1] * clamp(C / Math.max(own[1], 0.02), 0.35, 1.5);
    const newL = clamp(wanted[0] + (L - own[0]) * 0.82, 0.16, 0.985);
    const a = mix(C * prop.chroma * Math.cos(hue), newC * Math.cos(newHue), share);
    const b = mix(C * prop.chroma * Math.sin(hue), newC * Math.sin(newHue), share);
    return [mix(L, newL, share), Math.hypot(a, b), Math.atan2(b, a)];
  };
}

const turned = (hue: number, from: number) =>
  Math.atan2(Math.sin(hue - from), Math.cos(hue - from));

/** How far a pixel belongs to the coloured part, 0 to 1. */
function belongs(hue: number, all: boolean, [, C, own]: Lch): number {
  return all ? 1 : smooth(0.025, 0.07, C) * (1 - smooth(0.7, 1.15, Math.abs(turned(own, hue))));
}

/** The colour an object comes with: the mean hue, weighted by chroma, and its mean lightness. */
function ownColour({ data }: Cutout, all: boolean): Lch {
  let x = 0;
  let y = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [, C, hue] = toLch([data[at]!, data[at + 1]!, data[at + 2]!]);
    if (data[at + 3]! <= 128 || (!all && C <= 0.04)) continue;
    x += Math.cos(hue) * C;
    y += Math.sin(hue) * C;
  }
  const hue = Math.atan2(y, x);
  let lightness = 0;
  let chroma = 0;
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    const pixel = toLch([data[at]!, data[at + 1]!, data[at + 2]!]);
    const share = belongs(hue, all, pixel);
    lightness += pixel[0] * share;
    chroma += pixel[1] * share;
    weight += share;
  }
  return weight > 0 ? [lightness / weight, chroma / weight, hue] : [0.6, 0.1, hue];
}

/** How much lighter or darker the material makes one point. */
function grain(texture: Texture, noise: Noise, x: number, y: number): number {
  switch (texture) {
    case "knit":
      return (
        0.016 * Math.sin(x * 0.8) * Math.sin(y * 0.62 + Math.sin(x * 0.8) * 2.2) +
        (noise.at(x / 2.5, y / 2.5) - 0.5) * 0.034
      );
    case "weave":
      return (x % 4 < 2 === y % 4 < 2 ? 0.013 : -0.013) + (noise.at(x / 26, y / 9) - 0.5) * 0.03;
    case "denim":
      return ((x + y) % 5 < 2 ? 0.02 : -0.015) + (noise.at(x / 5, y / 22) - 0.5) * 0.06;
    case "leather":
      return (noise.at(x / 4, y / 4) - 0.5) * 0.04;
    case "matt":
      return (noise.at(x / 2, y / 2) - 0.5) * 0.014;
    case "none":
      return 0;
  }
}

function withFoot(object: Cutout): LitObject {
  const { data, width, height } = object;
  const isSolid = (x: number, y: number, least: number) => data[(y * width + x) * 4 + 3]! > least;
  let bottom = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (isSolid(x, y, 100)) bottom = y;
  }
  let left = width;
  let right = 0;
  for (let y = Math.max(0, Math.floor(bottom - height * 0.07)); y <= bottom; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isSolid(x, y, 120)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return { ...object, foot: [left, right], bottom };
}
