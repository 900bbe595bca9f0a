import type { Product } from "@sampan/contract/goods/catalogue/product";
import { wordsIn } from "@sampan/locales/words-in";
import { pictureAddress } from "../goods/cards/picture-address.ts";
import type { Described, Shown } from "./described.ts";
import { describeTrail } from "./describe-trail.ts";

/**
 * Goods of our own shop: name, pictures, price in yuan as the page shows it first, and whether there are any. What
 * skus cost is a span where they differ.
 */
export function describeProduct(shown: Shown, product: Product): readonly Described[] {
  const { speech, publicUrl, address } = shown;
  const name = wordsIn(speech.language, product.i18n).text;
  const shop = product.shop && wordsIn(speech.language, product.shop.i18n).text;
  return [
    {
      "@type": "Product",
      name,
      url: address,
      sku: product.id,
      image: product.item_images.map((from) => absolute(publicUrl, pictureAddress(from, 800))),
      ...(shop ? { brand: { "@type": "Brand", name: shop } } : {}),
      offers: offerOf(product, address),
    },
    describeTrail(shown, [
      { name: speech.say("ownGoods.title"), address: `${publicUrl}/goodStore` },
      { name, address },
    ]),
  ];
}

function offerOf(product: Product, url: string): Described {
  const there = product.is_on_sale && product.storage > 0;
  const common = {
    url,
    priceCurrency: "CNY",
    availability: `https://schema.org/${there ? "InStock" : "OutOfStock"}`,
  };
  if (!product.priceSection)
    return { "@type": "Offer", ...common, price: inUnits(product.price_real) };
  return {
    "@type": "AggregateOffer",
    ...common,
    lowPrice: inUnits(product.min_price),
    highPrice: inUnits(product.max_price),
    offerCount: product.item_sku_list.length,
  };
}

/** Cents as programs read an amount: 1250 is "12.50". */
const inUnits = (cents: number): string => (cents / 100).toFixed(2);

const absolute = (publicUrl: string, address: string): string =>
  address.startsWith("/") ? publicUrl + address : address;
