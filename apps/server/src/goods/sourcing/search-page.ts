import type { ListingSummary } from "@sampan/connectors/marketplaces/listing";
import type { OrderBy } from "@sampan/connectors/marketplaces/marketplace";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";

/** What makes two searches the same one. */
export interface SearchPageKey {
  readonly platform: PlatformId;
  /** As `foldKeywords` writes them; of a photo search, the key of the photo's file. */
  readonly keywords: string;
  readonly order_by: OrderBy | "picture";
  readonly page: number;
  readonly page_size: number;
}

/** One answered page of a search. */
export interface SearchPage {
  readonly items: readonly ListingSummary[];
  readonly total: number;
  readonly fetched_at: Date;
}

/** Keywords that every marketplace takes for the same, written one way. */
export const foldKeywords = (keywords: string): string =>
  keywords.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
