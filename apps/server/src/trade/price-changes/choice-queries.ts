import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { SecondChoicesTable } from "../../kernel/db/tables-purchases.ts";

export type SecondChoice = Selectable<SecondChoicesTable>;
export type NewChoice = Insertable<SecondChoicesTable>;

export const insertChoice = (db: Db, choice: NewChoice): Promise<SecondChoice> =>
  db.insertInto("second_choices").values(choice).returningAll().executeTakeFirstOrThrow();

export const settleChoice = (
  db: Db,
  id: number,
  change: Partial<Pick<SecondChoice, "state" | "settled_at" | "refund_id">>,
): Promise<unknown> =>
  db.updateTable("second_choices").set(change).where("id", "=", id).executeTakeFirstOrThrow();

/** A question as it stands; whoever reads it holds its order. */
export const readChoice = (db: Db, id: number): Promise<SecondChoice> =>
  db.selectFrom("second_choices").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** The choice whose difference asks for a price; undefined for a price of the same option. */
export const findChoiceOfPrice = (
  db: Db,
  price_change_id: number,
): Promise<SecondChoice | undefined> =>
  db
    .selectFrom("second_choices")
    .selectAll()
    .where("price_change_id", "=", price_change_id)
    .executeTakeFirst();

export interface FoundChoice {
  readonly id: number;
  readonly oid: string;
  /** The number under which what it costs more is paid; null where it costs nothing more. */
  readonly child_tid: string | null;
}

/** A question by its key, of anybody or of one customer. */
export const findChoice = (
  db: Db,
  { key, accountId }: { readonly key: string; readonly accountId?: number },
): Promise<FoundChoice | undefined> =>
  choices(db)
    .where("choice.key", "=", key)
    .$if(accountId !== undefined, (query) => query.where("orders.account_id", "=", accountId ?? 0))
    .executeTakeFirst();

/** Questions without a price whose time is over, the longest over in front. */
export const selectOverdueChoices = (db: Db, now: Date, limit: number): Promise<FoundChoice[]> =>
  choices(db)
    .where("choice.state", "=", "asked")
    .where("choice.price_change_id", "is", null)
    .where("choice.due_at", "<=", now)
    .orderBy("choice.due_at")
    .limit(limit)
    .execute();

const choices = (db: Db) =>
  db
    .selectFrom("second_choices as choice")
    .innerJoin("order_items as item", "item.id", "choice.item_id")
    .innerJoin("orders", "orders.id", "choice.order_id")
    .leftJoin("price_changes as change", "change.id", "choice.price_change_id")
    .leftJoin("supplements as supplement", "supplement.id", "change.supplement_id")
    .select(["choice.id", "item.oid", "supplement.child_tid"]);

/** Where a line is listed, which option of it was ordered, and what its customer said of others. */
export const selectListedLine = (db: Db, oid: string) =>
  db
    .selectFrom("order_items as item")
    .innerJoin("orders", "orders.id", "item.order_id")
    .innerJoin("products as product", "product.id", "item.product_id")
    .leftJoin("order_instructions as said", "said.order_id", "item.order_id")
    .select([
      "item.id",
      "item.platform",
      "item.thid_item_id",
      "item.product_id",
      "item.sku_id",
      "item.props",
      "item.image",
      "item.item_name",
      "item.url",
      "orders.remark",
      "orders.currency",
      "said.other_choice",
      "said.choice_words",
      sql<number>`(
        select sum(same.num - same.refund_num)::int
          from order_items same
         where same.order_id = item.order_id
           and same.product_id = item.product_id
           and same.status not in (3, 15)
      )`.as("wanted"),
    ])
    .where("item.oid", "=", oid)
    // What our own shop sells has its stock on our shelf, and no seller who may lack it.
    .where("item.platform", "<>", 1)
    .executeTakeFirst();

export type ListedLine = NonNullable<Awaited<ReturnType<typeof selectListedLine>>>;
