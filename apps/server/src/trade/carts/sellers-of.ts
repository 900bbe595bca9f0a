import type { SellerToCharge } from "@sampan/domain/trade/charges/charge-rule";
import type { LineGoods } from "../../goods/catalogue/find-line-goods.ts";
import { groupByShop } from "./describe-line.ts";

interface BoughtLine {
  readonly goods: LineGoods;
  /** Of each piece, CNY cents. */
  readonly price: number;
  readonly num: number;
}

/** The sellers of chosen lines, each with a key of its own and its mainland freight: the dearest of its goods, since they travel together. */
export const sellersOf = <Line extends BoughtLine>(lines: readonly Line[]) =>
  groupByShop(lines).map((group, position) => ({
    ...group,
    key: String(position),
    mainland_freight: Math.max(...group.lines.map(({ goods }) => goods.product.mainland_freight)),
  }));

/** As charges know them: a line is named by its sku. */
export const sellersToCharge = (
  sellers: readonly (Omit<SellerToCharge, "lines"> & { readonly lines: readonly BoughtLine[] })[],
): SellerToCharge[] =>
  sellers.map(({ key, mainland_freight, lines }) => ({
    key,
    mainland_freight,
    lines: lines.map(({ goods, price, num }) => ({ key: String(goods.sku.id), price, num })),
  }));
