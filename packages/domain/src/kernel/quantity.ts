import type { Cents } from "./money.ts";
import { ok, refuse, type Result } from "./result.ts";

/** Quantity `from` and up costs `price` (cents each); `isOpen` when the bound was written with ≥. */
export interface PriceTier {
  readonly from: number;
  readonly isOpen: boolean;
  readonly price: Cents;
}

export interface QuantityBounds {
  /** Quantities are multiples of it. */
  readonly step: number;
  readonly stock: number;
}

/**
 * Step and least batch of a product: `props_ext.batchNum`, or 1 when that is missing or no positive
 * integer. [SKU-12] [ITEM-12]
 */
export function batchStepOf(propsExt: unknown): number {
  if (typeof propsExt !== "object" || propsExt === null) return 1;
  const batchNum = "batchNum" in propsExt ? Number(propsExt.batchNum) : 1;
  return Number.isSafeInteger(batchNum) && batchNum > 0 ? batchNum : 1;
}

/** The largest quantity one can hold: stock, down to a multiple of the step. [SKU-07] */
export const largestQuantity = ({ step, stock }: QuantityBounds): number =>
  Math.max(0, Math.floor(stock / step) * step);

/**
 * What an entered quantity becomes: up to the next multiple of the step, cut to stock, and 0 when
 * it is no number. [SKU-06] [SKU-07] [SKU-08]
 */
export function snapQuantity(entered: string | number, bounds: QuantityBounds): number {
  const wanted = readQuantity(entered);
  const snapped = Math.ceil(wanted / bounds.step) * bounds.step;
  return Math.min(snapped, largestQuantity(bounds));
}

/**
 * The tiers of `num_price_map`, lowest first. Its keys are written `1-9`, `10` or `≥10`; a key that
 * names no quantity is left out. [ITEM-04]
 */
export function priceTiersOf(prices: Readonly<Record<string, Cents>>): PriceTier[] {
  return Object.entries(prices)
    .flatMap(([bound, price]) => {
      const found = /^\s*(≥|>=)?\s*(\d+)/.exec(bound);
      const from = Number(found?.[2]);
      return Number.isSafeInteger(from) ? [{ from, isOpen: found?.[1] !== undefined, price }] : [];
    })
    .toSorted((a, b) => a.from - b.from);
}

/**
 * The price of each piece, in cents, once `totalQuantity` over all skus of the item is chosen;
 * below the first bound it is the first tier's, and undefined without tiers. [AGNT-36]
 */
export function tierPrice(tiers: readonly PriceTier[], totalQuantity: number): Cents | undefined {
  const reached = tiers.filter((tier) => tier.from <= totalQuantity).at(-1);
  return (reached ?? tiers[0])?.price;
}

/** The next tier above a total and how many pieces are missing to it. */
export function nextTier(tiers: readonly PriceTier[], totalQuantity: number) {
  const tier = tiers.find(({ from }) => from > totalQuantity);
  return tier && { tier, missing: tier.from - totalQuantity };
}

/**
 * The least total over all skus of an item: its batch step, and the first tier's bound when there
 * are several tiers or when the only one says ≥. [SKU-02] [SKU-03] [SKU-12]
 */
export function minimumBatchOf(tiers: readonly PriceTier[], step: number): number {
  const [first] = tiers;
  const isBinding = tiers.length > 1 || first?.isOpen === true;
  return Math.max(step, first && isBinding ? first.from : 0);
}

export type QuantityRefusal =
  | { readonly code: "nothing_selected" }
  | { readonly code: "below_minimum_batch"; readonly values: { readonly n: number } }
  | { readonly code: "no_stock" }
  | { readonly code: "over_stock"; readonly values: { readonly stock: number } }
  | { readonly code: "not_in_batch_step"; readonly values: { readonly step: number } };

/**
 * Judges the chosen quantities of one item. Refuses `nothing_selected` and, with the number,
 * `below_minimum_batch`. [SKU-01] [SKU-02] [SKU-03] [SKU-04] [CHK-28]
 */
export function checkItemTotal(
  quantities: readonly number[],
  minimumBatch: number,
): Result<number, QuantityRefusal> {
  const total = quantities.reduce((all, quantity) => all + quantity, 0);
  if (total <= 0) return refuse({ code: "nothing_selected" });
  if (total < minimumBatch) {
    return refuse({ code: "below_minimum_batch", values: { n: minimumBatch } });
  }
  return ok(total);
}

/**
 * Judges one submitted line. Refuses `nothing_selected` for 0 and what is no whole number,
 * `no_stock`, `over_stock`, and `not_in_batch_step` for what is no multiple of the step.
 * [SKU-11] [SKU-13] [CHK-27]
 */
export function checkLineQuantity(
  quantity: number,
  { step, stock }: QuantityBounds,
): Result<number, QuantityRefusal> {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return refuse({ code: "nothing_selected" });
  if (stock <= 0) return refuse({ code: "no_stock" });
  if (quantity > stock) return refuse({ code: "over_stock", values: { stock } });
  if (quantity % step !== 0) return refuse({ code: "not_in_batch_step", values: { step } });
  return ok(quantity);
}

function readQuantity(entered: string | number): number {
  const text = String(entered).normalize("NFKC").trim();
  const wanted = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  // Beyond this no stock reaches, and multiples are no longer exact.
  return Math.min(wanted, 1_000_000_000);
}
