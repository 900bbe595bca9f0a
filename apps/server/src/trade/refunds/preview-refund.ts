import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { simulateReverse } from "@sampan/contract/trade/refunds/refunds";
import { sum } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { presumedFault, readRefundReason } from "@sampan/domain/trade/refunds/refund-reasons";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { describePreview } from "./describe-refund.ts";
import type { ProductOption } from "../../kernel/db/tables-goods.ts";
import { holdLines, type LinesRefused } from "./hold-lines.ts";
import { reckonLine } from "./reckon-line.ts";

/** What a request would come to, line by line, refused as the request itself would be. [REF-18] */
export async function previewRefund(
  db: Db,
  { list }: InputOf<typeof simulateReverse>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof simulateReverse>, LinesRefused>> {
  const held = await holdLines(db, list, { caller });
  if (!held.ok) return held;
  const rows = await db
    .selectFrom("order_items as item")
    .leftJoin("products as product", "product.id", "item.product_id")
    .select(({ fn }) => [
      "item.oid",
      "item.item_name",
      "item.names",
      "item.props",
      "item.ordered_props",
      "item.image",
      fn.coalesce("product.options", sql<ProductOption[]>`'[]'::jsonb`).as("options"),
    ])
    .where("item.oid", "in", ["", ...list.map(({ oid }) => oid)])
    .execute();
  const previews = held.value.flatMap(({ wish, facts, opens, isBought }) => {
    const goods = rows.find(({ oid }) => oid === wish.oid);
    const fault = presumedFault(readRefundReason(wish.reason).reason);
    const reckoned = reckonLine(facts, { pieces: wish.num, fault, isBought, returnFreight: 0 });
    const isReturn = opens === "request_return";
    return goods
      ? [describePreview({ oid: wish.oid, num: wish.num, facts, isReturn, reckoned, goods })]
      : [];
  });
  return ok({
    datalist: previews,
    total: sum(previews.map(({ amount }) => amount)),
    currency: caller.customer.currency,
  });
}
