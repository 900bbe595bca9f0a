import type { SetDutyClass } from "@sampan/domain/goods/duties/duty-class";
import { originalLanguage } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import type { DutyClass } from "@sampan/domain/people/regions/customs";
import { sql, type Insertable } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import { joinSetClasses, setClassColumns } from "./set-class-sql.ts";

/** Every version of what each region asks of each class, the newest first. */
export const selectRates = (db: Db) =>
  db
    .selectFrom("duty_rates as rate")
    .leftJoin("staff_members as maker", "maker.id", "rate.staff_id")
    .select([
      "rate.region",
      "rate.duty_class",
      "rate.version",
      "rate.low_bp",
      "rate.high_bp",
      "rate.source",
      "rate.address",
      "rate.read_on",
      "rate.made_at",
      "maker.name as by",
    ])
    .orderBy("rate.version", "desc");

/** The versions of the words, the newest first. */
export const selectWords = (db: Db, limit: number) =>
  db
    .selectFrom("duty_words as words")
    .leftJoin("staff_members as maker", "maker.id", "words.staff_id")
    .select(["words.version", "words.lists", "words.made_at", "maker.name as by"])
    .orderBy("words.version", "desc")
    .limit(limit)
    .execute();

/** Whoever writes a version waits here for whoever else does, until the end of the transaction. */
export async function lockDuties(db: Db, table: "duty_rates" | "duty_words"): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
}

export const findRate = (
  db: Db,
  { region, duty_class }: { readonly region: Region; readonly duty_class: DutyClass },
) =>
  selectRates(db)
    .where("rate.region", "=", region)
    .where("rate.duty_class", "=", duty_class)
    .limit(1)
    .executeTakeFirst();

export async function insertRate(db: Db, rate: Insertable<Tables["duty_rates"]>): Promise<void> {
  await db.insertInto("duty_rates").values(rate).execute();
}

export async function insertWords(db: Db, words: Insertable<Tables["duty_words"]>): Promise<void> {
  await db.insertInto("duty_words").values(words).execute();
}

/** What somebody set and has not taken back, the newest first, and how many there are. */
export const findSetClasses = (
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db
    .selectFrom("duty_classes as set")
    .innerJoin("staff_members as maker", "maker.id", "set.staff_id")
    .leftJoin("products as product", "product.id", "set.product_id")
    .leftJoin("categories as category", "category.id", "set.category_id")
    .select([
      "set.key",
      "set.duty_class",
      "set.source",
      "set.address",
      "set.read_on",
      "set.made_at",
      "maker.name as by",
      "product.id as product_id",
      "product.item_name",
      "product.names",
      "category.name as category",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where("set.ended_at", "is", null)
    .orderBy("set.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

interface ListingToClass {
  readonly id: number;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly category: string | null;
  readonly own_class: SetDutyClass | null;
  readonly kin_class: SetDutyClass | null;
}

/** A listing with what tells its class; undefined for one that we do not have. */
export async function findListing(
  db: Db,
  productId: number,
  now: Date,
): Promise<ListingToClass | undefined> {
  const { rows } = await sql<ListingToClass>`
    select product.id, product.item_name, product.names,
           category.name ->> ${originalLanguage}::text as category, ${setClassColumns}
      from products product
      left join categories category on category.id = product.category_id
      ${joinSetClasses(now)}
     where product.id = ${productId}
  `.execute(db);
  return rows[0];
}

/** Undefined for a category that there is none of. */
export const findCategory = (db: Db, id: number) =>
  db.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst();

/** What a class is set for. */
export type ClassedThing = { readonly product_id: number } | { readonly category_id: number };

/** Of a thing or by its own key, what was set and is not over, held until the transaction ends. */
export const holdSetClass = (db: Db, by: ClassedThing | { readonly key: string }) =>
  db
    .selectFrom("duty_classes")
    .select(["id", "duty_class", "source", "address", "read_on", "made_at"])
    .where((its) => its.and(by))
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();

export async function endSetClass(db: Db, id: number, ended_at: Date): Promise<void> {
  await db.updateTable("duty_classes").set({ ended_at }).where("id", "=", id).execute();
}

export async function insertSetClass(
  db: Db,
  set: Insertable<Tables["duty_classes"]>,
): Promise<void> {
  await db.insertInto("duty_classes").values(set).execute();
}
