import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import { recordItemOption } from "../orders/record-item-facts.ts";
import { type OrderActor, writeOrderLog } from "../orders/write-order-log.ts";
import type { SecondChoice } from "./choice-queries.ts";

/**
 * Puts the option that was chosen in place of the ordered one, as a correction of its order: which it was, and which it
 * is. The order is held by the caller.
 */
export async function takeChoice(
  db: Db,
  oid: string,
  choice: SecondChoice,
  { actor, now }: { readonly actor: OrderActor; readonly now: Date },
): Promise<void> {
  const { sku_id, props, image, weight_g } = choice;
  await recordItemOption(db, choice.item_id, { sku_id, props, image, weight_g });
  await writeOrderLog(db, {
    orderId: choice.order_id,
    biz_code: orderLogCodes.corrected,
    actor,
    content: {
      field: "sku",
      line: oid,
      old: wordsOf(choice.old_props),
      new: wordsOf(props),
      old_item_id: String(choice.old_sku_id),
      item_id: String(sku_id),
    },
    now,
  });
}

const wordsOf = (props: Readonly<Record<string, string>>): string => Object.values(props).join(" ");
