import { ownPlatform } from "@sampan/domain/goods/sourcing/own-platform";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

/** Every category in its order, with how many own goods lie in it. */
export const findMaintainedCategories = (db: Db) =>
  db
    .selectFrom("categories as category")
    .select([
      "category.id",
      "category.parent_id",
      "category.name",
      "category.img_url",
      "category.version",
      sql<number>`(
        select count(*)::int
          from products as product
         where product.category_id = category.id
           and product.platform = ${ownPlatform}
      )`.as("goods"),
    ])
    .orderBy("category.position")
    .orderBy("category.id")
    .execute();

export interface LockedCategory {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: NamesText;
  readonly img_url: string;
  readonly version: number;
}

/** A category, held until the transaction ends. */
export const lockCategory = (db: Db, id: number): Promise<LockedCategory | undefined> =>
  db
    .selectFrom("categories")
    .select(["id", "parent_id", "name", "img_url", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** The categories below one parent in their order, held until the transaction ends. */
export const lockChildren = (db: Db, parent_id: number | null): Promise<{ id: number }[]> =>
  db
    .selectFrom("categories")
    .select("id")
    .where("parent_id", parent_id === null ? "is" : "=", parent_id)
    .orderBy("position")
    .orderBy("id")
    .forUpdate()
    .execute();

export async function updateCategory(
  db: Db,
  id: number,
  { name, img_url }: { readonly name: NamesText; readonly img_url: string },
): Promise<void> {
  await db
    .updateTable("categories")
    .set({ name: JSON.stringify(name), img_url, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

/**
 * Adds a category at the end of its parent's. Its id is the parent's and a counter, as those of the first
 * ones are. The parent must be held: two at once would take the same number.
 */
export async function insertCategory(
  db: Db,
  {
    parent_id,
    name,
    img_url,
  }: { readonly parent_id: number; readonly name: NamesText; readonly img_url: string },
): Promise<number> {
  const { highest, last } = await db
    .selectFrom("categories")
    .select([
      sql<number>`coalesce(max(id), ${parent_id * 100})::int`.as("highest"),
      sql<number>`coalesce(max(position), -1)::int`.as("last"),
    ])
    .where("parent_id", "=", parent_id)
    .executeTakeFirstOrThrow();
  const id = highest + 1;
  await db
    .insertInto("categories")
    .values({
      id,
      parent_id,
      slug: `c-${id}`,
      name: JSON.stringify(name),
      img_url,
      position: last + 1,
    })
    .execute();
  return id;
}

export async function placeCategories(db: Db, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.updateTable("categories").set({ position }).where("id", "=", id).execute();
}

/** Products of any platform that lie in a category. */
export async function countGoodsIn(db: Db, category_id: number): Promise<number> {
  const { count } = await db
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("category_id", "=", category_id)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteCategory(db: Db, id: number): Promise<void> {
  await db.deleteFrom("categories").where("id", "=", id).execute();
}
