import { deriveOptions } from "../derive-options.ts";
import type { Listing, ListingSku, ListingTier } from "../listing.ts";
import { readUrl } from "../read-url.ts";
import { untoldStock } from "../single-sku.ts";
import type { AggregatedItem, AggregatedSku } from "./aggregated-item.ts";
import type { AggregatedPlatform } from "./aggregator-config.ts";
import { aggregatedItemUrl } from "./item-url.ts";

/** A product of any platform in our shape, with fen for the aggregator's yuan. */
export function listingFromAggregator(
  { platform }: AggregatedPlatform,
  thid_item_id: string,
  item: AggregatedItem,
): Listing {
  const skus = skusOf(thid_item_id, item);
  const tiers = tiersOf(item);
  const minimum_batch = Math.max(item.min_num ?? tiers[0]?.from ?? 1, 1);
  const imageByValue = pictureOfEachValue(item);
  const description_images = item.desc_img?.map(readUrl);
  return {
    platform,
    thid_item_id,
    status: skus.some((sku) => sku.status === 1) ? "published" : "sold_out",
    title: item.title,
    url: aggregatedItemUrl(platform, thid_item_id, item.detail_url),
    images: imagesOf(item),
    ...(item.desc && { description_html: item.desc }),
    ...(description_images && { description_images }),
    attributes: (item.props ?? []).filter(({ value }) => value !== ""),
    options: deriveOptions(skus, (name, value) => imageByValue.get(`${name}\n${value}`)),
    skus,
    tiers: tiers.length > 0 ? tiers : lowestPriceAsTier(skus, minimum_batch),
    // Nobody says which of both decides; skus of different prices cannot all have the tier's.
    price_by_quantity: tiers.length > 1 && new Set(skus.map(({ price }) => price)).size === 1,
    batch_step: 1,
    minimum_batch,
    unit: "件",
    shop: shopOf(item),
  };
}

function tiersOf(item: AggregatedItem): readonly ListingTier[] {
  return (item.priceRange ?? [])
    .map(([from, price]) => ({ from, price }))
    .toSorted((a, b) => a.from - b.from);
}

function skusOf(thid_item_id: string, item: AggregatedItem): readonly ListingSku[] {
  const withoutChoices: AggregatedSku = { sku_id: thid_item_id, quantity: item.num };
  const rows = item.skus?.sku ?? [withoutChoices];
  return rows.map((sku) => {
    const price = sku.price ?? item.price ?? 0;
    const stock = sku.quantity ?? untoldStock;
    const image = pictureOf(sku, item);
    return {
      thid_sku_id: sku.sku_id,
      ...(sku.spec_id && { thid_spec_id: sku.spec_id }),
      props: Object.fromEntries(choicesOf(sku, item).map(({ name, value }) => [name, value])),
      price,
      stock,
      status: stock > 0 && price > 0 ? 1 : 0,
      ...(image && { image }),
    };
  });
}

interface Choice {
  /** The pair of numbers that stands for it, e.g. `0:2`. */
  readonly pair: string;
  readonly name: string;
  readonly value: string;
}

/** The words of a sku's options: from the list of words, or from the longer text that repeats them. */
function choicesOf(sku: AggregatedSku, { props_list }: AggregatedItem): readonly Choice[] {
  const pairs = (sku.properties ?? "").split(";").filter((pair) => pair !== "");
  const words = pairs.map((pair) => props_list?.[pair]);
  if (pairs.length > 0 && words.every((text) => text !== undefined)) {
    return pairs.map((pair, place) => ({ pair, ...nameAndValue(words[place] ?? "") }));
  }
  // Each part reads 0:2:颜色:白; a value may hold a semicolon, so a part begins with two numbers.
  return (sku.properties_name ?? "").split(/;(?=-?\d+:-?\d+:)/).flatMap((part) => {
    const [, pair = "", text = ""] = /^(-?\d+:-?\d+):(.+)$/s.exec(part) ?? [];
    return pair === "" ? [] : [{ pair, ...nameAndValue(text) }];
  });
}

/** A value may hold colons of its own; a name does not. */
function nameAndValue(text: string): Pick<Choice, "name" | "value"> {
  const at = text.indexOf(":");
  return { name: text.slice(0, at), value: text.slice(at + 1) };
}

function pictureOf(sku: AggregatedSku, item: AggregatedItem): string | undefined {
  const pairs = new Set(choicesOf(sku, item).map(({ pair }) => pair));
  const url = item.prop_imgs?.prop_img?.find(({ properties }) => pairs.has(properties))?.url;
  return url === undefined ? undefined : readUrl(url);
}

function pictureOfEachValue(item: AggregatedItem): ReadonlyMap<string, string> {
  const pictureByPair = new Map(
    item.prop_imgs?.prop_img?.map(({ properties, url }) => [properties, readUrl(url)]),
  );
  const pictures = new Map<string, string>();
  for (const { pair, name, value } of (item.skus?.sku ?? []).flatMap((sku) =>
    choicesOf(sku, item),
  )) {
    const picture = pictureByPair.get(pair);
    if (picture) pictures.set(`${name}\n${value}`, picture);
  }
  return pictures;
}

function lowestPriceAsTier(skus: readonly ListingSku[], from: number): readonly ListingTier[] {
  const prices = skus.map(({ price }) => price).filter((price) => price > 0);
  return prices.length > 0 ? [{ from, price: Math.min(...prices) }] : [];
}

function imagesOf({ item_imgs, pic_url }: AggregatedItem): readonly string[] {
  const addresses = item_imgs?.map(({ url }) => url) ?? [pic_url ?? ""];
  return addresses.filter((address) => address !== "").map(readUrl);
}

function shopOf({ seller_info, shop_id, seller_id, nick, location }: AggregatedItem) {
  return {
    id: shop_id ?? seller_info?.sid ?? seller_id ?? "",
    name: seller_info?.shop_name ?? seller_info?.nick ?? nick ?? "",
    ...(location && { city: location }),
  };
}
