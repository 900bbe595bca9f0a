import type { ListingPage, ListingSummary } from "@sampan/connectors/marketplaces/listing";
import type { Marketplace } from "@sampan/connectors/marketplaces/marketplace";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { OutputOf } from "@sampan/contract/call";
import type { ListItem } from "@sampan/contract/goods";
import type { searchAlibaba } from "@sampan/contract/sourcing";
import { formatWireTime } from "@sampan/domain/business-time";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { describeListItem } from "../catalogue/describe-list-item.ts";
import { nameListItems } from "../catalogue/name-list-items.ts";
import type { Settings } from "../configuration/settings.ts";
import type { Request } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import type { Copies, Prepared } from "./create-copies.ts";
import { findMarketplace } from "./find-marketplace.ts";
import type { Underway } from "./share-underway.ts";
import { findSearchPage, upsertSearchPage } from "./search-page-queries.ts";
import type { SearchPage, SearchPageKey } from "./search-page.ts";

export type PageRefusal = Refusal<"platform_unavailable" | "platform_disabled" | "too_many_calls">;
type PageAnswer = Result<OutputOf<typeof searchAlibaba>, PageRefusal>;

/** What all searches of one process share. */
export interface PageDesk {
  readonly copies: Copies<DescribedPage, PageRefusal>;
  /** Pages on their way to people of one region and language. */
  readonly describing: Underway<PageAnswer>;
}
export type PageNeeds = Pick<Needs, "database" | "settings" | "marketplaces" | "clock" | "log">;

/** A page as it travels, but for the clocks of the reader. */
interface DescribedPage {
  readonly datalist: ListItem[];
  readonly total: number;
  readonly fetched_at: Date;
}

export interface PageQuestion {
  readonly key: SearchPageKey;
  /** Asked when no copy will do. */
  readonly ask: (marketplace: Marketplace) => Promise<Result<ListingPage, SourceFailure>>;
}

/**
 * One page of a marketplace's search, from its stored copy when there is one, with its age. What is found is
 * stored as a page only: a product is stored once somebody opens it. Refuses `platform_disabled`,
 * `platform_unavailable` and `too_many_calls`.
 */
export async function askSearchPage(
  needs: PageNeeds,
  desk: PageDesk,
  { key, ask }: PageQuestion,
  { now, region, language }: Pick<Request, "now" | "region" | "language">,
): Promise<PageAnswer> {
  const { platform, keywords, order_by, page, page_size } = key;
  const name = JSON.stringify([platform, keywords, order_by, page, page_size]);
  return desk.describing(`${name} ${region} ${language}`, async () => {
    const opened = await desk.copies.open({ name, lane: platform, now }, () =>
      prepare(needs, { key, ask }),
    );
    if (!opened.ok) return opened;
    const { value, isStale } = opened.value;
    return ok({
      datalist: await nameListItems(needs.database.db, value.datalist, language),
      total: value.total,
      fetched_at: formatWireTime(value.fetched_at, region),
      is_stale: isStale,
    });
  });
}

async function prepare(
  needs: PageNeeds,
  question: PageQuestion,
): Promise<Result<Prepared<DescribedPage, PageRefusal>, PageRefusal>> {
  const { db } = needs.database;
  const { platform } = question.key;
  const settings = needs.settings.at(needs.clock());
  if (settings.disabled_platforms.includes(platform)) return refuse({ code: "platform_disabled" });
  const stored = await findSearchPage(db, question.key);
  return ok({
    copy: stored && { value: describePage(stored), fetched_at: stored.fetched_at },
    lifetime: settings.source_lifetimes[platform].search,
    renew: () => renewPage(needs, question, settings),
  });
}

async function renewPage(
  needs: PageNeeds,
  { key, ask }: PageQuestion,
  settings: Settings,
): Promise<Result<DescribedPage, PageRefusal>> {
  const marketplace = findMarketplace(needs, key.platform, settings);
  if (!marketplace.ok) return marketplace;
  const found = await ask(marketplace.value);
  // A search that finds nothing is an empty page, whatever the marketplace calls it.
  const answered =
    !found.ok && found.error.code === "not_found" ? ok({ items: [], total: 0 }) : found;
  if (!answered.ok) {
    needs.log.warn({ platform: key.platform, failure: answered.error }, "search failed");
    const isThrottled = answered.error.code === "too_many_calls";
    return refuse({ code: isThrottled ? "too_many_calls" : "platform_unavailable" });
  }
  const { items, total } = answered.value;
  // The marketplace took its time, so the age counts from its answer.
  const page: SearchPage = { items, total, fetched_at: needs.clock() };
  await upsertSearchPage(needs.database.db, key, page);
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
