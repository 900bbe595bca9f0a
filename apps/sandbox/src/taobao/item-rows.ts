import { bareNumber } from "../bare-number.ts";
import type { SandboxProduct } from "../catalogue-shape.ts";
import { cheapestOf } from "../search/order-products.ts";
import { yuan } from "../text-fields.ts";
import { pictureUrl, type World } from "../world.ts";

/** A line of a search answer. Prices are yuan here, though fen in the item itself. */
export function itemRow(world: World, product: SandboxProduct, language: string | undefined) {
  const picture = pictureUrl(world, product.pictures[0]!);
  return {
    ...(product.isListedWithoutId ? {} : { item_id: bareNumber(product.thid) }),
    title: product.title.zh,
    main_image_url: picture,
    price: yuan(cheapestOf(product)),
    coupon_price: yuan(cheapestOf(product)),
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
