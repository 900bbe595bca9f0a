/** A list of our own goods, as its address names it: all, a category, or one of our shops. */
export interface OwnList {
  readonly categoryId?: number;
  readonly shopId?: string;
}

const shopMark = "shop-";

/** What stands in the address: `all`, the category's id, or `shop-` and the shop's. [RT-45] */
export const nameOfList = ({ categoryId, shopId }: OwnList): string =>
  shopId === undefined ? String(categoryId ?? "all") : `${shopMark}${shopId}`;

/** The list that an address names; undefined where it names none. */
export function readList(name: string): OwnList | undefined {
  if (name === "all") return {};
  if (/^[1-9]\d{0,8}$/.test(name)) return { categoryId: Number(name) };
  const shopId = name.startsWith(shopMark) ? name.slice(shopMark.length) : "";
  return /^[1-9]\d{0,14}$/.test(shopId) ? { shopId } : undefined;
}
