import type { SandboxProduct } from "../catalogue-shape.ts";
import { bareNumber } from "../bare-number.ts";
import { cheapestOf } from "../search/order-products.ts";
import { pictureUrl, type World } from "../world.ts";

/** Numbers of yuan, not of fen and not as text: JD's own way. */
export const jdPrice = (product: SandboxProduct): number => cheapestOf(product) / 100;

/** The newer name JD gives an article beside its digits. */
export const jdItemId = (product: SandboxProduct): string =>
  Buffer.from(`jd${product.thid}`).toString("base64url");

/** The articles a question names, by their digits or by their newer names; undefined if by neither. */
export function namedGoods(
  world: World,
  question: Record<string, unknown>,
): SandboxProduct[] | undefined {
  const { skuIds, itemIds } = question;
  const thids = Array.isArray(skuIds)
    ? skuIds.map(String)
    : Array.isArray(itemIds)
      ? itemIds.map((id) => Buffer.from(String(id), "base64url").toString().replace(/^jd/, ""))
      : undefined;
  return thids?.flatMap((thid) => world.marketplaces.jd.find(thid) ?? []);
}

export const jdPage = (product: SandboxProduct): string =>
  `https://item.jd.com/${product.thid}.html`;

/** The fields that every answer about goods begins with. */
export function goodsHead(product: SandboxProduct) {
  return {
    ...(product.isListedWithoutId ? {} : { skuId: bareNumber(product.thid) }),
    itemId: product.isListedWithoutId ? "" : jdItemId(product),
    skuName: product.title.zh,
    owner: product.shop.isFactory ? "g" : "p",
  };
}

/** Three levels of categories; JD's numbers for them are larger than ours. */
export function categoryInfo(product: SandboxProduct) {
  return {
    cid1: product.category,
    cid1Name: product.categoryName.zh,
    cid2: product.category * 100,
    cid2Name: product.subcategoryName.zh,
    cid3: product.category * 100 + 1,
    cid3Name: product.subcategoryName.zh,
  };
}

export function imageInfo(world: World, product: SandboxProduct) {
  return {
    imageList: product.pictures.map((name) => ({ url: pictureUrl(world, name) })),
    whiteImage: pictureUrl(world, product.pictures[0]!),
  };
}
