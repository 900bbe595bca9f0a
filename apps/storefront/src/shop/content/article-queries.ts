import { query, queryPages } from "@sampan/client/query";
import {
  findHelp,
  findOuterAddress,
  queryArticles,
  selectArticle,
} from "@sampan/contract/shop/content";
import type { OrderStatusName } from "@sampan/domain/trade/orders/order-state";
import type { OuterUse } from "@sampan/domain/shop/content/outer-address";

/** A published text in the reader's language. [API-108] */
export const articleQuery = (id: string) => query(selectArticle, { id });

export const helpQuery = query(queryArticles, { kind: "help", page_size: 20 });

/** Articles that hold these words, in any language. [CONT-01] */
export const helpSought = (words: string) => queryPages(findHelp, { words });

/** Articles that say what to do about an order in a status. [CONT-01] */
export const helpInStatus = (order_status: OrderStatusName) => query(findHelp, { order_status });

/** What we announce to everybody. [API-109] [RT-26] */
export const announcementsQuery = queryPages(queryArticles, { kind: "notice" });

/** Whether people may be led to an address outside, or it may be framed. [RT-05] [RT-12] */
export const outerQuery = (to: string, use: OuterUse) => ({
  ...query(findOuterAddress, { to, use }),
  retry: false,
});
