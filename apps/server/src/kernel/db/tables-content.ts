import type { ArticleKind } from "@sampan/domain/shop/content/article";
import type { OrderStatusName } from "@sampan/domain/trade/orders/order-state";
import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson, Json, NamesText } from "./columns.ts";

export interface ArticlesTable {
  id: string;
  kind: ArticleKind;
  position: number;
  /** The statuses of orders whose customers it tells what to do now. */
  order_statuses: GeneratedJson<OrderStatusName[]>;
  /** Since when nobody reads it any more. */
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How often staff changed anything about it. */
  version: Generated<number>;
}

/** A text as it is read from a moment on; a draft has none. */
export interface ArticleVersionsTable {
  article_id: string;
  number: number;
  title: Json<NamesText>;
  summary: Json<NamesText>;
  /** HTML, cleaned. */
  bodies: Json<NamesText>;
  /** The list of tags it was cleaned by. */
  cleaned_by: string;
  takes_effect_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  saved_at: Date;
  saved_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** Made by the server, asked about, never read: their text is the database's own. */
  title_tokens: ColumnType<string | null, string | null | undefined, string | null>;
  search_tokens: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ArticleVerdictsTable {
  article_id: string;
  number: number;
  helped: Generated<number>;
  not_helped: Generated<number>;
}

/** Words that mean the same to whoever looks for help. */
export interface HelpWordsTable {
  id: Generated<number>;
  key: Generated<string>;
  words: Json<string[]>;
  version: Generated<number>;
  changed_at: Date;
  changed_by: ColumnType<number | null, number | null | undefined, number | null>;
}
