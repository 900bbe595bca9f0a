import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Expression } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/**
 * The address as an order copies it, so that later edits leave the order as it was; as a query, to be part of
 * a larger one. It has no row when the account has no such address. [ADDR-12]
 */
export const addressToCopy = (
  db: Db,
  {
    key,
    accountId,
  }: {
    readonly key: string | Expression<string>;
    readonly accountId: number | Expression<number>;
  },
) =>
  db
    .selectFrom("addresses")
    .select(["consignee", "phone", "region", "area", "detail", "postal_code"])
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .$castTo<OrderAddress>();
