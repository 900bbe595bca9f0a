import type { Product } from "@sampan/contract/product";
import type { PlatformId } from "@sampan/domain/platforms";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { describeProduct } from "../catalogue/describe-product.ts";
import { findProduct, type StoredProduct } from "../catalogue/find-product.ts";
import { markProductGone } from "../catalogue/mark-product-gone.ts";
import { storeListing } from "../catalogue/store-listing.ts";
import type { Settings } from "../configuration/settings.ts";
import type { Request } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { judgeProduct } from "../shippability/judge-product.ts";
import type { Copies, Opened, Prepared } from "./create-copies.ts";
import { findMarketplace } from "./find-marketplace.ts";
import type { Underway } from "./share-underway.ts";
import { notFoundOn, refusalOfFailure, type SourceRefusal } from "./refusal-of-failure.ts";

export type ProductRefusal = SourceRefusal | Refusal<"platform_disabled">;

/** What all detail calls of one process share. */
export interface ProductDesk {
  readonly copies: Copies<StoredProduct, ProductRefusal>;
  /** Products on their way to people of one region and language. */
  readonly describing: Underway<Result<Product, ProductRefusal>>;
}

export interface ProductKey {
  readonly platform: PlatformId;
  readonly thid_item_id: string;
}

type ProductNeeds = Pick<Needs, "database" | "settings" | "marketplaces" | "clock" | "log">;

/**
 * A marketplace's product, from its stored copy when there is one that may be shown, with its age. Refuses
 * what the marketplace refuses: a product that is gone, too many calls, or nobody there, and a platform that
 * staff switched off. [API-49] [API-50] [API-51] [API-52]
 */
export async function askProduct(
  needs: ProductNeeds,
  desk: ProductDesk,
  key: ProductKey,
  reader: Pick<Request, "now" | "region" | "language" | "words" | "settings" | "terms">,
): Promise<Result<Product, ProductRefusal>> {
  const { region, language } = reader;
  return desk.describing(`${nameOf(key)} ${region} ${language}`, async () => {
    const opened = await openProduct(needs, desk, key, reader.now);
    if (!opened.ok) return opened;
    const { value, isStale } = opened.value;
    const shippability = await judgeProduct(needs.database.db, value.product, reader);
    return ok(describeProduct(value, { region, isStale, shippability }));
  });
}

const nameOf = ({ platform, thid_item_id }: ProductKey) => `${platform}/${thid_item_id}`;

/** The description of a marketplace's product as cleaned HTML. [API-54] [AGNT-35] */
export async function askDescription(
  needs: ProductNeeds,
  desk: ProductDesk,
  key: ProductKey,
  reader: Pick<Request, "now">,
): Promise<Result<string, ProductRefusal>> {
  const opened = await openProduct(needs, desk, key, reader.now);
  return opened.ok ? ok(opened.value.value.product.description) : opened;
}

const openProduct = (
  needs: ProductNeeds,
  { copies }: ProductDesk,
  key: ProductKey,
  now: Date,
): Promise<Result<Opened<StoredProduct>, ProductRefusal>> =>
  copies.open({ name: nameOf(key), lane: key.platform, now }, () => prepare(needs, key));

async function prepare(
  needs: ProductNeeds,
  key: ProductKey,
): Promise<Result<Prepared<StoredProduct, ProductRefusal>, ProductRefusal>> {
  const { db } = needs.database;
  const settings = needs.settings.at(needs.clock());
  if (settings.disabled_platforms.includes(key.platform))
    return refuse({ code: "platform_disabled" });
  const stored = await findProduct(db, key);
  const lifetime = settings.source_lifetimes[key.platform].listing;
  return ok({
    copy: stored && { value: stored, fetched_at: stored.product.fetched_at },
    // What was off sale may be back, or gone for good: its marketplace is waited for.
    lifetime: stored?.product.is_on_sale === false ? { ...lifetime, keep_hours: 0 } : lifetime,
    renew: () => renewProduct(needs, key, settings),
    isFinal: ({ code }) => code === notFoundOn(key.platform).code,
  });
}

async function renewProduct(
  needs: ProductNeeds,
  key: ProductKey,
  settings: Settings,
): Promise<Result<StoredProduct, ProductRefusal>> {
  const marketplace = findMarketplace(needs, key.platform, settings);
  if (!marketplace.ok) return marketplace;
  const { db } = needs.database;
  const listing = await marketplace.value.getListing(key.thid_item_id);
  if (!listing.ok) {
    needs.log.warn({ ...key, failure: listing.error }, "product not read");
    if (listing.error.code === "not_found") await markProductGone(db, key);
    return refuse(refusalOfFailure(listing.error, key.platform));
  }
  // The marketplace took its time, so the age counts from its answer.
  const id = await storeListing(db, listing.value, { settings, now: needs.clock() });
  const stored = await findProduct(db, { id });
  if (!stored) throw new Error(`product ${id} vanished while it was stored`);
  return ok(stored);
}
