import sharp from "sharp";
import { seededChance } from "../catalogue/seeded-chance.ts";
import { paintBackdrop } from "./backdrops.ts";
import type { Layer } from "./layers.ts";
import { lightObject } from "./light-object.ts";
import { clamp, makeNoise, smooth } from "./numbers.ts";
import { PICTURE_SIZE as SIZE, type Recipe } from "./recipe.ts";
import { setScene } from "./scenes.ts";

const BYTES_MAX = 36 * 1024;
const QUALITY_FIRST = 80;
const QUALITY_LAST = 44;

/** Takes the photograph a recipe describes: webp, 800 by 800, at most about 36 KB. */
export async function composePicture(recipe: Recipe): Promise<Buffer> {
  const chance = seededChance(recipe.name);
  const noise = makeNoise(chance);
  const backdrop = paintBackdrop(recipe.backdrop, { tone: recipe.tone, noise, chance });
  const layers = await setScene(recipe, (prop, size) =>
    lightObject(prop, Math.round(size), `${recipe.name}/${prop.object}`),
  );
  return develop(backdrop, layers, recipe.name);
}

/** Lays everything together, darkens the corners, adds grain, and packs it. */
async function develop(backdrop: Buffer, layers: readonly Layer[], name: string): Promise<Buffer> {
  const inFrame = await Promise.all(layers.map(cutToFrame));
  const pixels = await sharp(backdrop, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .composite(inFrame.filter((layer) => layer !== undefined))
    .removeAlpha()
    .raw()
    .toBuffer();
  const chance = seededChance(`${name}/grain`);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const distance = Math.hypot(x / SIZE - 0.5, y / SIZE - 0.48);
      const light = 1 - 0.13 * smooth(0.34, 0.78, distance);
      const grain = (chance() - 0.5) * 2;
      const at = (y * SIZE + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[at + channel] = clamp(pixels[at + channel]! * light + grain, 0, 255);
      }
    }
  }
  for (let quality = QUALITY_FIRST; ; quality -= 6) {
    const picture = await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
    if (picture.length < BYTES_MAX || quality <= QUALITY_LAST) return picture;
  }
}

/** sharp refuses layers that stick out of the picture: what lies outside is cut away. */
async function cutToFrame(
  layer: Layer,
): Promise<{ input: Buffer; left: number; top: number } | undefined> {
  const x = Math.max(0, -layer.left);
  const y = Math.max(0, -layer.top);
  const left = Math.max(0, layer.left);
  const top = Math.max(0, layer.top);
  const width = Math.min(layer.width - x, SIZE - left);
  const height = Math.min(layer.height - y, SIZE - top);
  if (width <= 0 || height <= 0) return undefined;
  const isWhole = x === 0 && y === 0 && width === layer.width && height === layer.height;
  const input = isWhole
    ? layer.input
    : await sharp(layer.input)
        .extract({ left: x, top: y, width, height })
        .png({ compressionLevel: 1 })
        .toBuffer();
  return { input, left, top };
}
