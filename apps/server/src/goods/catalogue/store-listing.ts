import type { Listing, ListingSku } from "@sampan/connectors/marketplaces/listing";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Db } from "../../kernel/db/db.ts";
import { noteGoodsTexts } from "../translation/note-goods-texts.ts";
import { nameStoredGoods } from "./name-stored-goods.ts";
import { guessGoodsClass } from "./guess-goods-class.ts";
import {
  upsertProduct,
  upsertShop,
  upsertSkus,
  type ProductFacts,
  type SkuFacts,
} from "./listing-queries.ts";
import { picturesOf, sanitiseDescription } from "./sanitise-description.ts";
import { textsOfGoods } from "./texts-of-goods.ts";

/** What the column holds; some sellers write "endless" as a number beyond it. */
const stock_max = 2_147_483_647;

/**
 * Stores a marketplace's product under ids that stay the same however often it is opened, in one
 * transaction. Its description is cleaned here, once, before anybody can read it. Answers our product id.
 */
export async function storeListing(
  db: Db,
  listing: Listing,
  { settings, now }: { readonly settings: Settings; readonly now: Date },
): Promise<number> {
  const skus = distinctSkus(listing.skus);
  // Before the transaction: goods of many sellers share these rows, and nobody is to wait for another's commit.
  const { promotion_title } = listing;
  const texts = textsOfGoods({ ...listing, item_name: listing.title });
  await noteGoodsTexts(
    db,
    promotion_title ? [...new Set([...texts, promotion_title])] : texts,
    now,
  );
  return db.transaction().execute(async (open) => {
    const shop_id = await upsertShop(open, listing);
    const product_id = await upsertProduct(open, factsOf(listing, { shop_id, now }), {
      goods_class: guessGoodsClass(listing.title, settings.goods_class_words),
      mainland_freight: settings.assumed_mainland_freight,
    });
    await upsertSkus(open, product_id, skus);
    await nameStoredGoods(open, product_id, { settings, now });
    return product_id;
  });
}

function factsOf(
  listing: Listing,
  { shop_id, now }: { readonly shop_id: number | null; readonly now: Date },
): ProductFacts {
  const tiers = listing.price_by_quantity ? listing.tiers : [];
  const prices = pricesOf(listing);
  const description = listing.description_html ?? "";
  const pictures = listing.description_images ?? picturesOf(description);
  const size = listing.size_mm;
  return {
    platform: listing.platform,
    thid_item_id: listing.thid_item_id,
    shop_id,
    item_name: listing.title,
    promotion_title: listing.promotion_title ?? "",
    images: JSON.stringify(listing.images),
    description: sanitiseDescription(description),
    description_images: JSON.stringify(pictures),
    attributes: JSON.stringify(listing.attributes),
    options: JSON.stringify(listing.options),
    tiers: JSON.stringify(tiers),
    price: tiers[0]?.price ?? Math.min(...prices),
    min_price: Math.min(...prices),
    max_price: Math.max(...prices),
    batch_step: listing.batch_step,
    minimum_batch: Math.max(listing.minimum_batch, listing.batch_step),
    unit: listing.unit,
    url: listing.url,
    weight_g: listing.weight_g ?? null,
    size_mm: size ? JSON.stringify({ l: size.length, w: size.width, h: size.height }) : null,
    is_on_sale: listing.status === "published",
    fetched_at: now,
  };
}

/** What a piece can cost: by tier, or by sku; a sold-out listing may show no price at all. */
function pricesOf(listing: Listing): number[] {
  const priced = listing.price_by_quantity ? listing.tiers : listing.skus;
  const prices = priced.map(({ price }) => price).filter((price) => price > 0);
  return prices.length > 0 ? prices : [0];
}

/** A marketplace may list the same combination twice; the one on sale counts. */
function distinctSkus(skus: readonly ListingSku[]): SkuFacts[] {
  const byKey = new Map<string, SkuFacts>();
  for (const sku of skus) {
    const facts: SkuFacts = {
      thid_sku_id: sku.thid_sku_id,
      thid_spec_id: sku.thid_spec_id ?? "",
      props: JSON.stringify(sku.props),
      props_key: propsKey(sku.props),
      price: sku.price,
      stock: Math.min(sku.stock, stock_max),
      status: sku.status,
      image: sku.image ?? "",
      weight_g: sku.weight_g ?? null,
    };
    const known = byKey.get(facts.props_key);
    if (!known || known.status < facts.status) byKey.set(facts.props_key, facts);
  }
  return [...byKey.values()];
}

/** The options of a sku as one text that does not depend on their order. */
export const propsKey = (props: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(props).toSorted(([one], [other]) => (one < other ? -1 : 1)));
