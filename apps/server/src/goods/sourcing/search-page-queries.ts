import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Db } from "../../kernel/db/db.ts";
import type { SearchPage, SearchPageKey } from "./search-page.ts";

export async function findSearchPage(db: Db, key: SearchPageKey): Promise<SearchPage | undefined> {
  const found = await db
    .selectFrom("search_pages")
    .select(["items", "total", "fetched_at"])
    .where("platform", "=", key.platform)
    .where("keywords", "=", key.keywords)
    .where("order_by", "=", key.order_by)
    .where("page", "=", key.page)
    .where("page_size", "=", key.page_size)
    .executeTakeFirst();
  return found;
}

export async function upsertSearchPage(
  db: Db,
  key: SearchPageKey,
  { items, total, fetched_at }: SearchPage,
): Promise<void> {
  await db
    .insertInto("search_pages")
    .values({ ...key, items: JSON.stringify(items), total, fetched_at })
    .onConflict((conflict) =>
      conflict
        .columns(["platform", "keywords", "order_by", "page", "page_size"])
        .doUpdateSet((row) => ({
          items: row.ref("excluded.items"),
          total: row.ref("excluded.total"),
          fetched_at: row.ref("excluded.fetched_at"),
        })),
    )
    .execute();
}

export async function deleteSearchPages(
  db: Db,
  platform: PlatformId,
  { fetchedBefore }: { fetchedBefore: Date },
): Promise<void> {
  await db
    .deleteFrom("search_pages")
    .where("platform", "=", platform)
    .where("fetched_at", "<", fetchedBefore)
    .execute();
}

/** All but the newest so many. */
export async function deleteOldestSearchPages(db: Db, keep: number): Promise<void> {
  const oldestKept = db
    .selectFrom("search_pages")
    .select("fetched_at")
    .orderBy("fetched_at", "desc")
    .limit(1)
    .offset(keep - 1);
  await db.deleteFrom("search_pages").where("fetched_at", "<", oldestKept).execute();
}
