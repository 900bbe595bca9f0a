import { ownPlatform } from "@sampan/domain/goods/sourcing/own-platform";
import type { WrittenNames } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { sql, type Insertable, type Updateable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductsTable, SkusTable } from "../../kernel/db/tables-goods.ts";
import { textToEdit } from "../../kernel/say/text-in.ts";

export interface GoodsFilter {
  readonly search: string;
  readonly category_id?: number | undefined;
  readonly view: "all" | "on_sale" | "off_sale" | "sold_out";
}

const stockOnSale = sql<number>`(
  select coalesce(sum(sku.stock), 0)::int
    from skus as sku
   where sku.product_id = product.id
     and sku.status = 1
)`;
const skusOnSale = sql<number>`(
  select count(*)::int
    from skus as sku
   where sku.product_id = product.id
     and sku.status = 1
)`;

/** Own goods as rows of the desk, with their first picture and what lies on the shelf. */
export const ownGoodsRows = (db: Db) =>
  db
    .selectFrom("products as product")
    .select([
      "product.id",
      "product.version",
      "product.item_name",
      "product.names",
      "product.category_id",
      "product.min_price",
      "product.max_price",
      "product.month_sold",
      "product.goods_class",
      "product.is_on_sale",
      sql<string | null>`product.images ->> 0`.as("image"),
      stockOnSale.as("stock"),
      skusOnSale.as("skus"),
    ])
    .where("product.platform", "=", ownPlatform);

function matching(db: Db, { search, category_id, view }: GoodsFilter) {
  let query = db.selectFrom("products as product").where("product.platform", "=", ownPlatform);
  if (category_id !== undefined)
    query = query.where("product.category_id", "in", (sub) =>
      sub
        .selectFrom("categories")
        .select("id")
        .where((row) => row.or([row("id", "=", category_id), row("parent_id", "=", category_id)])),
    );
  if (search !== "") {
    const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
    query = query.where((row) =>
      row.or([
        sql<boolean>`product.id::text = ${search}`,
        row("product.item_name", "ilike", pattern),
        sql<boolean>`product.names::text ilike ${pattern}`,
      ]),
    );
  }
  if (view === "on_sale") return query.where("product.is_on_sale", "=", true);
  if (view === "off_sale") return query.where("product.is_on_sale", "=", false);
  if (view === "sold_out")
    return query.where("product.is_on_sale", "=", true).where(sql<boolean>`${stockOnSale} = 0`);
  return query;
}

/** A page of own goods, the latest first. */
export const findGoodsForDesk = (
  db: Db,
  filter: GoodsFilter,
  { page, page_size }: { readonly page: number; readonly page_size: number },
) =>
  ownGoodsRows(db)
    .where("product.id", "in", matching(db, filter).select("product.id"))
    .orderBy("product.id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();

export async function countGoodsForDesk(db: Db, filter: GoodsFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The version of own goods, held until the transaction ends; undefined when there are none of this id. */
export async function lockOwnGoods(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("products")
    .select("version")
    .where("id", "=", id)
    .where("platform", "=", ownPlatform)
    // Orders that name the goods meanwhile need not wait for the editor, nor the editor for them.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.version;
}

/** The shop of the house, the first of its platform; made where there is none yet. */
export async function findOwnShop(db: Db, name: string): Promise<number> {
  const shop = await db
    .selectFrom("shops")
    .select("id")
    .where("platform", "=", ownPlatform)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (shop) return shop.id;
  const made = await db
    .insertInto("shops")
    .values({ platform: ownPlatform, thid_shop_id: "own", name, is_warehousing: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

export async function insertOwnGoods(
  db: Db,
  row: Omit<Insertable<ProductsTable>, "platform" | "rank">,
): Promise<number> {
  const { id } = await db
    .insertInto("products")
    .values({
      ...row,
      platform: ownPlatform,
      rank: sql<number>`(select coalesce(max(rank), 0) + 1 from products where platform = ${ownPlatform})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what changed and counts the save. Answers the new version. */
export async function updateOwnGoods(
  db: Db,
  id: number,
  change: Updateable<ProductsTable>,
): Promise<number> {
  const { version } = await db
    .updateTable("products")
    .set({ ...change, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Takes every combination off sale and frees its key; those that stay are written anew after it. */
export async function retireSkus(db: Db, product_id: number): Promise<void> {
  // In the order in which orders take stock, so that the two cannot wait for each other.
  await db
    .selectFrom("skus")
    .select("id")
    .where("product_id", "=", product_id)
    .orderBy("id")
    .forUpdate()
    .execute();
  await db
    .updateTable("skus")
    .set({ status: 0, props_key: sql<string>`'#' || id` })
    .where("product_id", "=", product_id)
    .execute();
}

export type SkuWrite = Omit<Insertable<SkusTable>, "product_id" | "stock">;

export async function insertSku(
  db: Db,
  sku: SkuWrite & { readonly product_id: number; readonly stock: number },
): Promise<void> {
  await db.insertInto("skus").values(sku).execute();
}

/** Pieces sold since the editor read the stock stay sold: the difference is written, not the figure. */
export async function updateSku(
  db: Db,
  id: number,
  { sku, added }: { readonly sku: SkuWrite; readonly added: number },
): Promise<void> {
  await db
    .updateTable("skus")
    .set({ ...sku, stock: sql<number>`greatest(0, stock + ${added})` })
    .where("id", "=", id)
    .execute();
}

/** Names as the desk shows them: empty where nobody wrote one. */
export const writtenNames = (original: string, known: Partial<WrittenNames> = {}): WrittenNames =>
  textToEdit({ ...known, zh: known.zh ?? original });
