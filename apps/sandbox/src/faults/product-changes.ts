import { AsyncLocalStorage } from "node:async_hooks";
import type { SandboxProduct } from "../catalogue-shape.ts";

/** What a seller has changed since the goods were first offered. */
export type ProductChange = {
  readonly isSoldOut?: boolean;
  readonly isTakenDown?: boolean;
  /** 110 makes the goods a tenth dearer. */
  readonly price_percent?: number;
};

export type ProductChanges = {
  change(thid: string, change: ProductChange): void;
  clear(): void;
  list(): Readonly<Record<string, ProductChange>>;
  /** The product as it is offered now. */
  apply(product: SandboxProduct): SandboxProduct;
};

const changeOfCall = new AsyncLocalStorage<ProductChange>();

/** Lets a change hold for all goods, but only in what `act` begins. */
export function duringCall(change: ProductChange, act: () => void): void {
  changeOfCall.run(change, act);
}

export function createProductChanges(): ProductChanges {
  const changeByThid = new Map<string, ProductChange>();
  return {
    change: (thid, change) => void changeByThid.set(thid, { ...changeByThid.get(thid), ...change }),
    clear: () => changeByThid.clear(),
    list: () => Object.fromEntries(changeByThid),
    apply(product) {
      const own = changeByThid.get(product.thid);
      const ofCall = changeOfCall.getStore();
      return own || ofCall ? changed(product, { ...own, ...ofCall }) : product;
    },
  };
}

function changed(product: SandboxProduct, change: ProductChange): SandboxProduct {
  const reprice = (cents: number) =>
    change.price_percent === undefined
      ? cents
      : Math.max(1, Math.round((cents * change.price_percent) / 100));
  return {
    ...product,
    isPublished: product.isPublished && change.isTakenDown !== true,
    tiers: product.tiers.map((tier) => ({ ...tier, price_cents: reprice(tier.price_cents) })),
    skus: product.skus.map((sku) => ({
      ...sku,
      price_cents: reprice(sku.price_cents),
      stock: change.isSoldOut ? 0 : sku.stock,
    })),
  };
}
