import type { Rgb } from "./colours.ts";
import { TONES, type Tone } from "./colours.ts";
import { clamp, mix, type Noise, smooth } from "./numbers.ts";
import { type BackdropName, PICTURE_SIZE as SIZE } from "./recipe.ts";

type Light = { readonly tone: Tone; readonly noise: Noise; readonly chance: () => number };
type Paint = (x: number, y: number) => Rgb;

/** What stands or lies behind the goods, as raw RGB pixels. */
export function paintBackdrop(name: BackdropName, light: Light): Buffer {
  const paint = BACKDROPS[name](light);
  const pixels = Buffer.alloc(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const colour = paint(x, y);
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[(y * SIZE + x) * 3 + channel] = clamp(colour[channel]!, 0, 255);
      }
    }
  }
  return pixels;
}

const times = (colour: Rgb, k: number): Rgb => [colour[0] * k, colour[1] * k, colour[2] * k];
const blend = (one: Rgb, other: Rgb, share: number): Rgb => [
  mix(one[0], other[0], share),
  mix(one[1], other[1], share),
  mix(one[2], other[2], share),
];

const BACKDROPS: Readonly<Record<BackdropName, (light: Light) => Paint>> = {
  studio,
  wall,
  linen,
  wood: (light) => wood(light, [203, 171, 133], [226, 199, 164]),
  darkWood: (light) => wood(light, [112, 84, 62], [138, 106, 80]),
  marble,
  terrazzo,
  concrete,
};

function studio({ tone }: Light): Paint {
  const horizon = 0.66;
  return (x, y) => {
    const u = x / SIZE;
    const v = y / SIZE;
    const pool = Math.exp(-((u - 0.4) ** 2 * 5 + (v - 0.32) ** 2 * 6));
    const colour = blend(
      times(TONES[tone][0], 0.93 + 0.13 * pool),
      times(TONES[tone][1], 0.93 + 0.1 * smooth(horizon, 1, v)),
      smooth(horizon - 0.05, horizon + 0.04, v),
    );
    return times(colour, 1 - 0.05 * Math.exp(-(((v - horizon) * 26) ** 2)));
  };
}

/** Daylight through a window, slanting over a wall. */
function wall({ tone, noise }: Light): Paint {
  return (x, y) => {
    const u = x / SIZE;
    const v = y / SIZE;
    const plain =
      0.95 +
      0.1 * Math.exp(-((u - 0.3) ** 2 * 3 + (v - 0.2) ** 2 * 3)) +
      (noise.layered(x / 90, y / 90) - 0.5) * 0.03;
    const slant = u * 0.94 + v * 0.5;
    const across = slant * 3.3;
    const bar = Math.abs(across - Math.round(across));
    const lit =
      smooth(0.03, 0.09, bar) *
      smooth(0.2, 0.34, slant) *
      (1 - smooth(1.08, 1.24, slant)) *
      smooth(0, 0.16, v + 0.18 - u * 0.12);
    return times(TONES[tone][0], plain * (0.955 + 0.085 * lit));
  };
}

function linen({ tone, noise }: Light): Paint {
  return (x, y) => {
    const fold = noise.layered(x / 260 + y / 700, y / 420, 3) - 0.5;
    const thread =
      Math.sin(x * 1.55) * 0.012 +
      Math.sin(y * 1.55) * 0.012 +
      (noise.at(x / 1.6, y / 14) - 0.5) * 0.04 +
      (noise.at(x / 14, y / 1.6) - 0.5) * 0.04;
    const k = 0.965 + fold * 0.16 + thread * 0.8 + 0.04 * (1 - (x + y) / (2 * SIZE));
    return times(TONES[tone][1], k);
  };
}

