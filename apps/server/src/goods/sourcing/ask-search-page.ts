import type { ListingPage, ListingSummary } from "@sampan/connectors/marketplaces/listing";
import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { OutputOf } from "@sampan/contract/kernel/call";
import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import { freshUntil } from "@sampan/domain/goods/sourcing/age-of-copy";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { describeListItem } from "../catalogue/describe-list-item.ts";
import { listAtCampaignPrice } from "../catalogue/list-at-campaign-price.ts";
import { nameListItems } from "../catalogue/name-list-items.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { writeOutput, type WrittenResult } from "../../kernel/http/written.ts";
import type { Needs } from "../../kernel/needs.ts";
import { noteGoodsTexts } from "../translation/note-goods-texts.ts";
import { askerOf, budgetsOfPlatform, renewal, type Asker } from "./budgets-of-question.ts";
import { createCache, type Cache, type Prepared } from "./create-cache.ts";
import type { QuestionBudgets } from "./create-question-budgets.ts";
import { findMarketplace } from "./find-marketplace.ts";
import {
  shareUnderway,
  tellReader,
  toldUntil,
  type Told,
  type Underway,
} from "./share-underway.ts";
import { findSearchPage, upsertSearchPage } from "./search-page-queries.ts";
import type { SearchPage, SearchPageKey } from "./search-page.ts";
import { isAskersAlone, isOfAsker, takeQuestion, type AskerRefusal } from "./take-question.ts";

export type PageRefusal =
  | AskerRefusal
  | Refusal<"platform_unavailable" | "platform_disabled" | "too_many_calls">;
/** Every search has this output. */
const { output } = searchAlibaba;
export type PageAnswer = WrittenResult<OutputOf<typeof searchAlibaba>, PageRefusal>;

/** What all searches of one process share. */
export interface PageDesk {
  readonly cache: Cache<DescribedPage, PageRefusal>;
  /** Pages on their way to people of one region and language. */
  readonly describing: Underway<Told<PageAnswer>>;
  readonly budgets: QuestionBudgets;
}
export const openPageDesk = ({ log }: Pick<Needs, "log">, budgets: QuestionBudgets): PageDesk => ({
  cache: createCache<DescribedPage, PageRefusal>(log, { isOfAsker }),
  describing: shareUnderway<Told<PageAnswer>>(({ answer }) => isAskersAlone(answer)),
  budgets,
});

export type PageNeeds = Pick<Needs, "database" | "settings" | "marketplaces" | "clock" | "log">;

/** A page as it travels, but for the clocks of the reader. */
interface DescribedPage {
  readonly datalist: ListItem[];
  readonly total: number;
  readonly fetched_at: Date;
}

export type PageReader = Pick<
  Visitor,
  "now" | "region" | "language" | "customer" | "address" | "changesAt"
>;

export interface PageQuestion {
  readonly key: SearchPageKey;
  /** Asked when no copy will do. */
  readonly ask: (marketplace: Marketplace) => Promise<Result<ListingPage, SourceFailure>>;
}

/**
 * One page of a marketplace's search, from its stored copy when there is one, with its age. What is found is
 * stored as a page only: a product is stored once somebody opens it. Refuses `platform_disabled`,
 * `platform_unavailable`, `too_many_calls`, and what takeQuestion refuses.
 */
export async function askSearchPage(
  needs: PageNeeds,
  desk: PageDesk,
  { key, ask }: PageQuestion,
  reader: PageReader,
): Promise<PageAnswer> {
  const { now, region, language } = reader;
  const { platform, keywords, order_by, page, page_size } = key;
  const name = JSON.stringify([platform, keywords, order_by, page, page_size]);
  const told = desk.describing(`${name} ${region} ${language}`, async () => {
    const opened = await desk.cache.open({ name, lane: platform, now }, () =>
      prepare(needs, desk.budgets, { key, ask }, askerOf(reader)),
    );
    if (!opened.ok) return { answer: opened };
    const { value, isStale, isHeld } = opened.value;
    const { search } = needs.settings.at(now).source_lifetimes[platform];
    const { db } = needs.database;
    const sold = await listAtCampaignPrice(db, {
      items: value.datalist,
      platform,
      now,
    });
    const found = {
      datalist: await nameListItems(db, sold.items, language),
      total: value.total,
      fetched_at: formatWireTime(value.fetched_at, region),
      is_stale: isStale,
      ...(isHeld ? { is_held: true } : {}),
    };
    // Written once for all who look at it together.
    const answer = ok(writeOutput(output, found));
    // A copy that was held for this asker is nothing to show others.
    if (isHeld) return { answer, changesAt: now };
    const ages = isStale ? [] : [freshUntil(value.fetched_at, search)];
    return toldUntil(answer, [...ages, sold.changesAt]);
  });
  return tellReader(told, reader);
}

async function prepare(
  needs: PageNeeds,
  budgets: QuestionBudgets,
  question: PageQuestion,
  asker: Asker,
): Promise<Result<Prepared<DescribedPage, PageRefusal>, PageRefusal>> {
  const { db } = needs.database;
  const { platform } = question.key;
  const now = needs.clock();
  const settings = needs.settings.at(now);
  if (settings.disabled_platforms.includes(platform)) return refuse({ code: "platform_disabled" });
  const stored = await findSearchPage(db, question.key);
  const ofRenewals = budgetsOfPlatform("renewal", platform, settings);
  return ok({
    copy: stored && { value: describePage(stored), fetched_at: stored.fetched_at },
    lifetime: settings.source_lifetimes[platform].search,
    renew: (who) =>
      renewPage(needs, budgets, question, { settings, asker: who === "asker" ? asker : renewal }),
    mayRenewBehind: () => !budgets.spentOf(ofRenewals, now),
  });
}

async function renewPage(
  needs: PageNeeds,
  budgets: QuestionBudgets,
  { key, ask }: PageQuestion,
  { settings, asker }: { readonly settings: Settings; readonly asker: Asker },
): Promise<Result<DescribedPage, PageRefusal>> {
  const { platform } = key;
  const marketplace = findMarketplace(needs, platform, settings);
  if (!marketplace.ok) return marketplace;
  const taken = await takeQuestion(needs, budgets, { platform, asker, settings });
  if (!taken.ok) return taken;
  const found = await ask(marketplace.value);
  // A search that finds nothing is an empty page, whatever the marketplace calls it.
  const answered =
    !found.ok && found.error.code === "not_found" ? ok({ items: [], total: 0 }) : found;
  if (!answered.ok) {
    needs.log.warn({ platform, failure: answered.error }, "search failed");
    const isThrottled = answered.error.code === "too_many_calls";
    return refuse({ code: isThrottled ? "too_many_calls" : "platform_unavailable" });
  }
  const { items, total } = answered.value;
  // The marketplace took its time, so the age counts from its answer.
  const page: SearchPage = { items, total, fetched_at: needs.clock() };
  const { db } = needs.database;
  await noteGoodsTexts(
    db,
    items.map(({ title }) => title),
    page.fetched_at,
  );
  await upsertSearchPage(db, key, page);
  return ok(describePage(page));
}

const describePage = ({ items, total, fetched_at }: SearchPage): DescribedPage => ({
  datalist: items.map(describeSummary),
  total,
  fetched_at,
});

const describeSummary = (summary: ListingSummary) =>
  describeListItem({
    platform: summary.platform,
    thid_item_id: summary.thid_item_id,
    item_name: summary.title,
    image: summary.image,
    url: summary.url,
    price: summary.price,
    month_sold: summary.month_sold ?? 0,
    shop_name: summary.shop_name ?? null,
    is_factory: summary.is_factory ?? null,
  });
