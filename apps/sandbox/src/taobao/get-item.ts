import { bareNumber } from "../bare-number.ts";
import type { SandboxProduct, SandboxSku } from "../catalogue-shape.ts";
import { cheapestOf } from "../search/order-products.ts";
import type { TextFields } from "../text-fields.ts";
import { descriptionHtml, descriptionPictures, pictureUrl, type World } from "../world.ts";
import { foreignWords } from "./item-rows.ts";
import type { TaobaoAnswer } from "./taobao-answer.ts";

/** `/traffic/item/get`: one item with its skus. Prices are fen here. */
export function getItem(world: World, fields: TextFields): TaobaoAnswer {
  const product = world.marketplaces.taobao.find(fields["item_id"] ?? "");
  if (!product?.isPublished) {
    return { biz_error_code: "ITEM_NOT_FOUND", biz_error_msg: "item not exist or off shelf" };
  }
  const price = cheapestOf(product);
  return {
    data: {
      item_id: bareNumber(product.thid),
      title: product.title.zh,
      pic_urls: product.pictures.map((name) => pictureUrl(world, name)),
      shop_id: product.shop.id,
      shop_name: product.shop.name,
      price: listPrice(product, price),
      promotion_price: price,
      description: product.isDescribedByPictures
        ? JSON.stringify(descriptionPictures(world, product))
        : descriptionHtml(world, product),
      properties: product.attributes.map((attribute, at) => ({
        prop_id: String(20_000 + at),
        prop_name: attribute.name.zh,
        value_id: String(3_200_000 + at),
        value_name: attribute.value.zh,
      })),
      sku_list: product.skus.map((sku) => skuRow(world, product, sku)),
      property_image_list: pictureList(world, product),
      multi_language_info: foreignWords(
        product,
        fields["language"],
        pictureUrl(world, product.pictures[0]!),
      ),
    },
  };
}

/** The price struck through: shops like to start high. */
function listPrice(product: SandboxProduct, cents: number): number {
  const markup_percent = 118 + (Number(product.thid.slice(-3)) % 60);
  return Math.ceil((cents * markup_percent) / 10_000) * 100 - 10;
}

function skuRow(world: World, product: SandboxProduct, sku: SandboxSku) {
  const picture = chosenValues(product, sku).find(({ value }) => value.picture)?.value.picture;
  return {
    sku_id: bareNumber(sku.id),
    quantity: sku.stock,
    price: listPrice(product, sku.price_cents),
    promotion_price: sku.price_cents,
    coupon_price: sku.price_cents,
    pic_url: pictureUrl(world, picture ?? product.pictures[0]!),
    properties: chosenValues(product, sku).map(({ dimension, at, value }) => ({
      prop_id: propertyId(dimension.id),
      prop_name: dimension.name.zh,
      value_id: valueId(dimension.id, at),
      value_name: value.name.zh,
    })),
  };
}

function chosenValues(product: SandboxProduct, sku: SandboxSku) {
  return product.dimensions.map((dimension) => {
    const at = dimension.values.findIndex((value) => value.id === sku.options[dimension.id]);
    return { dimension, at, value: dimension.values[at]! };
  });
}

function pictureList(world: World, product: SandboxProduct) {
  return product.dimensions.flatMap((dimension) =>
    dimension.values.flatMap((value, at) =>
      value.picture
        ? [
            {
              properties: `${propertyId(dimension.id)}:${valueId(dimension.id, at)}`,
              image_url: pictureUrl(world, value.picture),
            },
          ]
        : [],
    ),
  );
}

/** Colour and size have well-known numbers at Taobao. */
function propertyId(dimension: string): string {
  if (dimension === "color") return "1627207";
  if (dimension === "clothing-size") return "20509";
  return String(5_919_063 + characterSum(dimension));
}

const valueId = (dimension: string, at: number) =>
  String((dimension === "color" ? 28_320 : 28_380 + characterSum(dimension) * 100) + at);

/** Tells dimensions apart where Taobao has no well-known number for them. */
const characterSum = (text: string) =>
  [...text].reduce((sum, character) => sum + character.charCodeAt(0), 0);
