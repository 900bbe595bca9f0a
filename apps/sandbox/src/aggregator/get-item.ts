import { bareNumber } from "../bare-number.ts";
import type { SandboxProduct, SandboxSku } from "../catalogue-shape.ts";
import { cheapestOf } from "../search/order-products.ts";
import { descriptionHtml, descriptionPictures, pictureUrl } from "../world.ts";
import {
  amount,
  type AggregatorAnswer,
  isTextual,
  nothingFound,
  pageOf,
  refused,
  type Stall,
  withoutScheme,
} from "./aggregator-answer.ts";

/** `item_get`: one article with its variants, whichever marketplace it is from. */
export function getItem(stall: Stall): AggregatorAnswer {
  const id = stall.fields["num_iid"];
  if (!id || !/^\d{1,20}$/.test(id)) return refused("4003", "num_iid is wrong");
  const product = stall.marketplace.find(id);
  if (!product?.isPublished) return nothingFound("item-not-found");
  return { error_code: "0000", reason: "ok", item: itemFields(stall, product) };
}

function itemFields(stall: Stall, product: SandboxProduct) {
  const { world, name } = stall;
  const pictureOf = (picture: string) => withoutScheme(stall, pictureUrl(world, picture));
  const price = cheapestOf(product);
  const stock = product.skus.reduce((sum, sku) => sum + sku.stock, 0);
  return {
    num_iid: isTextual(stall) ? product.thid : bareNumber(product.thid),
    title: product.title.zh,
    desc_short: "",
    price: amount(stall, price),
    total_price: 0,
    suggestive_price: 0,
    orginal_price: amount(stall, Math.ceil(price * 1.3)),
    nick: product.shop.name,
    num: isTextual(stall) ? String(stock) : stock,
    min_num: product.minOrder,
    detail_url: pageOf(stall, product),
    pic_url: pictureOf(product.pictures[0]!),
    brand: "",
    cid: product.category,
    desc: product.isDescribedByPictures ? "" : descriptionHtml(world, product),
    desc_img: product.isDescribedByPictures ? descriptionPictures(world, product) : [],
    item_imgs: product.pictures.map((picture) => ({ url: pictureOf(picture) })),
    prop_imgs: { prop_img: propertyPictures(stall, product) },
    props_name: Object.entries(propertyNames(product))
      .map(([ids, words]) => `${ids}:${words}`)
      .join(";"),
    props: product.attributes.map((each) => ({ name: each.name.zh, value: each.value.zh })),
    props_list: propertyNames(product),
    total_sold: product.monthlySales * 9,
    sales: product.monthlySales,
    skus: { sku: product.dimensions.length > 0 ? skuRows(stall, product) : [] },
    seller_id: product.shop.id,
    shop_id: product.shop.id,
    seller_info: { nick: product.shop.name, sid: product.shop.id, user_num_id: product.shop.id },
    video: [],
    location: product.shop.city,
    post_fee: amount(stall, product.freight.first_cents),
    ...(name === "1688" ? { priceRange: priceRange(product) } : {}),
  };
}

/** Quantity and price as text, from the smallest order on. */
const priceRange = (product: SandboxProduct) =>
  product.tiers.map(({ from, price_cents }) => [String(from), (price_cents / 100).toFixed(2)]);

/** `0:1`: the first dimension, its second value. */
function propertiesOf(product: SandboxProduct, sku: SandboxSku) {
  return product.dimensions.map((dimension, at) => {
    const valueAt = dimension.values.findIndex(({ id }) => id === sku.options[dimension.id]);
    const ids = `${at}:${valueAt}`;
    return { ids, words: `${dimension.name.zh}:${dimension.values[valueAt]!.name.zh}` };
  });
}

function skuRows(stall: Stall, product: SandboxProduct) {
  return product.skus.map((sku) => {
    const properties = propertiesOf(product, sku);
    const price = amount(stall, sku.price_cents);
    return {
      sku_id: isTextual(stall) ? sku.id : bareNumber(sku.id),
      ...(stall.name === "1688" ? { spec_id: sku.specId } : {}),
      price,
      total_price: 0,
      orginal_price: price,
      quantity: isTextual(stall) ? String(sku.stock) : sku.stock,
      properties: properties.map(({ ids }) => ids).join(";"),
      properties_name: properties.map(({ ids, words }) => `${ids}:${words}`).join(";"),
    };
  });
}

function propertyNames(product: SandboxProduct): Record<string, string> {
  return Object.fromEntries(
    product.dimensions.flatMap((dimension, at) =>
      dimension.values.map((value, valueAt) => [
        `${at}:${valueAt}`,
        `${dimension.name.zh}:${value.name.zh}`,
      ]),
    ),
  );
}

function propertyPictures(stall: Stall, product: SandboxProduct) {
  return product.dimensions.flatMap((dimension, at) =>
    dimension.values.flatMap(({ picture }, valueAt) =>
      picture
        ? [
            {
              properties: `${at}:${valueAt}`,
              url: withoutScheme(stall, pictureUrl(stall.world, picture)),
            },
          ]
        : [],
    ),
  );
}
