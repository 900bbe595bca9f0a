import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductOption } from "../../kernel/db/tables-goods.ts";

/** Another option that a customer is asked about. Cents of the payment currency. */
export interface OpenChoice {
  readonly key: string;
  readonly oid: string;
  readonly props: Record<string, string>;
  readonly options: ProductOption[];
  readonly image: string;
  readonly amount: number;
  readonly returns: number;
  readonly child_tid: string;
  readonly due_at: Date | null;
}

/** What of an order waits for its customer to take another option or decline it, the oldest first. */
export const findOpenChoices = (db: Db, orderId: number): Promise<OpenChoice[]> =>
  db
    .selectFrom("second_choices as choice")
    .innerJoin("order_items as item", "item.id", "choice.item_id")
    .innerJoin("products as product", "product.id", "item.product_id")
    .leftJoin("price_changes as change", "change.id", "choice.price_change_id")
    .leftJoin("supplements as supplement", "supplement.id", "change.supplement_id")
    .select(({ fn }) => [
      "choice.key",
      "item.oid",
      "choice.props",
      "product.options",
      "choice.image",
      fn.coalesce("change.amount", sql.lit(0)).as("amount"),
      "choice.returns",
      fn.coalesce("supplement.child_tid", sql.lit("")).as("child_tid"),
      "choice.due_at",
    ])
    .where("choice.order_id", "=", orderId)
    .where("choice.state", "=", "asked")
    .orderBy("choice.id")
    .execute();
