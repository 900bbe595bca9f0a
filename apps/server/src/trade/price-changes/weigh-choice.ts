import type { Cents } from "@sampan/domain/kernel/money";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { fallOfPrice } from "@sampan/domain/trade/price-changes/fall-of-price";
import { judgePriceChange } from "@sampan/domain/trade/price-changes/judge-price-change";
import { priceOfSku } from "../../goods/catalogue/price-of-sku.ts";
import type { StoredProduct } from "../../goods/catalogue/find-product.ts";
import { conversionOf } from "../refunds/reckon-line.ts";
import type { LineFacts } from "../refunds/gather-line.ts";
import type { ListedLine } from "./choice-queries.ts";

/** What another option would cost. */
export interface WeighedChoice {
  /** As at the price desk: the same, a rise that is ours, one that is asked for, or a fall. */
  readonly kind: "same" | "absorbed" | "asked" | "fallen";
  /** Cents of the payment currency that the customer pays more, or gets back; 0 otherwise. */
  readonly amount: Cents;
}

/** Weighs a price of today, CNY cents a piece, against what was paid for the line so far. */
export function weighChoice(
  facts: LineFacts,
  { paid_price, price }: { readonly paid_price: Cents; readonly price: Cents },
  limits: Pick<Limits, "absorbed_rise_bp">,
): WeighedChoice {
  const pieces = facts.item.wanted;
  const prices = { paid_price, price, pieces };
  const verdict = judgePriceChange({ ...prices, conversion: conversionOf(facts) }, limits);
  if (verdict.kind === "asked") return verdict;
  if (verdict.kind !== "fallen") return { kind: verdict.kind, amount: 0 };
  const { charges, item } = facts;
  const fall = { charges, line: String(item.id), num: item.num, ...prices };
  return { kind: "fallen", amount: fallOfPrice(fall) };
}

type Sku = StoredProduct["skus"][number];

/** Whether a listing sells an option, and enough of it, by its newest copy. */
export const isOffered = (
  { product }: Pick<StoredProduct, "product">,
  sku: Sku,
  pieces: number,
): boolean => product.is_on_sale && sku.status === 1 && sku.stock >= pieces;

/** What a piece of an option costs today at the pieces that the order wants of the product, CNY cents. */
export const priceToday = (
  { product }: Pick<StoredProduct, "product">,
  sku: Sku,
  { wanted }: Pick<ListedLine, "wanted">,
): Cents => priceOfSku({ product, sku }, wanted);
