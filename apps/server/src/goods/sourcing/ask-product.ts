import type { OutputOf } from "@sampan/contract/kernel/call";
import { getAlibabaDetail } from "@sampan/contract/goods/sourcing/sourcing";
import { freshUntil } from "@sampan/domain/goods/sourcing/age-of-copy";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { describeProduct } from "../catalogue/describe-product.ts";
import { atCampaignPrice } from "../catalogue/campaign-price.ts";
import { findProduct, type StoredProduct } from "../catalogue/find-product.ts";
import { markProductGone } from "../catalogue/mark-product-gone.ts";
import { storeListing } from "../catalogue/store-listing.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { writeOutput, type WrittenResult } from "../../kernel/http/written.ts";
import type { Needs } from "../../kernel/needs.ts";
import { judgeProduct } from "../shippability/judge-product.ts";
import { askerOf, budgetsOfPlatform, renewal, type Asker } from "./budgets-of-question.ts";
import { createCache, type Cache, type Opened, type Prepared } from "./create-cache.ts";
import type { QuestionBudgets } from "./create-question-budgets.ts";
import { findMarketplace } from "./find-marketplace.ts";
import { absentProduct, isKnownAbsent, rememberAbsence } from "./remember-absence.ts";
import {
  shareUnderway,
  tellReader,
  toldUntil,
  type Told,
  type Underway,
} from "./share-underway.ts";
import { notFoundOn, refusalOfFailure, type SourceRefusal } from "./refusal-of-failure.ts";
import { isAskersAlone, isOfAsker, takeQuestion, type AskerRefusal } from "./take-question.ts";

export type ProductRefusal = SourceRefusal | AskerRefusal | Refusal<"platform_disabled">;

/** Every detail call has this output. */
const { output } = getAlibabaDetail;
type ProductAnswer = WrittenResult<OutputOf<typeof getAlibabaDetail>, ProductRefusal>;

/** What all detail calls of one process share. */
export interface ProductDesk {
  readonly cache: Cache<StoredProduct, ProductRefusal>;
  /** Products on their way to people of one region and language. */
  readonly describing: Underway<Told<ProductAnswer>>;
  readonly budgets: QuestionBudgets;
}

export const openProductDesk = (
  { log }: Pick<Needs, "log">,
  budgets: QuestionBudgets,
): ProductDesk => ({
  cache: createCache<StoredProduct, ProductRefusal>(log, { isOfAsker }),
  describing: shareUnderway<Told<ProductAnswer>>(({ answer }) => isAskersAlone(answer)),
  budgets,
});

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
  reader: Pick<
    Visitor,
    | "now"
    | "region"
    | "language"
    | "words"
    | "settings"
    | "prices"
    | "customer"
    | "address"
    | "changesAt"
  >,
): Promise<ProductAnswer> {
  const { region, language } = reader;
  const told = desk.describing(`${nameOf(key)} ${region} ${language}`, async () => {
    const opened = await openProduct(needs, desk, key, reader);
    if (!opened.ok) return { answer: opened };
    const { value, isStale, isHeld } = opened.value;
    const { listing } = reader.settings.source_lifetimes[key.platform];
    const shippability = await judgeProduct(needs.database.db, value.product, reader);
    const sold = await atCampaignPrice(needs.database.db, value, reader.now);
    const data = describeProduct(sold.stored, {
      region,
      isStale,
      isHeld,
      shippability,
      campaign: sold.campaign,
    });
    // Written once for all who open it together.
    const answer = ok(writeOutput(output, { data }));
    // A copy that was held for this asker is nothing to show others.
    if (isHeld) return { answer, changesAt: reader.now };
    const ages = isStale ? [] : [freshUntil(value.product.fetched_at, listing)];
    return toldUntil(answer, [...ages, sold.changesAt]);
  });
  return tellReader(told, reader);
}

const nameOf = ({ platform, thid_item_id }: ProductKey) => `${platform}/${thid_item_id}`;

