import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductAttribute, ProductOption } from "../../kernel/db/tables-goods.ts";

export interface GoodsTexts {
  readonly platform: 1 | PlatformId;
  readonly item_name: string;
  readonly options: readonly ProductOption[];
  readonly attributes: readonly ProductAttribute[];
  /** The shop's id at its marketplace; null for a seller nobody named. */
  readonly thid_shop_id: string | null;
}

/** The texts of stored goods; undefined for goods that are gone. */
export const findGoodsTexts = (db: Db, product_id: number): Promise<GoodsTexts | undefined> =>
  db
    .selectFrom("products as product")
    .leftJoin("shops as shop", "shop.id", "product.shop_id")
    .select([
      "product.platform",
      "product.item_name",
      "product.options",
      "product.attributes",
      "shop.thid_shop_id",
    ])
    .where("product.id", "=", product_id)
    .executeTakeFirst();

export interface GoodsNames {
  readonly names: Partial<NamesText>;
  readonly options: readonly ProductOption[];
  readonly attributes: readonly ProductAttribute[];
}

/** Their names in other languages; the originals stay what they are. */
export async function updateGoodsNames(
  db: Db,
  product_id: number,
  { names, options, attributes }: GoodsNames,
): Promise<void> {
  await db
    .updateTable("products")
    .set({
      names: JSON.stringify(names),
      options: JSON.stringify(options),
      attributes: JSON.stringify(attributes),
    })
    .where("id", "=", product_id)
    .execute();
}

/** Goods of marketplaces that hold a text as title, option or attribute, the newest copies first. */
export async function findGoodsWithText(
  db: Db,
  text: string,
  goods_max: number,
): Promise<readonly number[]> {
  const named = JSON.stringify([{ name: text }]);
  const valued = JSON.stringify([{ value: text }]);
  const optional = JSON.stringify([{ values: [{ value: text }] }]);
  const rows = await db
    .selectFrom("products")
    .select("id")
    .where("platform", "<>", 1)
    .where(
      sql<boolean>`(item_name = ${text}
        or options @> ${named}::jsonb or options @> ${optional}::jsonb
        or attributes @> ${named}::jsonb or attributes @> ${valued}::jsonb)`,
    )
    .orderBy("fetched_at", "desc")
    .limit(goods_max)
    .execute();
  return rows.map(({ id }) => id);
}
