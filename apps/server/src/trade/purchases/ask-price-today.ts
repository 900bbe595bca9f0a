import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { askPriceToday as call } from "@sampan/contract/trade/purchases/staff-price-changes";
import { platformIds } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import { priceOfSku } from "../../goods/catalogue/price-of-sku.ts";
import { type ProductRefusal, renewProduct } from "../../goods/sourcing/ask-product.ts";
import type { QuestionBudgets } from "../../goods/sourcing/create-question-budgets.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";

type AskingNeeds = Pick<Needs, "database" | "settings" | "marketplaces" | "clock" | "log">;

/**
 * What the marketplace asks now for a line that waits to be bought, CNY cents a piece at the pieces that its order wants
 * of the product; null where the choice is gone. The answer is kept as the listing's copy. A question of the buyer's own
 * budget. Refuses `order_unknown` for what no marketplace sells. [BO-10]
 */
export async function askPriceToday(
  needs: AskingNeeds,
  budgets: QuestionBudgets,
  { oid }: InputOf<typeof call>,
  { staff, settings }: StaffCaller,
): Promise<Result<OutputOf<typeof call>, ProductRefusal | Refusal<"order_unknown">>> {
  const line = await selectLine(needs.database.db, oid);
  const platform = platformIds.find((id) => id === line?.platform);
  if (!line || platform === undefined) return refuse({ code: "order_unknown" });
  const { thid_item_id, sku_id, wanted } = line;
  const asker = { kind: "staff", id: staff.id } as const;
  const read = await renewProduct(needs, budgets, { platform, thid_item_id }, { settings, asker });
  if (!read.ok) return read;
  const { product, skus } = read.value;
  const sku = skus.find(({ id }) => id === sku_id);
  const isOffered = product.is_on_sale && sku?.status === 1;
  return ok({
    data: {
      price: sku && isOffered ? priceOfSku({ product, sku }, wanted) : null,
      stock: sku && isOffered ? sku.stock : 0,
    },
  });
}

/** Where a line is listed, and how many pieces its order still wants of that product. */
const selectLine = (db: Db, oid: string) =>
  db
    .selectFrom("order_items as item")
    .select([
      "item.platform",
      "item.thid_item_id",
      "item.sku_id",
      sql<number>`(
        select sum(same.num - same.refund_num)::int
          from order_items same
         where same.order_id = item.order_id
           and same.product_id = item.product_id
           and same.status not in (3, 15)
      )`.as("wanted"),
    ])
    .where("item.oid", "=", oid)
    .where("item.product_id", "is not", null)
    .executeTakeFirst();
