import type { Expression } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StoredCorrection } from "./shipping-book.ts";

/** What people decided about a product, in every region, as a query, to be part of a larger one. */
export const correctionsOf = (db: Db, product_id: number | Expression<number | null>) =>
  db
    .selectFrom("shipping_corrections")
    .select(["region", "transport", "outcome", "mark", "reason", "decided_on"])
    .where("product_id", "=", product_id)
    .$castTo<StoredCorrection>();
