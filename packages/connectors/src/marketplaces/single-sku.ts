import type { Listing } from "./listing.ts";

/** Stands for "enough for one order" where a source tells no number; review checks the real stock. */
export const untoldStock = 200;

/** What is known of a product whose source tells no variants: it is sold as one thing, by the piece. */
export function singleSku(
  thid_item_id: string,
  price: number,
): Pick<
  Listing,
  | "status"
  | "options"
  | "skus"
  | "tiers"
  | "price_by_quantity"
  | "batch_step"
  | "minimum_batch"
  | "unit"
> {
  const isSold = price > 0;
  return {
    status: isSold ? "published" : "sold_out",
    options: [],
    skus: [
      {
        thid_sku_id: thid_item_id,
        props: {},
        price,
        stock: isSold ? untoldStock : 0,
        status: isSold ? 1 : 0,
      },
    ],
    tiers: isSold ? [{ from: 1, price }] : [],
    price_by_quantity: false,
    batch_step: 1,
    minimum_batch: 1,
    unit: "件",
  };
}
