import type { CatalogueContent, ContentProduct } from "../content/read-content.ts";
import type { DemoPlatform, Words } from "./catalogue.ts";
import type { Listing, Oddities } from "./listing.ts";
import { reshapeBase } from "./reshape-base.ts";
import { seededChance } from "./seeded-chance.ts";
import { FASHION_LEADS, HOUSEHOLD_LEADS, TAILS } from "./seller-phrases.ts";
import { shopOf } from "./shop-of.ts";

type Marketplace = Exclude<DemoPlatform, "own">;

/** Where the further sellers of one article sit, in turn. */
const PLATFORMS: readonly Marketplace[] = [
  ...(["1688", "taobao", "jd", "1688", "pdd"] as const),
  ...(["taobao", "1688", "groupbuy", "taobao"] as const),
];
const FASHION: ReadonlySet<number> = new Set([103, 117, 131]);
const LONG_TITLE_MIN = 150;

/**
 * The crowd around the goods that were written one by one: every listing is taken up by nine other
 * sellers, in their words, at their price, with more or fewer options, and often oddly. They sell
 * little, so searches name them after the goods they copy.
 */
export function crowdListings(listings: readonly Listing[], content: CatalogueContent): Listing[] {
  return listings.flatMap((copied, at) =>
    PLATFORMS.map((platform, seller) =>
      copyListing({ copied, platform, seller, number: at * PLATFORMS.length + seller, content }),
    ),
  );
}

function copyListing(copy: {
  copied: Listing;
  platform: Marketplace;
  seller: number;
  number: number;
  content: CatalogueContent;
}): Listing {
  const { copied, platform, seller, number, content } = copy;
  const key = `${copied.key}-x${seller + 1}`;
  const chance = seededChance(`${key}/crowd`);
  const price_cents = Math.max(
    90,
    Math.round((copied.price_cents * (0.72 + chance() * 0.6)) / 10) * 10,
  );
  return {
    ...copied,
    key,
    base: reshapeBase(copied, { platform, number }),
    platform,
    shop: pickShop(content, platform, copied.base, chance),
    title: titleOf(copied, { platform, seller, number, content }),
    price_cents,
    colors: copied.colors?.slice(0, 3),
    oddities: { ...odditiesOf(platform, number), isNew: true },
  };
}

function pickShop(
  content: CatalogueContent,
  platform: Marketplace,
  base: ContentProduct,
  chance: () => number,
) {
  const known = content.shops.filter(
    (shop) => shop.platform === platform && shop.categories.includes(base.category),
  );
  return shopOf(content, known[Math.floor(chance() * known.length)]!.id);
}

/** A title as the next seller writes it: something before it, something behind it. */
function titleOf(
  copied: Listing,
  by: { platform: Marketplace; seller: number; number: number; content: CatalogueContent },
): Words {
  const leads = FASHION.has(copied.base.category) ? FASHION_LEADS : HOUSEHOLD_LEADS;
  const tails = TAILS[by.platform];
  const start = Math.floor(seededChance(copied.key)() * leads.length);
  const lead = leads[(start + by.seller) % leads.length]!;
  const zh = `${lead.zh}${copied.title.zh} ${tails[by.number % tails.length]!}`;
  return {
    zh: by.number % 41 === 9 ? lengthen(zh, copied, by.content) : zh,
    "zh-TW": `${lead["zh-TW"]} ${copied.title["zh-TW"]}`,
    th: `${copied.title.th} ${lead.th}`,
    en: `${copied.title.en}, ${lead.en}`,
  };
}

/** Some sellers heap up every word anybody might search for, as far as the form lets them. */
function lengthen(title: string, copied: Listing, content: CatalogueContent): string {
  const heap = [
    ...copied.base.attributes.map(({ value }) => value.zh),
    ...content.products
      .filter((one) => one.subcategory === copied.base.subcategory && one.id !== copied.base.id)
      .map((one) => one.title.zh),
    ...content.categories
      .find((one) => one.id === copied.base.category)!
      .children.map(({ name }) => name.zh),
    copied.title.zh,
  ];
  let long = title;
  for (const more of heap) {
    if (long.length >= LONG_TITLE_MIN) break;
    long += ` ${more}`;
  }
  return long.padEnd(LONG_TITLE_MIN, ` ${copied.title.zh}`);
}

/** Each oddity has its own beat, so that they meet in every way. */
function odditiesOf(platform: Marketplace, number: number): Oddities {
  return {
    isSoldOut: number % 37 === 5,
    isTakenDown: number % 61 === 7,
    hasWithdrawn: number % 5 === 2,
    isHostile: number % 29 === 3,
    // 1688 knows HTML only.
    isDescribedByPictures: platform !== "1688" && number % 29 !== 3 && number % 2 === 1,
    isListedWithoutId: number % 31 === 13,
    // JD's numbers stay short: it has gone over to letters instead.
    hasLongIds: platform !== "jd" && number % 47 === 11,
  };
}
