import { colours } from "@sampan/server/goods/translation/terms/colours";
import { goods } from "@sampan/server/goods/translation/terms/goods";
import { materials } from "@sampan/server/goods/translation/terms/materials";
import { options } from "@sampan/server/goods/translation/terms/options";
import { sizes } from "@sampan/server/goods/translation/terms/sizes";
import { trade } from "@sampan/server/goods/translation/terms/trade";
import { readContent } from "../content/read-content.ts";
import type {
  CatalogueContent,
  ContentProduct,
  ContentVariation,
} from "../content/read-content.ts";
import type {
  DemoAttribute,
  DemoCatalogue,
  DemoDimension,
  DemoPlatform,
  DemoProduct,
  DemoShop,
} from "./catalogue.ts";
import { crowdListings } from "./crowd-listings.ts";
import { describeProduct } from "./describe-product.ts";
import { growSkus } from "./grow-skus.ts";
import { growTiers } from "./grow-tiers.ts";
import type { Listing } from "./listing.ts";
import { mintIds } from "./mint-ids.ts";
import { picturesOf } from "./name-pictures.ts";
import { seededChance, wholeBetween } from "./seeded-chance.ts";
import { shopOf } from "./shop-of.ts";
import { withdrawSkus } from "./withdraw-skus.ts";

/** Listings that show what happens when goods cannot be had. */
const SOLD_OUT: ReadonlySet<string> = new Set([
  "crochet-hollow-top-2",
  "dried-flower-vase-2",
  "camping-lantern",
]);
const TAKEN_DOWN: ReadonlySet<string> = new Set(["corduroy-jacket-2", "velvet-lip-tint-2"]);

/** The product's own terms: a translator of this world knows at least these. */
const tradeWords = [colours, sizes, materials, options, goods, trade]
  .flat()
  .map(([zh, taiwan, th, en]) => ({ zh, "zh-TW": taiwan, th, en }));

/** Below what anything written one by one sells. */
const NEWCOMER_SALES_MAX = 12;

/**
 * Grows the demo's goods from its content: every product as it is written, its further
 * listings in other shops, and the goods of our own shop. The same content gives the same
 * catalogue, ids included.
 */
export function growCatalogue(content: CatalogueContent = readContent()): DemoCatalogue {
  const ids = mintIds();
  const grow = (listing: Listing) => growProduct(listing, content, ids);
  const written = [...originals(content), ...furtherListings(content)];
  const marketplace = written.map(grow);
  const own = ownListings(content).map(grow);
  // The crowd comes last: its ids must not take those that tests and bookmarks know.
  const mainPicture = new Map(marketplace.map(({ key, pictures }) => [key, pictures[0]!]));
  const crowd = crowdListings(written, content).map((listing) =>
    showMain(grow(listing), mainPicture.get(listing.pictureKey)!),
  );
  // A translator of this world has read our own shop as well: whoever asks it about those goods hears their proper names.
  const words = [...tradeWords, ...own.map(({ title }) => title)];
  return { marketplace: [...marketplace, ...crowd], own, words };
}

/** The copied picture goes first: it is committed, all others are drawn when somebody looks. */
function showMain(product: DemoProduct, main: string): DemoProduct {
  return { ...product, pictures: [...new Set([main, ...product.pictures])] };
}

function originals(content: CatalogueContent): Listing[] {
  return content.products.map((base) => ({
    key: base.id,
    base,
    platform: base.platform,
    shop: shopOf(content, base.shop),
    title: base.title,
    price_cents: base.price.base_cents,
    colors: undefined,
    goodsClass: undefined,
    differs: false,
    oddities: {},
    pictureKey: base.id,
  }));
}

function furtherListings(content: CatalogueContent): Listing[] {
  return content.variations.map((variation: ContentVariation) => ({
    key: variation.id,
    base: baseOf(content, variation.of),
    platform: variation.platform,
    shop: shopOf(content, variation.shop),
    title: variation.title,
    price_cents: variation.price_cents,
    colors: variation.colors.length > 0 ? variation.colors : undefined,
    goodsClass: variation.goods_class,
    differs: variation.differs ?? false,
    oddities: {},
    pictureKey: variation.id,
  }));
}

function ownListings(content: CatalogueContent): Listing[] {
  const { shop, goods } = content.ownShop;
  const ownShop: DemoShop = {
    id: shop.id,
    name: shop.name.zh,
    nameEn: shop.name.en,
    city: "广州",
    isFactory: false,
    years: 3,
    score: 4.9,
  };
  return goods.map((good) => ({
    key: `own-${good.of}`,
    base: baseOf(content, good.of),
    platform: "own",
    shop: ownShop,
    title: good.title,
    price_cents: good.price_cents,
    colors: undefined,
    goodsClass: undefined,
    differs: false,
    oddities: {},
    pictureKey: good.of,
  }));
}

