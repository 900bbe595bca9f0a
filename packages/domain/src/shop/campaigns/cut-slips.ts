import type { Cents } from "../../kernel/money.ts";

/**
 * Cuts a red packet into as many slips as there are rolls, each at least a cent and each as large as its roll (any
 * whole number from 0 on) is among all. Parts of a cent go to the first slips, so that the sum is exact.
 */
export function cutSlips(total: Cents, rolls: readonly number[]): Cents[] {
  const pieces = rolls.length;
  if (pieces === 0 || total < pieces) throw new RangeError("a slip holds a cent at least");
  const spare = total - pieces;
  const weights = rolls.map((roll) => BigInt(roll) + 1n);
  const weight = weights.reduce((sum, one) => sum + one, 0n);
  const slips = weights.map((one) => 1 + Number((BigInt(spare) * one) / weight));
  const left = total - slips.reduce((sum, slip) => sum + slip, 0);
  return slips.map((slip, at) => (at < left ? slip + 1 : slip));
}
