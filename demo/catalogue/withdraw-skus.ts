import type { DemoSku } from "./catalogue.ts";

const SHARE = 0.3;

/**
 * Takes some combinations out of the offer, as when a size is no longer made in a colour. Every
 * value keeps at least one, so that it can still be chosen.
 */
export function withdrawSkus(skus: readonly DemoSku[], chance: () => number): DemoSku[] {
  if (skus.length === 1) return [...skus];
  const left = [...skus];
  for (const sku of skus) {
    if (chance() >= SHARE) continue;
    const isLastOfAValue = Object.entries(sku.options).some(
      ([dimension, value]) => left.filter((one) => one.options[dimension] === value).length === 1,
    );
    if (!isLastOfAValue) left.splice(left.indexOf(sku), 1);
  }
  return left;
}
