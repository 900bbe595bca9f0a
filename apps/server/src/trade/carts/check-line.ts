import { readJsonMap } from "@sampan/domain/kernel/json-text";
import { checkItemTotal, checkLineQuantity } from "@sampan/domain/kernel/quantity";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { leastBatchOf } from "../../goods/catalogue/least-batch.ts";
import type { LineGoods } from "../../goods/catalogue/find-line-goods.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

export type LineRefusal = Refusal<
  | "sku_unknown"
  | "sku_off_sale"
  | "no_stock"
  | "over_stock"
  | "below_minimum_batch"
  | "not_in_batch_step"
  | "nothing_selected"
>;

/**
 * Whether so many pieces of a sku can be bought as the shop stands now: on sale, whole steps, within stock.
 * The minimum batch is the whole product's and is judged by checkProductTotal. [SKU-11] [SKU-13] [SKU-14]
 */
export function checkLine(goods: LineGoods | undefined, num: number): Result<number, LineRefusal> {
  if (!goods) return refuse({ code: "sku_unknown" });
  const { sku, product } = goods;
  if (sku.status !== 1 || !product.is_on_sale) return refuse({ code: "sku_off_sale" });
  return checkLineQuantity(num, { step: product.batch_step, stock: sku.stock });
}

/** Whether the pieces over all skus of one product reach its minimum batch. [SKU-02] [SKU-03] [SKU-04] */
export const checkProductTotal = (
  { product }: LineGoods,
  quantities: readonly number[],
): Result<number, LineRefusal> => checkItemTotal(quantities, leastBatchOf(product));

/** What one product's lines add up to, by product id. */
export function totalsByProduct(
  lines: readonly { readonly goods: LineGoods; readonly num: number }[],
): ReadonlyMap<number, number> {
  const totals = new Map<number, number>();
  for (const { goods, num } of lines) {
    const { id } = goods.product;
    totals.set(id, (totals.get(id) ?? 0) + num);
  }
  return totals;
}

/** Answers ok for text that names exactly the sku's options; empty text names nothing and passes. */
export function checkProps(
  { sku }: LineGoods,
  itemProps: string,
): Result<null, Refusal<"options_changed">> {
  if (itemProps.trim() === "") return ok(null);
  const named = readJsonMap(itemProps);
  const isSame =
    Object.keys(named).length === Object.keys(sku.props).length &&
    Object.entries(sku.props).every(([name, value]) => named[name] === value);
  return isSame ? ok(null) : refuse({ code: "options_changed" });
}
