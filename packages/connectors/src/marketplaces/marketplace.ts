import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";
import type { Listing, ListingPage } from "./listing.ts";
import type { OrderingByWire } from "./ordering-by-wire.ts";

/** The sorts a search call may name; `total_sales_des` is the Taobao tab's word [API-48]. */
export type OrderBy = "1" | "3" | "4" | "5" | "6" | "total_sales_des";

export interface SearchQuery {
  readonly keywords: string;
  /** From 1. */
  readonly page: number;
  readonly page_size: number;
  readonly order_by: OrderBy;
}

/** What every marketplace can do for us, whatever it speaks. */
export interface Marketplace {
  readonly platform: PlatformId;
  search(query: SearchQuery): Promise<Result<ListingPage, SourceFailure>>;
  getListing(thid_item_id: string): Promise<Result<Listing, SourceFailure>>;
  /** Only where the marketplace searches by picture. `image` is the file's bytes. */
  searchByImage?(query: ImageQuery): Promise<Result<ListingPage, SourceFailure>>;
  /** Only where the marketplace takes orders over its interface. */
  readonly ordering?: OrderingByWire;
}

/** `image` holds the bytes of a JPEG or PNG. */
export interface ImageQuery {
  readonly image: Uint8Array;
  readonly page: number;
  readonly page_size: number;
  readonly order_by: OrderBy;
}