/** The description of a marketplace's product as cleaned HTML. [API-54] [AGNT-35] */
export async function askDescription(
  needs: ProductNeeds,
  desk: ProductDesk,
  key: ProductKey,
  reader: Pick<Visitor, "now" | "customer" | "address">,
): Promise<Result<string, ProductRefusal>> {
  const opened = await openProduct(needs, desk, key, reader);
  return opened.ok ? ok(opened.value.value.product.description) : opened;
}

const openProduct = (
  needs: ProductNeeds,
  { cache, budgets }: ProductDesk,
  key: ProductKey,
  { now, ...reader }: Pick<Visitor, "now" | "customer" | "address">,
): Promise<Result<Opened<StoredProduct>, ProductRefusal>> =>
  cache.open({ name: nameOf(key), lane: key.platform, now }, () =>
    prepare(needs, budgets, key, askerOf(reader)),
  );

async function prepare(
  needs: ProductNeeds,
  budgets: QuestionBudgets,
  key: ProductKey,
  asker: Asker,
): Promise<Result<Prepared<StoredProduct, ProductRefusal>, ProductRefusal>> {
  const { db } = needs.database;
  const { platform } = key;
  const now = needs.clock();
  const settings = needs.settings.at(now);
  if (settings.disabled_platforms.includes(platform)) return refuse({ code: "platform_disabled" });
  const stored = await findProduct(db, key);
  // Also of a product that is stored and was taken down: what was asked within the hour is not asked again.
  const isThere = stored?.product.is_on_sale === true;
  if (!isThere && (await isKnownAbsent(db, absentProduct(platform, key.thid_item_id), now)))
    return refuse(notFoundOn(platform));
  const lifetime = settings.source_lifetimes[platform].listing;
  const ofRenewals = budgetsOfPlatform("renewal", platform, settings);
  return ok({
    copy: stored && { value: stored, fetched_at: stored.product.fetched_at },
    // What was off sale may be back, or gone for good: its marketplace is waited for.
    lifetime: stored && !isThere ? { ...lifetime, keep_hours: 0 } : lifetime,
    renew: (who) =>
      renewProduct(needs, budgets, key, { settings, asker: who === "asker" ? asker : renewal }),
    mayRenewBehind: () => !budgets.spentOf(ofRenewals, now),
    isFinal: ({ code }) => code === notFoundOn(platform).code,
  });
}

/** Asks the marketplace whatever its copy says, out of the budgets of whoever asks, and keeps the answer. */
export async function renewProduct(
  needs: ProductNeeds,
  budgets: QuestionBudgets,
  key: ProductKey,
  { settings, asker }: { readonly settings: Settings; readonly asker: Asker },
): Promise<Result<StoredProduct, ProductRefusal>> {
  const { platform } = key;
  const marketplace = findMarketplace(needs, platform, settings);
  if (!marketplace.ok) return marketplace;
  const taken = await takeQuestion(needs, budgets, { platform, asker, settings });
  if (!taken.ok) return taken;
  const { db } = needs.database;
  const listing = await marketplace.value.getListing(key.thid_item_id);
  if (!listing.ok) {
    needs.log.warn({ ...key, failure: listing.error }, "product not read");
    if (listing.error.code === "not_found") await noteGone(needs, key);
    return refuse(refusalOfFailure(listing.error, platform));
  }
  // The marketplace took its time, so the age counts from its answer.
  const id = await storeListing(db, listing.value, { settings, now: needs.clock() });
  const stored = await findProduct(db, { id });
  if (!stored) throw new Error(`product ${id} vanished while it was stored`);
  return ok(stored);
}

/** Nobody can order it, and whoever asks for it within the hour is told so without a question. */
async function noteGone(
  { database: { db }, clock }: Pick<Needs, "database" | "clock">,
  key: ProductKey,
): Promise<void> {
  await markProductGone(db, key);
  await rememberAbsence(db, absentProduct(key.platform, key.thid_item_id), clock());
}
