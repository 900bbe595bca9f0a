import type { SandboxProduct } from "../catalogue-shape.ts";
import { yuan } from "../text-fields.ts";
import { pictureUrl, type World } from "../world.ts";

/** What a search shows as the price: the cheapest choice. */
export function priceOf(product: SandboxProduct): number {
  return Math.min(...product.skus.map((sku) => sku.price_cents));
}

/** A line of a search answer. Prices are yuan here, though fen in the item itself. */
export function itemRow(world: World, product: SandboxProduct, language: string | undefined) {
  const picture = pictureUrl(world, product.pictures[0]!);
  return {
    item_id: Number(product.thid),
    title: product.title.zh,
    main_image_url: picture,
    price: yuan(priceOf(product)),
    coupon_price: yuan(priceOf(product)),
    inventory: product.skus.reduce((sum, sku) => sum + sku.stock, 0),
    shop_name: product.shop.name,
    tags: [],
    multi_language_info: foreignWords(product, language, picture),
  };
}

/** Taobao translates into a few languages, Chinese and Thai not among them. */
export function foreignWords(
  product: SandboxProduct,
  language: string | undefined,
  main_image_url: string,
) {
  return { language: language ?? "en", title: product.title.en, main_image_url };
}
