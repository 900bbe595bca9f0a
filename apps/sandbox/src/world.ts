import type { SandboxCatalogue, SandboxProduct } from "./catalogue-shape.ts";
import type { SandboxCredentials } from "./credentials.ts";
import { createFaults, type Faults } from "./faults/faults.ts";
import { createProductChanges, type ProductChanges } from "./faults/product-changes.ts";
import { createLookAlikes, type LookAlikes } from "./pictures/look-alikes.ts";
import { createInvoices, type Invoices } from "./invoices/invoices.ts";
import { createShippingBook, type ShippingBook } from "./logistics/shipping-book.ts";
import { createParcelBook, type ParcelBook } from "./tracking/parcel-book.ts";
import { createOrderBook, type OrderBook } from "./alibaba/trade/order-book.ts";
import { createMessages1688, type Messages1688 } from "./alibaba/trade/messages-1688.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import { createOutbox, type Outbox } from "./messages/outbox.ts";
import { createPayments, type Payments } from "./payments/payments.ts";
import { createShareCodes, type ShareCodes } from "./links/share-codes.ts";
import { indexProducts, type SearchEntry } from "./search/search-products.ts";
import { createTranslateWords, type TranslateWords } from "./translation/translate-words.ts";
import { createTokenOffice, type TokenOffice } from "./tokens.ts";

/** Everything that exists in this world, handed to every part of it. */
export type World = {
  readonly credentials: SandboxCredentials;
  readonly now: () => Date;
  /** The address it listens on. */
  readonly url: () => string;
  /** The origin under which answers name pictures. */
  readonly pictureOrigin: () => string;
  readonly faults: Faults;
  readonly changes: ProductChanges;
  readonly outbox: Outbox;
  readonly pictures: PictureStore;
  readonly lookAlikes: LookAlikes;
  readonly payments: Payments;
  readonly invoices: Invoices;
  readonly shareCodes: ShareCodes;
  readonly translateWords: TranslateWords;
  /** What was ordered over the interface of 1688, and what the shop is told of it. */
  readonly orders1688: OrderBook;
  readonly messages1688: Messages1688;
  /** Parcels of couriers, and who follows them. */
  readonly parcels: ParcelBook;
  /** What the shop had brought to stores and doors in Taiwan. */
  readonly shipping: ShippingBook;
  /** The address of the shop, which trackers tell of news; empty for nowhere. */
  readonly shopUrl: string;
  readonly alibabaTokens: TokenOffice;
  readonly taobaoTokens: TokenOffice;
  /** Texts people can try, shown on the page of this world. */
  readonly examples: readonly Example[];
  readonly marketplaces: Readonly<Record<MarketplaceName, Marketplace>>;
};

export type Example = { readonly about: string; readonly text: string };

export const marketplaceNames = ["1688", "taobao", "jd", "pdd", "groupbuy"] as const;
export type MarketplaceName = (typeof marketplaceNames)[number];

/** The goods of one marketplace. */
export type Marketplace = {
  readonly index: readonly SearchEntry[];
  /** A product as it is offered now; undefined where there never was one. */
  readonly find: (thid: string) => SandboxProduct | undefined;
};

const DAY_S = 86_400;

/** Builds the world around a catalogue; nothing listens yet. */
export function createWorld(parts: {
  catalogue: SandboxCatalogue;
  credentials: SandboxCredentials;
  pictures: PictureStore;
  examples: readonly Example[];
  now: () => Date;
  url: () => string;
  pictureOrigin: () => string;
  /** Where 1688 tells of orders; empty for nowhere. */
  messagesUrl: string;
  shopUrl: string;
}): World {
  const changes = createProductChanges();
  const { credentials, now } = parts;
  return {
    credentials,
    now,
    url: parts.url,
    pictureOrigin: parts.pictureOrigin,
    examples: parts.examples,
    faults: createFaults(),
    changes,
    outbox: createOutbox(now),
    pictures: parts.pictures,
    lookAlikes: createLookAlikes(parts.catalogue.marketplace, parts.pictures),
    payments: createPayments(now),
    invoices: createInvoices(now),
    shareCodes: createShareCodes(parts.catalogue.marketplace),
    translateWords: createTranslateWords(parts.catalogue),
    orders1688: createOrderBook(now),
    messages1688: createMessages1688(parts.messagesUrl),
    parcels: createParcelBook(now),
    shipping: createShippingBook(),
    shopUrl: parts.shopUrl,
    alibabaTokens: createTokenOffice({
      ...credentials.alibaba,
      secret: credentials.alibaba.appSecret,
      life_s: 10 * 3600,
      refreshLife_s: 182 * DAY_S,
      now,
    }),
    taobaoTokens: createTokenOffice({
      ...credentials.taobaoGlobal,
      secret: credentials.taobaoGlobal.appSecret,
      life_s: 30 * DAY_S,
      refreshLife_s: 60 * DAY_S,
      now,
    }),
    marketplaces: Object.fromEntries(
      marketplaceNames.map((name) => [name, openMarketplace(parts.catalogue, name, changes)]),
    ) as Record<MarketplaceName, Marketplace>,
  };
}

function openMarketplace(
  catalogue: SandboxCatalogue,
  platform: string,
  changes: ProductChanges,
): Marketplace {
  const products = catalogue.marketplace.filter((product) => product.platform === platform);
  const productByThid = new Map(products.map((product) => [product.thid, product]));
  let index: SearchEntry[] | undefined;
  return {
    // Reading thousands of titles takes a moment, so it waits for the first search.
    get index() {
      index ??= indexProducts(products);
      return index;
    },
    find: (thid) => {
      const product = productByThid.get(thid);
      return product && changes.apply(product);
    },
  };
}

/** The address of a picture, absolute as marketplaces give it. */
export function pictureUrl(world: World, name: string): string {
  return `${world.pictureOrigin()}/img/${name}.webp`;
}

/** The pictures a seller shows instead of a text. */
export function descriptionPictures(world: World, product: SandboxProduct): string[] {
  return product.pictures.map((name) => pictureUrl(world, name));
}

/** The seller's text with the addresses of its pictures filled in. */
export function descriptionHtml(world: World, product: SandboxProduct): string {
  return product.descriptionHtml.replaceAll("{img}", `${world.pictureOrigin()}/img`);
}
