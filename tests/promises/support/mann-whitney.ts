/**
 * How likely two samples this different are when both come from one distribution: the Mann-Whitney test in
 * its normal approximation, two-sided, with ties shared. For samples of more than about twenty each.
 */
export function likelihoodOfSame(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < ranked.length;) {
    let to = from;
    while (to < ranked.length && ranked[to]?.value === ranked[from]?.value) to++;
    const size = to - from;
    ties += size ** 3 - size;
    // Ranks begin with 1; equal values share the middle of theirs.
    rankSum += ((from + to + 1) / 2) * ranked.slice(from, to).filter(({ isOne }) => isOne).length;
    from = to;
  }
  const [n, m] = [one.length, other.length];
  const all = n + m;
  const u = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  return variance === 0 ? 1 : 2 * tailOf(Math.abs(u - (n * m) / 2) / Math.sqrt(variance));
}

/** The part of the normal distribution beyond z, to seven digits (Abramowitz and Stegun 26.2.17). */
function tailOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = factors.reduceRight((sum, factor) => (sum + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