function wood({ noise }: Light, dark: Rgb, bright: Rgb): Paint {
  return (x, y) => {
    const plank = Math.floor(y / 200);
    const inPlank = y % 200;
    const shift = plank * 137.3;
    const grain = noise.layered((x + shift * 3) / 240, (y + shift) / 11, 4);
    const wave = grain * 9 + y / 60 + noise.layered(x / 300 + plank, y / 120, 2) * 7;
    const rings = 0.5 + 0.5 * Math.sin(wave * 2.2);
    const gap = 1 - 0.22 * (1 - smooth(0, 3.5, Math.min(inPlank, 200 - inPlank)));
    const k =
      (0.95 + 0.055 * rings + (noise.at(x / 60, y / 1.4) - 0.5) * 0.05) *
      gap *
      (0.97 + (0.05 * ((plank * 7) % 3)) / 2) *
      (1.05 - (0.09 * (x + y)) / (2 * SIZE));
    return times(blend(dark, bright, grain), k);
  };
}

function marble({ noise }: Light): Paint {
  return (x, y) => {
    const warp = noise.layered(x / 210, y / 210, 5) * 5.2;
    const vein = 1 - Math.abs(Math.sin((x * 0.6 + y) / 150 + warp));
    const fine =
      1 - Math.abs(Math.sin((x - y * 0.4) / 62 + noise.layered(x / 100 + 9, y / 100, 4) * 8));
    const k =
      1 -
      0.19 * smooth(0.86, 1, vein) * noise.layered(x / 130, y / 130, 2) * 1.5 -
      0.06 * smooth(0.93, 1, fine) +
      (noise.layered(x / 150, y / 150, 3) - 0.5) * 0.05;
    return times([238, 238, 236], k);
  };
}

const CHIPS: readonly Rgb[] = [
  [205, 190, 170],
  [178, 196, 191],
  [219, 203, 196],
  [160, 168, 166],
  [232, 214, 186],
];

function terrazzo({ noise, chance }: Light): Paint {
  const CELL = 40;
  const chipsByCell = new Map<number, ReturnType<typeof chip>[]>();
  const chip = () => ({
    x: chance() * SIZE,
    y: chance() * SIZE,
    radius: 4 + chance() ** 2 * 17,
    angle: chance() * Math.PI,
    squeeze: 0.45 + chance() * 0.5,
    colour: CHIPS[Math.floor(chance() * CHIPS.length)]!,
  });
  for (const one of Array.from({ length: 330 }, chip)) {
    const cells = (centre: number) =>
      [centre - one.radius, centre + one.radius].map((edge) => Math.floor(edge / CELL));
    const [left, right] = cells(one.x) as [number, number];
    const [top, bottom] = cells(one.y) as [number, number];
    for (let column = left; column <= right; column += 1) {
      for (let row = top; row <= bottom; row += 1) {
        const key = column * 100 + row;
        chipsByCell.set(key, [...(chipsByCell.get(key) ?? []), one]);
      }
    }
  }
  return (x, y) => {
    let colour = times([236, 233, 228], 0.99 + (noise.layered(x / 120, y / 120) - 0.5) * 0.04);
    const near = chipsByCell.get(Math.floor(x / CELL) * 100 + Math.floor(y / CELL)) ?? [];
    for (const one of near) {
      const along = (x - one.x) * Math.cos(one.angle) + (y - one.y) * Math.sin(one.angle);
      const across =
        ((y - one.y) * Math.cos(one.angle) - (x - one.x) * Math.sin(one.angle)) / one.squeeze;
      const distance = Math.hypot(along, across) + (noise.at(x / 5, y / 5) - 0.5) * 5;
      const share = 0.75 * (1 - smooth(one.radius - 1.5, one.radius, distance));
      colour = blend(colour, one.colour, share);
    }
    return colour;
  };
}

function concrete({ noise }: Light): Paint {
  return (x, y) => {
    const v = y / SIZE;
    const k =
      0.94 +
      (noise.layered(x / 70, y / 70, 5) - 0.5) * 0.16 +
      0.06 * (1 - Math.hypot(x / SIZE - 0.45, v - 0.5));
    return times(blend([158, 166, 164], [186, 188, 182], smooth(0.5, 0.52, v)), k);
  };
}
