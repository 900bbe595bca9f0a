import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Insertable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ShippingCorrectionsTable, ShippingRulesTable } from "../../kernel/db/tables-goods.ts";

export const findRules = (db: Db) =>
  db.selectFrom("shipping_rules").selectAll().orderBy("id").execute();

/** The rule as it is until the transaction ends, whoever else edits it. */
export const lockRule = (db: Db, key: string) =>
  db.selectFrom("shipping_rules").selectAll().where("key", "=", key).forUpdate().executeTakeFirst();

export type RuleFacts = Insertable<ShippingRulesTable>;

export async function insertRule(db: Db, rule: RuleFacts): Promise<string> {
  const { key } = await db
    .insertInto("shipping_rules")
    .values(rule)
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

export async function updateRule(db: Db, key: string, rule: RuleFacts): Promise<void> {
  await db.updateTable("shipping_rules").set(rule).where("key", "=", key).execute();
}

export async function setRuleEnabled(db: Db, key: string, is_enabled: boolean): Promise<void> {
  await db.updateTable("shipping_rules").set({ is_enabled }).where("key", "=", key).execute();
}

/** The newest products, with what rules look at. */
export const findNewestGoods = (db: Db, limit: number) =>
  db
    .selectFrom("products")
    .select(["id", "item_name", "names", "goods_class", "category_id", "attributes"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Categories and those below them. */
export async function findCategoriesWithin(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("categories")
    .select("id")
    .where((row) => row.or([row("id", "in", ids), row("parent_id", "in", ids)]))
    .execute();
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}

export const findGoods = (db: Db, productId: number) =>
  db
    .selectFrom("products")
    .select(["id", "item_name", "goods_class", "category_id", "attributes"])
    .where("id", "=", productId)
    .executeTakeFirst();

export interface CorrectionKey {
  readonly product_id: number;
  readonly region: Region;
  readonly transport: TransportId;
}

export const findCorrection = (db: Db, { product_id, region, transport }: CorrectionKey) =>
  db
    .selectFrom("shipping_corrections")
    .select(["outcome", "mark", "reason"])
    .where("product_id", "=", product_id)
    .where("region", "=", region)
    .where("transport", "=", transport)
    .executeTakeFirst();

export async function putCorrection(
  db: Db,
  correction: Insertable<ShippingCorrectionsTable>,
): Promise<void> {
  await db
    .insertInto("shipping_corrections")
    .values(correction)
    .onConflict((conflict) =>
      conflict.columns(["product_id", "region", "transport"]).doUpdateSet((row) => ({
        outcome: row.ref("excluded.outcome"),
        mark: row.ref("excluded.mark"),
        reason: row.ref("excluded.reason").$castTo<string>(),
        decided_on: row.ref("excluded.decided_on"),
      })),
    )
    .execute();
}

export async function deleteCorrection(
  db: Db,
  { product_id, region, transport }: CorrectionKey,
): Promise<void> {
  await db
    .deleteFrom("shipping_corrections")
    .where("product_id", "=", product_id)
    .where("region", "=", region)
    .where("transport", "=", transport)
    .execute();
}
