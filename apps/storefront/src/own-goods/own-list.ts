/** A list of our own goods, as its address names it: all, a category, or one of our shops. */
export interface OwnList {
  readonly categoryId?: number;
  readonly shopId?: string;
}

export const shopMark = "shop-";

/** What stands in the address: `all`, the category's id, or `shop-` and the shop's. [RT-45] */
export const nameOfList = ({ categoryId, shopId }: OwnList): string =>
  shopId === undefined ? String(categoryId ?? "all") : `${shopMark}${shopId}`;
