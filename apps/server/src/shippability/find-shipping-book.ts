import type { Region } from "@sampan/domain/regions";
import type { ShippingBook, ShippingCorrection, ShippingRule } from "@sampan/domain/shippability";
import { type Expression, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Settings } from "../configuration/settings.ts";
import type { NamesText } from "../db/columns.ts";
import type { Db } from "../db/db.ts";

/** A rule with what people are told about it. */
export interface StoredRule extends ShippingRule {
  readonly name: string;
  readonly mark: string;
  readonly reason: NamesText;
  readonly checked_on: string;
}

export interface StoredCorrection extends ShippingCorrection {
  readonly region: Region;
  readonly mark: string;
  readonly reason: NamesText;
  readonly decided_on: string;
}

/** What goods of a region are judged by, apart from what was decided about each product. */
export type RegionBook = Omit<ShippingBook<StoredRule, StoredCorrection>, "corrections">;

export interface BookWish {
  readonly region: Region;
  readonly settings: Pick<Settings, "transport_classes">;
}

/**
 * The rules of a region, what its transports take, and what people decided about one product where one is
 * named, in one statement.
 */
export async function findShippingBook(
  db: Db,
  { region, settings }: BookWish,
  // No product has the id 0.
  productId = 0,
): Promise<ShippingBook<StoredRule, StoredCorrection>> {
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(shippingRulesOf(db, region)).as("rules"),
      jsonArrayFrom(correctionsOf(db, productId)).as("corrections"),
    ])
    .executeTakeFirstOrThrow();
  return { ...found, acceptance: settings.transport_classes };
}

/** A rule about a category is about those below it too, also those that are made after it. */
const categoriesWithin = sql<number[]>`
  shipping_rules.category_ids || (
    select coalesce(jsonb_agg(below.id order by below.id), '[]')
      from categories below
     where shipping_rules.category_ids @> to_jsonb(below.parent_id)
  )`;

/** The rules of a region as a query, to be part of a larger one. */
export const shippingRulesOf = (db: Db, region: Region) =>
  db
    .selectFrom("shipping_rules")
    .select([
      "id",
      "transports",
      "outcome",
      "goods_classes",
      "words",
      "except_words",
      "max_pieces",
      "name",
      "mark",
      "reason",
      "checked_on",
      categoriesWithin.as("category_ids"),
    ])
    .where("is_enabled", "=", true)
    .where((rule) => rule.or([rule("region", "=", region), rule("region", "is", null)]))
    .orderBy("id")
    // The table's checks, and the calls that write it, hold these columns to the narrower types.
    .$castTo<StoredRule>();

/** What people decided about a product, in every region, as a query, to be part of a larger one. */
export const correctionsOf = (db: Db, product_id: number | Expression<number>) =>
  db
    .selectFrom("shipping_corrections")
    .select(["region", "transport", "outcome", "mark", "reason", "decided_on"])
    .where("product_id", "=", product_id)
    .$castTo<StoredCorrection>();
