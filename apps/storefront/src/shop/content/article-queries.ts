import { query, queryPages } from "@sampan/client/query";
import { queryArticles, selectArticle } from "@sampan/contract/shop/content";

/** A published text in the reader's language. [API-108] */
export const articleQuery = (id: string) => query(selectArticle, { id });

export const helpQuery = query(queryArticles, { kind: "help", page_size: 20 });

/** What we announce to everybody. [API-109] [RT-26] */
export const announcementsQuery = queryPages(queryArticles, { kind: "notice" });
