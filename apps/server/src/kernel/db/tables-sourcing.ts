import type { Json } from "./columns.ts";

/** One row of a marketplace's answer as it was kept. Prices are CNY cents. */
export interface StoredSummary {
  readonly platform: number;
  readonly thid_item_id: string;
  readonly title: string;
  readonly image: string;
  readonly price: number;
  readonly url: string;
  readonly shop_name?: string;
  readonly is_factory?: boolean;
  readonly month_sold?: number;
}

export interface SearchPagesTable {
  platform: number;
  keywords: string;
  order_by: string;
  page: number;
  page_size: number;
  items: Json<StoredSummary[]>;
  total: number;
  fetched_at: Date;
}

export interface SourceTokensTable {
  source: string;
  origin: string;
  sealed: Buffer;
  renewed_at: Date;
}
