import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StoredRule } from "./stored-rule.ts";

/** A rule about a category is about those below it too, also those that are made after it. */
const categoriesWithin = sql<number[]>`
  shipping_rules.category_ids || (
    select coalesce(jsonb_agg(below.id order by below.id), '[]')
      from categories below
     where shipping_rules.category_ids @> to_jsonb(below.parent_id)
  )`;

/** Every rule that is switched on, in the order in which they were written. */
export const findShippingRules = (db: Db): Promise<StoredRule[]> =>
  db
    .selectFrom("shipping_rules")
    .select([
      "id",
      "region",
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
    .orderBy("id")
    .execute();
