import sharp from "sharp";

const SIDE = 64;
const GRID = 8;
const HUES = 8;
const SATURATIONS = 4;
const VALUES = 3;
const DIRECTIONS = 8;
const DIRECTION_GRID = 4;
/** How far a pixel has to be from the background to belong to the goods, of 255. */
const FOREGROUND = 26;

/**
 * What a picture looks like, as 416 numbers: colours of the goods, colours by place, edges by
 * place and direction. Near pictures have near numbers. Rejects what is not a picture.
 */
export async function describePicture(picture: Buffer): Promise<Float64Array> {
  const pixels = await cropToGoods(picture);
  return Float64Array.from([
    ...normalised(colourHistogram(pixels)),
    ...normalised(colourLayout(pixels)),
    ...normalised(edgeHistogram(pixels)),
  ]);
}

/** How alike two descriptions are: 0 for nothing in common, 3 for the same picture. */
export function likeness(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}

/** The goods without their surroundings, as a square of RGB pixels. */
async function cropToGoods(picture: Buffer): Promise<Uint8Array> {
  const small = await sharp(picture)
    .rotate()
    .removeAlpha()
    .toColourspace("srgb")
    .resize(SIDE * 2, SIDE * 2, { fit: "fill" })
    .raw()
    .toBuffer();
  const side = SIDE * 2;
  const background = medianOfBorder(small, side);
  const box = { left: side, top: side, right: 0, bottom: 0 };
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 3;
      const distance = Math.max(
        Math.abs(small[at]! - background[0]),
        Math.abs(small[at + 1]! - background[1]),
        Math.abs(small[at + 2]! - background[2]),
      );
      if (distance < FOREGROUND) continue;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  const width = box.right - box.left + 1;
  const height = box.bottom - box.top + 1;
  const whole = sharp(small, { raw: { width: side, height: side, channels: 3 } });
  const cut =
    width > 8 && height > 8
      ? whole.extract({ left: box.left, top: box.top, width, height })
      : whole;
  return cut.resize(SIDE, SIDE, { fit: "fill" }).raw().toBuffer();
}

function medianOfBorder(pixels: Uint8Array, side: number): [number, number, number] {
  const channel = (offset: number) => {
    const values: number[] = [];
    for (let along = 0; along < side; along += 1) {
      for (const [x, y] of [
        [along, 0],
        [along, side - 1],
        [0, along],
        [side - 1, along],
      ] as const) {
        values.push(pixels[(y * side + x) * 3 + offset]!);
      }
    }
    return values.sort((one, other) => one - other)[values.length >> 1]!;
  };
  return [channel(0), channel(1), channel(2)];
}

function colourHistogram(pixels: Uint8Array): number[] {
  const bins = Array.from({ length: HUES * SATURATIONS * VALUES }, () => 0);
  for (let at = 0; at < pixels.length; at += 3) {
    const [hue, saturation, value] = toHsv(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    const bin =
      (Math.min(HUES - 1, Math.floor(hue * HUES)) * SATURATIONS +
        Math.min(SATURATIONS - 1, Math.floor(saturation * SATURATIONS))) *
        VALUES +
      Math.min(VALUES - 1, Math.floor(value * VALUES));
    bins[bin]! += 1;
  }
  return bins.map(Math.sqrt);
}

function colourLayout(pixels: Uint8Array): number[] {
  const cells = Array.from({ length: GRID * GRID * 3 }, () => 0);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const cell = (Math.floor((y * GRID) / SIDE) * GRID + Math.floor((x * GRID) / SIDE)) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        cells[cell + channel]! += pixels[(y * SIDE + x) * 3 + channel]! - 128;
      }
    }
  }
  return cells;
}

function edgeHistogram(pixels: Uint8Array): number[] {
  const bins = Array.from({ length: DIRECTION_GRID ** 2 * DIRECTIONS }, () => 0);
  const light = (x: number, y: number) => {
    const at = (y * SIDE + x) * 3;
    return 0.3 * pixels[at]! + 0.59 * pixels[at + 1]! + 0.11 * pixels[at + 2]!;
  };
  for (let y = 1; y < SIDE - 1; y += 1) {
    for (let x = 1; x < SIDE - 1; x += 1) {
      const dx = light(x + 1, y) - light(x - 1, y);
      const dy = light(x, y + 1) - light(x, y - 1);
      const turn = (Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI);
      const direction = Math.min(DIRECTIONS - 1, Math.floor(turn * DIRECTIONS));
      const cell =
        Math.floor((y * DIRECTION_GRID) / SIDE) * DIRECTION_GRID +
        Math.floor((x * DIRECTION_GRID) / SIDE);
      bins[cell * DIRECTIONS + direction]! += Math.hypot(dx, dy);
    }
  }
  return bins.map(Math.sqrt);
}

function toHsv(red: number, green: number, blue: number): [number, number, number] {
  const highest = Math.max(red, green, blue);
  const spread = highest - Math.min(red, green, blue);
  if (spread === 0) return [0, 0, highest / 256];
  const sixth =
    highest === red
      ? ((((green - blue) / spread) % 6) + 6) % 6
      : highest === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [sixth / 6, spread / highest, highest / 256];
}

function normalised(values: readonly number[]): number[] {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}
