import sharp from "sharp";

const SIDE = 64;
const GRID = 8;
const HUES = 8;
const SATURATIONS = 4;
const VALUES = 3;
const DIRECTIONS = 8;
const DIRECTION_GRID = 4;
/** How far a pixel has to be from what is behind it to belong to the goods, of 255. */
const FOREGROUND = 22;
/** Form tells goods apart better than colour does: most come in several colours. */
const SHAPE_WEIGHT = 1.3;
/** Stands in for the surroundings, so that the same goods before another wall look the same. */
const NOTHING = 200;

/** The goods without their surroundings: RGB, and for each pixel whether it belongs to them. */
type Goods = { readonly pixels: Uint8Array; readonly isGoods: Uint8Array };

/**
 * What the goods in a picture look like, as 480 numbers: their outline, their colours, colours by
 * place, edges by place and direction. Alike pictures have alike numbers. Rejects what is not a
 * picture.
 */
export async function describePicture(picture: Buffer): Promise<Float64Array> {
  const goods = await cutOutGoods(picture);
  return Float64Array.from([
    ...normalised(outline(goods)).map((value) => value * SHAPE_WEIGHT),
    ...normalised(colourHistogram(goods)),
    ...normalised(colourLayout(goods)),
    ...normalised(edgeHistogram(goods)),
  ]);
}

/** How alike two descriptions are: 0 for nothing in common, about 4.7 for the same picture. */
export function likeness(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}

async function cutOutGoods(picture: Buffer): Promise<Goods> {
  const side = SIDE * 2;
  const pixels = await sharp(picture)
    .rotate()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize(side, side, { fit: "fill" })
    .blur(1)
    .raw()
    .toBuffer();
  const isGoods = differsFromRowEnds(pixels, side);
  const box = squareAround(boxOf(isGoods, side));
  const small = new Uint8Array(SIDE * SIDE * 3).fill(NOTHING);
  const smallMask = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const fromX = Math.floor(box.left + (x * box.width) / SIDE);
      const fromY = Math.floor(box.top + (y * box.height) / SIDE);
      const from = fromY * side + fromX;
      const isOutside = fromX < 0 || fromY < 0 || fromX >= side || fromY >= side;
      if (isOutside || isGoods[from] === 0) continue;
      smallMask[y * SIDE + x] = 1;
      small.set(pixels.subarray(from * 3, from * 3 + 3), (y * SIDE + x) * 3);
    }
  }
  return { pixels: small, isGoods: smallMask };
}

/** A box widened to a square, so that tall goods stay tall. */
function squareAround(box: { left: number; top: number; width: number; height: number }) {
  const side = Math.max(box.width, box.height);
  return {
    left: box.left - (side - box.width) / 2,
    top: box.top - (side - box.height) / 2,
    width: side,
    height: side,
  };
}

/** Backdrops change from top to bottom more than sideways: each row is held against its own ends. */
function differsFromRowEnds(pixels: Uint8Array, side: number): Uint8Array {
  const isGoods = new Uint8Array(side * side);
  const END = 4;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      let distance = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const left = pixels[(y * side + END) * 3 + channel]!;
        const right = pixels[(y * side + side - 1 - END) * 3 + channel]!;
        const behind = left + ((right - left) * x) / side;
        distance = Math.max(distance, Math.abs(pixels[(y * side + x) * 3 + channel]! - behind));
      }
      if (distance >= FOREGROUND) isGoods[y * side + x] = 1;
    }
  }
  return isGoods;
}

/** The smallest box around the goods; the whole picture where nothing stands out. */
function boxOf(isGoods: Uint8Array, side: number) {
  // A few stray pixels must not stretch the box: a row or column counts from three on.
  const rows = Array.from({ length: side }, (_, y) => countIn(isGoods, side, { y }));
  const columns = Array.from({ length: side }, (_, x) => countIn(isGoods, side, { x }));
  const isCounted = (count: number) => count >= 3;
  const top = rows.findIndex(isCounted);
  const left = columns.findIndex(isCounted);
  if (top === -1 || left === -1) {
    isGoods.fill(1);
    return { left: 0, top: 0, width: side, height: side };
  }
  return {
    left,
    top,
    width: columns.findLastIndex(isCounted) - left + 1,
    height: rows.findLastIndex(isCounted) - top + 1,
  };
}