function growProduct(
  listing: Listing,
  content: CatalogueContent,
  ids: ReturnType<typeof mintIds>,
): DemoProduct {
  const { key, base, shop, oddities } = listing;
  const chance = seededChance(key);
  const category = content.categories.find((one) => one.id === base.category)!;
  const dimensions = growDimensions(listing, content);
  const pictures = picturesOf(listing.pictureKey, dimensions, base.subcategory);
  const attributes = growAttributes(listing, content, chance);
  const tiers = growTiers(listing, chance);
  const isSoldOut = SOLD_OUT.has(key) || oddities.isSoldOut === true;
  const skus = growSkus({ ...listing, dimensions, ids, isSoldOut }, chance);
  return {
    key,
    thid: ids.itemId(listing, oddities.hasLongIds),
    platform: listing.platform,
    shop,
    category: base.category,
    categoryName: category.name,
    subcategory: base.subcategory,
    subcategoryName: category.children.find((one) => one.slug === base.subcategory)!.name,
    title: listing.title,
    dimensions,
    skus: oddities.hasWithdrawn ? withdrawSkus(skus, chance) : skus,
    tiers: tiers.prices,
    minOrder: tiers.minOrder,
    step: tiers.step,
    weight_g: base.weight_g,
    size_mm: base.packed_mm,
    goodsClass: listing.goodsClass ?? base.goods_class,
    marks: base.marks,
    attributes,
    customs: base.customs,
    pictures,
    descriptionHtml: describeProduct({
      title: listing.title.zh,
      text: listing.differs
        ? "图片均为实物拍摄，细节做工请放心查看，更多规格请咨询客服。"
        : base.description.zh,
      attributes,
      shop,
      pictures: pictures.slice(0, 3),
      isHostile: oddities.isHostile === true,
    }),
    ...(oddities.isDescribedByPictures ? { isDescribedByPictures: true } : {}),
    ...(oddities.isListedWithoutId ? { isListedWithoutId: true } : {}),
    monthlySales: oddities.isNew
      ? wholeBetween(chance, 0, NEWCOMER_SALES_MAX)
      : Math.round(base.monthly_sales * (0.25 + chance() * 1.1)),
    shipDays: base.ship_days,
    freight: growFreight(listing.platform, base.weight_g, chance),
    isPublished: !TAKEN_DOWN.has(key) && !oddities.isTakenDown,
  };
}

function growDimensions(listing: Listing, content: CatalogueContent): DemoDimension[] {
  return listing.base.options.map((option) => {
    const known = content.dimensions.find((one) => one.id === option.dimension)!;
    const isColor = option.dimension === "color";
    const valueIds = isColor && listing.colors ? listing.colors : option.values;
    return {
      id: known.id,
      name: known.name,
      values: valueIds.map((id) => ({
        id,
        name: known.values.find((value) => value.id === id)!.name,
        ...(isColor ? { picture: `${listing.pictureKey}.${id}` } : {}),
      })),
    };
  });
}

function growAttributes(
  listing: Listing,
  content: CatalogueContent,
  chance: () => number,
): DemoAttribute[] {
  const { base } = listing;
  const itemNumber = `${"ABHKLMT"[wholeBetween(chance, 0, 6)]}${wholeBetween(chance, 1001, 9899)}`;
  const kept = listing.differs
    ? base.attributes.filter((attribute) => attribute.name.zh === "产地")
    : base.attributes;
  const kind = content.categories
    .find((one) => one.id === base.category)!
    .children.find((one) => one.slug === base.subcategory)!.name;
  return [
    { name: { zh: "类目", "zh-TW": "類別", th: "หมวด", en: "Kind" }, value: kind },
    ...kept,
    ...(listing.platform === "own" ? [] : [supplyOf(listing)]),
    {
      name: { zh: "货号", "zh-TW": "貨號", th: "รหัสสินค้า", en: "Item number" },
      value: { zh: itemNumber, "zh-TW": itemNumber, th: itemNumber, en: itemNumber },
    },
  ];
}

/** Nearly everything on a marketplace is there to be sent; what is not says so in its title. */
function supplyOf({ title }: Listing): DemoAttribute {
  return {
    name: { zh: "货源类型", "zh-TW": "貨源類型", th: "แหล่งสินค้า", en: "Supply" },
    value: /预售|定金/.test(title.zh)
      ? { zh: "预售", "zh-TW": "預購", th: "พรีออเดอร์", en: "Pre-order" }
      : { zh: "现货", "zh-TW": "現貨", th: "พร้อมส่ง", en: "In stock" },
  };
}

/** Factories charge mainland freight by weight; most shops have it in the price. */
function growFreight(platform: DemoPlatform, weight_g: number, chance: () => number) {
  if (platform === "own") return { first_cents: 0, next_cents: 0 };
  if (platform !== "1688" && chance() < 0.7) return { first_cents: 0, next_cents: 0 };
  const first_cents = 300 + Math.min(20, Math.round(weight_g / 500)) * 100;
  return { first_cents, next_cents: Math.max(50, Math.round(weight_g / 1000) * 100) };
}

function baseOf(content: CatalogueContent, id: string): ContentProduct {
  const base = content.products.find((one) => one.id === id);
  if (!base) throw new Error(`The demo content has no product "${id}".`);
  return base;
}
