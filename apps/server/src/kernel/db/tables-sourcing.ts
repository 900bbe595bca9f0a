import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Json } from "./columns.ts";

/** One row of a marketplace's answer as it was kept. Prices are CNY cents. */
export interface StoredSummary {
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

export interface QuestionBudgetsTable {
  budget: string;
  window_start: Date;
  taken: number;
  most: number;
}

export interface SearchPagesTable {
  platform: PlatformId;
  keywords: string;
  order_by: string;
  page: number;
  page_size: number;
  items: Json<StoredSummary[]>;
  total: number;
  fetched_at: Date;
}

export interface SourceAbsencesTable {
  platform: PlatformId;
  name: string;
  asked_at: Date;
}

export interface SourceTokensTable {
  source: string;
  origin: string;
  sealed: Buffer;
  renewed_at: Date;
}