function countIn(isGoods: Uint8Array, side: number, line: { x: number } | { y: number }): number {
  let count = 0;
  for (let along = 0; along < side; along += 1) {
    count += "y" in line ? isGoods[line.y * side + along]! : isGoods[along * side + line.x]!;
  }
  return count;
}

/** How much of each cell the goods fill, around the mean. */
function outline({ isGoods }: Goods): number[] {
  const cells = Array.from({ length: GRID * GRID }, () => 0);
  for (const [at, counts] of isGoods.entries()) {
    const column = Math.floor(((at % SIDE) * GRID) / SIDE);
    const row = Math.floor((Math.floor(at / SIDE) * GRID) / SIDE);
    cells[row * GRID + column]! += counts;
  }
  const mean = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  return cells.map((cell) => cell - mean);
}

function colourHistogram({ pixels, isGoods }: Goods): number[] {
  const bins = Array.from({ length: HUES * SATURATIONS * VALUES }, () => 0);
  for (const [at, counts] of isGoods.entries()) {
    if (counts === 0) continue;
    const [hue, saturation, value] = toHsv(pixels.subarray(at * 3, at * 3 + 3));
    const bin =
      (Math.floor(hue * HUES) * SATURATIONS +
        Math.min(SATURATIONS - 1, Math.floor(saturation * SATURATIONS))) *
        VALUES +
      Math.floor(value * VALUES);
    bins[bin]! += 1;
  }
  return bins.map(Math.sqrt);
}

function colourLayout({ pixels }: Goods): number[] {
  const cells = Array.from({ length: GRID * GRID * 3 }, () => 0);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const x = at % SIDE;
    const y = Math.floor(at / SIDE);
    const cell = (Math.floor((y * GRID) / SIDE) * GRID + Math.floor((x * GRID) / SIDE)) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      cells[cell + channel]! += pixels[at * 3 + channel]! - NOTHING;
    }
  }
  return cells;
}

function edgeHistogram({ pixels }: Goods): number[] {
  const bins = Array.from({ length: DIRECTION_GRID ** 2 * DIRECTIONS }, () => 0);
  const light = (x: number, y: number) => {
    const at = (y * SIDE + x) * 3;
    return 0.3 * pixels[at]! + 0.59 * pixels[at + 1]! + 0.11 * pixels[at + 2]!;
  };
  for (let y = 1; y < SIDE - 1; y += 1) {
    for (let x = 1; x < SIDE - 1; x += 1) {
      const dx = light(x + 1, y) - light(x - 1, y);
      const dy = light(x, y + 1) - light(x, y - 1);
      // Light goods on dark ground have the edges of dark goods on light ground.
      const turn = ((Math.atan2(dy, dx) + 2 * Math.PI) % Math.PI) / Math.PI;
      const direction = Math.min(DIRECTIONS - 1, Math.floor(turn * DIRECTIONS));
      const cell =
        Math.floor((y * DIRECTION_GRID) / SIDE) * DIRECTION_GRID +
        Math.floor((x * DIRECTION_GRID) / SIDE);
      bins[cell * DIRECTIONS + direction]! += Math.hypot(dx, dy);
    }
  }
  return bins.map(Math.sqrt);
}

/** Hue, saturation and value, each from 0 up to, but without, 1; saturation may be 1. */
function toHsv([red = 0, green = 0, blue = 0]: Uint8Array): [number, number, number] {
  const highest = Math.max(red, green, blue);
  const spread = highest - Math.min(red, green, blue);
  if (spread === 0) return [0, 0, highest / 256];
  const sixth =
    highest === red
      ? ((((green - blue) / spread) % 6) + 6) % 6
      : highest === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [(sixth % 6) / 6, spread / highest, highest / 256];
}

function normalised(values: readonly number[]): number[] {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}
