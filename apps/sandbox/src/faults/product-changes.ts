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

export function createProductChanges(): ProductChanges {
  const changeByThid = new Map<string, ProductChange>();
  return {
    change: (thid, change) => void changeByThid.set(thid, { ...changeByThid.get(thid), ...change }),
    clear: () => changeByThid.clear(),
    list: () => Object.fromEntries(changeByThid),
    apply(product) {
      const change = changeByThid.get(product.thid);
      if (!change) return product;
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
    },
  };
}
