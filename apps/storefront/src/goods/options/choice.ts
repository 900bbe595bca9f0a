import type { Product } from "@sampan/contract/goods/catalogue/product";
import { multiply, sum, type Cents } from "@sampan/domain/kernel/money";
import {
  batchStepOf,
  priceTiersOf,
  tierPrice,
  type PriceTier,
  type QuantityBounds,
} from "@sampan/domain/kernel/quantity";

export type Dimension = Product["item_prop_list"][number];
export type Sku = Product["item_sku_list"][number];

/** Chosen pieces by sku. */
export type Quantities = Readonly<Record<string, number>>;

/** Chosen values by the name of their dimension. */
export type Picks = Readonly<Record<string, string>>;

/** What people choose between: none, one, two or more dimensions. [AGNT-19] [AGNT-20] [AGNT-21] */
export const dimensionsOf = (product: Product): readonly Dimension[] =>
  product.item_prop_list.filter(({ sku }) => sku);

/** On sale and in stock. */
export const isOffered = ({ status, storage }: Sku): boolean => status === 1 && storage > 0;

/** The skus that agree with what is picked so far. */
export const skusUnder = (product: Product, picks: Picks): readonly Sku[] =>
  product.item_sku_list.filter(({ props }) =>
    Object.entries(picks).every(([name, value]) => props[name] === value),
  );

/** The one sku of a full choice; undefined while a dimension is open. [AGNT-28] */
export const skuOf = (product: Product, picks: Picks): Sku | undefined =>
  dimensionsOf(product).every(({ name }) => picks[name] !== undefined)
    ? skusUnder(product, picks)[0]
    : undefined;

/** The values of a dimension that can still be bought under the picks. [AGNT-22] [AGNT-23] */
export const offeredValues = (
  product: Product,
  { name, prop_value }: Dimension,
  picks: Picks,
): Dimension["prop_value"] =>
  prop_value.filter(({ value }) => skusUnder(product, { ...picks, [name]: value }).some(isOffered));

/** What quantities are multiples of. [SKU-12] */
export const stepOf = ({ props_ext }: Pick<Product, "props_ext">): number => batchStepOf(props_ext);

/** How many pieces one can take of a sku. [SKU-06] [SKU-07] [AGNT-26] */
export const boundsOf = (product: Product, sku: Sku): QuantityBounds => ({
  step: stepOf(product),
  stock: isOffered(sku) ? sku.storage : 0,
});

/** Pieces over all skus. */
export const totalOf = (quantities: Quantities): number =>
  Object.values(quantities).reduce((total, quantity) => total + quantity, 0);

/** Pieces chosen under the picks, for the badge of a tab. [AGNT-24] */
export const totalUnder = (product: Product, quantities: Quantities, picks: Picks): number =>
  skusUnder(product, picks).reduce((total, sku) => total + (quantities[sku.item_id] ?? 0), 0);

export const tiersOf = (product: Product): PriceTier[] =>
  priceTiersOf(product.price_define_do.num_price_map);

/** CNY cents of each piece once `total` pieces of the product are chosen. [AGNT-36] */
export const unitPrice = (product: Product, sku: Sku, total: number): Cents =>
  tierPrice(tiersOf(product), total) ?? sku.price_real;

/** Everything chosen in CNY cents, and its lines in cents of the payment currency, added up. [AGNT-36] */
export function sumsOf(
  product: Product,
  quantities: Quantities,
  convert: (yuan: Cents) => Cents,
): { readonly yuan: Cents; readonly converted: Cents } {
  const total = totalOf(quantities);
  const lines = chosenLines(product, quantities).map(({ sku, num }) =>
    multiply(unitPrice(product, sku, total), num),
  );
  return { yuan: sum(lines), converted: sum(lines.map(convert)) };
}

export interface ChosenLine {
  readonly sku: Sku;
  readonly num: number;
}

/** The skus with a quantity, in the order of the sheet. */
export const chosenLines = (product: Product, quantities: Quantities): readonly ChosenLine[] =>
  product.item_sku_list.flatMap((sku) => {
    const num = quantities[sku.item_id] ?? 0;
    return num > 0 ? [{ sku, num }] : [];
  });
