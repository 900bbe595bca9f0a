import type { SandboxProduct } from "../catalogue-shape.ts";

export type ProductOrder = {
  readonly by: "match" | "price" | "sales";
  readonly direction: "asc" | "desc";
};

/** What a search shows as the price: the cheapest choice. */
export function cheapestOf(product: SandboxProduct): number {
  return Math.min(...product.skus.map((sku) => sku.price_cents));
}

/** Puts found products into an order; `match` leaves them as the search rated them. */
export function orderProducts(
  products: readonly SandboxProduct[],
  order: ProductOrder,
): SandboxProduct[] {
  if (order.by === "match") return [...products];
  const key = order.by === "price" ? cheapestOf : (one: SandboxProduct) => one.monthlySales;
  const sign = order.direction === "asc" ? 1 : -1;
  return products.toSorted(
    (one, other) => sign * (key(one) - key(other)) || one.thid.localeCompare(other.thid),
  );
}

export type Page<T> = {
  readonly rows: readonly T[];
  readonly total: number;
  readonly pages: number;
};

/** One page of a list, counted from 1. */
export function cutPage<T>(list: readonly T[], page: number, pageSize: number): Page<T> {
  return {
    rows: list.slice((page - 1) * pageSize, page * pageSize),
    total: list.length,
    pages: Math.ceil(list.length / pageSize),
  };
}
