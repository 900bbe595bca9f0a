import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/logistics/claims/claims";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductOption } from "../../kernel/db/tables-goods.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { describePreview } from "./describe-claim.ts";
import { holdLine, type LineNotClaimed } from "./hold-line.ts";

/** What a claim for pieces of a line would come to, refused as the claim itself would be. [CLM-04] */
export async function simulateClaim(
  db: Db,
  { oid, num }: InputOf<typeof calls.simulateClaim>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof calls.simulateClaim>, LineNotClaimed>> {
  const held = await holdLine(db, { oid, num }, caller);
  if (!held.ok) return held;
  const goods = await db
    .selectFrom("order_items as item")
    .leftJoin("products as product", "product.id", "item.product_id")
    .select(({ fn }) => [
      "item.item_name",
      "item.names",
      "item.props",
      "item.ordered_props",
      "item.image",
      fn.coalesce("product.options", sql<ProductOption[]>`'[]'::jsonb`).as("options"),
    ])
    .where("item.oid", "=", oid)
    .executeTakeFirstOrThrow();
  const data = describePreview({ num, line: held.value, goods, limits: caller.settings });
  return ok({ data });
}
