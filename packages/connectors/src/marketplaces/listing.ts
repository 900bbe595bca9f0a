import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";

/** One row of a marketplace's search answer. `price` is in fen (CNY cents). */
export interface ListingSummary {
  readonly platform: PlatformId;
  readonly thid_item_id: string;
  readonly title: string;
  readonly image: string;
  readonly price: number;
  readonly url: string;
  readonly shop_name?: string;
  readonly is_factory?: boolean;
  readonly month_sold?: number;
}

/** One page of a search answer, from 1. `total` is at least this many where nobody counts them. */
export interface ListingPage {
  readonly items: readonly ListingSummary[];
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
  readonly has_more: boolean;
}

/** A choice a customer makes, such as colour, with its values in the marketplace's order. */
export interface ListingOption {
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly image?: string }[];
}

/** One buyable combination of options. `price` is in fen; status 1 = on sale, 0 = not. */
export interface ListingSku {
  readonly thid_sku_id: string;
  /** The id 1688 wants in an order; other marketplaces order by `thid_sku_id`. */
  readonly thid_spec_id?: string;
  readonly props: Readonly<Record<string, string>>;
  readonly price: number;
  readonly stock: number;
  readonly status: 0 | 1;
  readonly image?: string;
  readonly weight_g?: number;
}

/** The price in fen of each piece when at least `from` pieces are bought. */
export interface ListingTier {
  readonly from: number;
  readonly price: number;
}

export interface ListingShop {
  readonly id: string;
  readonly name: string;
  readonly is_factory?: boolean;
  readonly city?: string;
}

/** A marketplace's product in our one shape. Prices in fen, weight in grams, size in millimetres. */
export interface Listing {
  readonly platform: PlatformId;
  readonly thid_item_id: string;
  /** A product that is no longer published is the failure `not_found`, never a listing. */
  readonly status: "published" | "sold_out";
  readonly title: string;
  /** The marketplace's own translation of the title, when it gives one. */
  readonly title_foreign?: string;
  /** What the seller praises it with, where the marketplace tells that apart from the title. */
  readonly promotion_title?: string;
  readonly url: string;
  readonly images: readonly string[];
  /** Seller HTML as received: it must be sanitised before anybody sees it. */
  readonly description_html?: string;
  readonly description_images?: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly options: readonly ListingOption[];
  readonly skus: readonly ListingSku[];
  /** Ascending by `from`; holds one row when the price does not depend on the quantity. */
  readonly tiers: readonly ListingTier[];
  /** True when the tier price replaces the price of the chosen sku. */
  readonly price_by_quantity: boolean;
  readonly batch_step: number;
  readonly minimum_batch: number;
  readonly unit: string;
  readonly shop: ListingShop;
  readonly weight_g?: number;
  readonly size_mm?: { readonly length: number; readonly width: number; readonly height: number };
}
