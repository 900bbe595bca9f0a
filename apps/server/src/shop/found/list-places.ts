import { articleAddress } from "@sampan/domain/shop/content/article-address";
import type { Db } from "../../kernel/db/db.ts";
import { findCategoryIds, findOpenPages, findPublishedArticles } from "./found-queries.ts";
import type { Place } from "./write-sitemap.ts";

/** Pages that are there for everybody, whatever staff write. */
const standing = [
  "/",
  "/goodStore",
  "/leaderboard",
  "/freightEstimation",
  "/fees",
  "/vipInterests",
];

/** Pages that are no goods: the standing ones, categories, pages of blocks, and articles with the day they are from. */
export async function listPlaces(db: Db, now: Date): Promise<readonly Place[]> {
  const categories = await findCategoryIds(db);
  const articles = await findPublishedArticles(db, now);
  const pages = await findOpenPages(db, now);
  return [
    ...standing.map((path) => ({ path })),
    ...categories.map((id) => ({ path: `/category/${id}` })),
    ...pages.map(({ address, published_at }) => ({ path: address, changedAt: published_at })),
    ...articles.map(({ id, published_at }) => ({
      path: articleAddress(id),
      changedAt: published_at,
    })),
  ];
}
