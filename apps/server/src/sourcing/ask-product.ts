import type { Listing } from "@sampan/connectors/marketplaces/listing";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { Product } from "@sampan/contract/goods";
import type { PlatformId } from "@sampan/domain/platforms";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { describeProduct } from "../catalogue/describe-product.ts";
import { findProduct, type StoredProduct } from "../catalogue/find-product.ts";
import { markProductGone } from "../catalogue/mark-product-gone.ts";
import { storeListing } from "../catalogue/store-listing.ts";
import { readSettings } from "../configuration/read-settings.ts";
import type { Settings } from "../configuration/settings.ts";
import type { Request } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { findMarketplace } from "./find-marketplace.ts";
import { notFoundOn, refusalOfFailure, type SourceRefusal } from "./refusal-of-failure.ts";

export type ProductRefusal = SourceRefusal | Refusal<"platform_disabled">;

/** Questions that are under way in this process, by product: who opens the same product waits for the same answer. */
export type Underway = Map<string, Promise<Result<Opened, ProductRefusal>>>;

interface Opened {
  readonly stored: StoredProduct;
  readonly isStale: boolean;
}

export interface ProductKey {
  readonly platform: PlatformId;
  readonly thid_item_id: string;
}

type ProductNeeds = Pick<Needs, "database" | "marketplaces" | "log">;

/**
 * A marketplace's product. A young stored copy is answered at once; else the marketplace is asked and the
 * copy renewed. When it does not answer, the copy is answered with its age. Refuses what the marketplace
 * refuses: a product that is gone, too many calls, or nobody there. [API-49] [API-50] [API-51] [API-52]
 */
export async function askProduct(
  needs: ProductNeeds,
  underway: Underway,
  key: ProductKey,
  reader: Pick<Request, "now" | "region">,
): Promise<Result<Product, ProductRefusal>> {
  const opened = await openOnce(needs, underway, key, reader.now);
  if (!opened.ok) return opened;
  const { stored, isStale } = opened.value;
  return ok(describeProduct(stored, { region: reader.region, isStale }));
}

/** The description of a marketplace's product as cleaned HTML. [API-54] [AGNT-35] */
export async function askDescription(
  needs: ProductNeeds,
  underway: Underway,
  key: ProductKey,
  reader: Pick<Request, "now">,
): Promise<Result<string, ProductRefusal>> {
  const opened = await openOnce(needs, underway, key, reader.now);
  return opened.ok ? ok(opened.value.stored.product.description) : opened;
}

function openOnce(
  needs: ProductNeeds,
  underway: Underway,
  key: ProductKey,
  now: Date,
): Promise<Result<Opened, ProductRefusal>> {
  const name = `${key.platform}/${key.thid_item_id}`;
  const known = underway.get(name);
  if (known) return known;
  const running = openProduct(needs, key, now).finally(() => underway.delete(name));
  underway.set(name, running);
  return running;
}

async function openProduct(
  needs: ProductNeeds,
  key: ProductKey,
  now: Date,
): Promise<Result<Opened, ProductRefusal>> {
  const { db } = needs.database;
  const settings = await readSettings(db);
  const copy = await findProduct(db, key);
  if (copy && isFresh(copy, settings, now)) return ok({ stored: copy, isStale: false });

  const marketplace = findMarketplace(needs, key.platform, settings);
  if (!marketplace.ok) return marketplace;
  const listing = await marketplace.value.getListing(key.thid_item_id);
  return listing.ok
    ? keepListing(needs, listing.value, { settings, now })
    : answerFailure(needs, { key, copy, failure: listing.error });
}

const isFresh = ({ product }: StoredProduct, settings: Settings, now: Date): boolean =>
  now.getTime() - product.fetched_at.getTime() < settings.listing_fresh_minutes * 60_000;

async function keepListing(
  { database }: ProductNeeds,
  listing: Listing,
  at: { readonly settings: Settings; readonly now: Date },
): Promise<Result<Opened, never>> {
  const id = await storeListing(database.db, listing, at);
  const stored = await findProduct(database.db, { id });
  if (!stored) throw new Error(`product ${id} vanished while it was stored`);
  return ok({ stored, isStale: false });
}

interface Failed {
  readonly key: ProductKey;
  readonly copy: StoredProduct | undefined;
  readonly failure: SourceFailure;
}

async function answerFailure(
  { database, log }: ProductNeeds,
  { key, copy, failure }: Failed,
): Promise<Result<Opened, ProductRefusal>> {
  log.warn({ ...key, failure }, "product not read");
  if (failure.code === "not_found") {
    if (copy) await markProductGone(database.db, key);
    return refuse(notFoundOn(key.platform));
  }
  if (copy?.product.is_on_sale) return ok({ stored: copy, isStale: true });
  return refuse(refusalOfFailure(failure, key.platform));
}
