import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { readJsonList } from "@sampan/domain/kernel/json-text";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Count, Fen, Id } from "../../read-answer.ts";
import { deriveOptions } from "../derive-options.ts";
import type { Listing, ListingSku } from "../listing.ts";
import { readUrl } from "../read-url.ts";
import { untoldStock } from "../single-sku.ts";
import { askTaobaoGlobal, type TaobaoGlobalSession } from "./ask-api.ts";
import { taobaoItemUrl } from "./search.ts";

const Property = z.object({
  prop_id: z.string().nullish(),
  prop_name: z.string(),
  value_id: z.string().nullish(),
  value_name: z.string(),
});

const Sku = z.object({
  sku_id: Id,
  quantity: Count.nullish(),
  price: Fen.nullish(),
  promotion_price: Fen.nullish(),
  pic_url: z.string().nullish(),
  properties: z.array(Property).nullish(),
});

const Item = z.object({
  item_id: Id,
  title: z.string(),
  pic_urls: z.array(z.string()).nullish(),
  shop_id: z.string().nullish(),
  shop_name: z.string().nullish(),
  price: Fen.nullish(),
  promotion_price: Fen.nullish(),
  description: z.string().nullish(),
  properties: z.array(Property).nullish(),
  sku_list: z.array(Sku).nullish(),
  property_image_list: z
    .array(z.object({ properties: z.string(), image_url: z.string() }))
    .nullish(),
  multi_language_info: z.object({ title: z.string().nullish() }).nullish(),
});

type Item = z.output<typeof Item>;

/** Reads one Taobao or Tmall item; one that is absent or off the shelf is `not_found` [API-49]. */
export async function getDetailTaobaoGlobal(
  session: TaobaoGlobalSession,
  item_id: string,
): Promise<Result<Listing, SourceFailure>> {
  const item = await askTaobaoGlobal(session, {
    path: "/traffic/item/get",
    parameters: { item_resource: "taobao", item_id, language: session.config.language },
    data: Item.nullish(),
  });
  if (!item.ok) {
    // The one thing that can be wrong with this question is the id.
    return item.error.code === "rejected" ? refuse({ ...item.error, code: "not_found" }) : item;
  }
  if (!item.value) {
    return refuse({ code: "not_found", source: session.source.name, detail: "no such item" });
  }
  return ok(listingFromTaobaoGlobal(item.value));
}

function listingFromTaobaoGlobal(item: Item): Listing {
  const skus = skusOf(item);
  const prices = skus.map(({ price }) => price).filter((price) => price > 0);
  const imageByValue = pictureOfEachValue(item);
  const foreign = item.multi_language_info?.title;
  return {
    platform: platformId.taobao,
    thid_item_id: item.item_id,
    status: skus.some((sku) => sku.status === 1) ? "published" : "sold_out",
    title: item.title,
    ...(foreign && { title_foreign: foreign }),
    url: taobaoItemUrl(item.item_id),
    images: (item.pic_urls ?? []).map(readUrl),
    ...descriptionOf(item),
    attributes: (item.properties ?? []).map(({ prop_name, value_name }) => ({
      name: prop_name,
      value: value_name,
    })),
    options: deriveOptions(skus, (name, value) => imageByValue.get(`${name}\n${value}`)),
    skus,
    tiers: prices.length > 0 ? [{ from: 1, price: Math.min(...prices) }] : [],
    price_by_quantity: false,
    batch_step: 1,
    minimum_batch: 1,
    unit: "件",
    shop: { id: item.shop_id ?? "", name: item.shop_name ?? "" },
  };
}

/** Sellers who show pictures instead of writing have them listed as JSON text where HTML would stand. */
function descriptionOf({
  description,
}: Item): Pick<Listing, "description_html" | "description_images"> {
  if (!description) return {};
  const listed = readJsonList(description).filter((each) => typeof each === "string");
  return listed.length > 0
    ? { description_images: listed.map(readUrl) }
    : { description_html: description };
}

function skusOf(item: Item): readonly ListingSku[] {
  const itemPrice = item.promotion_price || item.price || 0;
  // Taobao gives an item without choices no sku list; the item itself is what is bought.
  const withoutChoices: z.output<typeof Sku> = { sku_id: item.item_id, quantity: untoldStock };
  const rows = item.sku_list?.length ? item.sku_list : [withoutChoices];
  return rows.map((sku): ListingSku => {
    const price = sku.promotion_price || sku.price || itemPrice;
    const stock = sku.quantity ?? 0;
    const properties = sku.properties ?? [];
    return {
      thid_sku_id: sku.sku_id,
      props: Object.fromEntries(properties.map((each) => [each.prop_name, each.value_name])),
      price,
      stock,
      status: stock > 0 && price > 0 ? 1 : 0,
      ...(sku.pic_url && { image: readUrl(sku.pic_url) }),
    };
  });
}

/** Pictures are listed by `prop_id:value_id`; customers choose by the words behind these ids. */
function pictureOfEachValue(item: Item): ReadonlyMap<string, string> {
  const pictureByIds = new Map(
    item.property_image_list?.map(({ properties, image_url }) => [properties, readUrl(image_url)]),
  );
  const pictures = new Map<string, string>();
  for (const each of (item.sku_list ?? []).flatMap(({ properties }) => properties ?? [])) {
    const picture = pictureByIds.get(`${each.prop_id}:${each.value_id}`);
    if (picture) pictures.set(`${each.prop_name}\n${each.value_name}`, picture);
  }
  return pictures;
}
