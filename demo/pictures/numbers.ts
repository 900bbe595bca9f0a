export const clamp = (value: number, lowest = 0, highest = 1): number =>
  Math.min(highest, Math.max(lowest, value));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** 0 below `from`, 1 above `to`, and a soft rise between. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

export type Noise = {
  readonly at: (x: number, y: number) => number;
  /** Several layers of noise, coarse to fine. */
  readonly layered: (x: number, y: number, layers?: number) => number;
};

/** Smooth random ups and downs between 0 and 1, for everything that should not look drawn. */
export function makeNoise(chance: () => number): Noise {
  const grid = Float32Array.from({ length: 4096 }, chance);
  const cell = (x: number, y: number) => grid[((y & 63) << 6) | (x & 63)]!;
  const at = (x: number, y: number) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = smooth(0, 1, x - left);
    const v = smooth(0, 1, y - top);
    return mix(
      mix(cell(left, top), cell(left + 1, top), u),
      mix(cell(left, top + 1), cell(left + 1, top + 1), u),
      v,
    );
  };
  const layered = (x: number, y: number, layers = 4) => {
    let sum = 0;
    let weight = 0.5;
    let total = 0;
    for (let layer = 0; layer < layers; layer += 1) {
      sum += weight * at(x * 2 ** layer + 17 * layer, y * 2 ** layer + 31 * layer);
      total += weight;
      weight *= 0.5;
    }
    return sum / total;
  };
  return { at, layered };
}
