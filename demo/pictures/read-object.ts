import { createRequire } from "node:module";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { drawObject } from "./drawn/draw-object.ts";
import type { Prop } from "./recipe.ts";

const ASSETS = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")),
  "assets",
);

/** Pixels with an opacity, and their size. */
export type Cutout = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Reads or draws an object, cut to its own edges and scaled so that its larger side is `size`. */
export async function readObject(prop: Prop, size: number): Promise<Cutout> {
  const source = prop.object.startsWith("drawn:")
    ? sharp(Buffer.from(drawObject(prop.object.slice(6), prop.colour)))
    : sharp(path.join(ASSETS, `${prop.object}.webp`));
  const whole = await cutout(source.ensureAlpha());
  const cut = await trim(whole);
  const scale = size / Math.max(cut.width, cut.height);
  return cutout(
    raw(cut)
      .resize(Math.round(cut.width * scale), Math.round(cut.height * scale), { kernel: "mitchell" })
      .sharpen({ sigma: 1.4, m1: 0.4, m2: 1.6 }),
  );
}

/** Turns a cutout clockwise by some degrees. */
export async function turn(object: Cutout, degrees: number): Promise<Cutout> {
  if (degrees === 0) return object;
  return trim(await cutout(raw(object).rotate(degrees, { background: "#0000" })));
}

/** Cuts away empty edges. */
async function trim(object: Cutout): Promise<Cutout> {
  let left = object.width;
  let top = object.height;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < object.height; y += 1) {
    for (let x = 0; x < object.width; x += 1) {
      if (object.data[(y * object.width + x) * 4 + 3]! <= 12) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return cutout(
    raw(object).extract({ left, top, width: right - left + 1, height: bottom - top + 1 }),
  );
}

const raw = ({ data, width, height }: Cutout) =>
  sharp(data, { raw: { width, height, channels: 4 } });

async function cutout(image: Sharp): Promise<Cutout> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The cutout as a picture that can be laid over another. */
export const asPng = (object: Cutout): Promise<Buffer> =>
  raw(object).png({ compressionLevel: 1 }).toBuffer();
