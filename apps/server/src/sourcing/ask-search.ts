import type { ListingSummary } from "@sampan/connectors/marketplaces/listing";
import type { InputOf, OutputOf } from "@sampan/contract/call";
import type { searchAlibaba } from "@sampan/contract/sourcing";
import type { PlatformId } from "@sampan/domain/platforms";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { describeListItem } from "../catalogue/describe-list-item.ts";
import { readSettings } from "../configuration/read-settings.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { findMarketplace } from "./find-marketplace.ts";
import { refusalOfFailure } from "./refusal-of-failure.ts";

type Call = typeof searchAlibaba;
type SearchRefusal = Refusal<Call["refusals"][number]>;

/**
 * One page of a marketplace's search. Nothing is stored: a product is, once somebody opens it. Refuses
 * `keyword_needed`, `platform_disabled`, `platform_unavailable` and `too_many_calls`.
 * [API-44] [API-45] [API-46] [API-48] [ITEM-18]
 */
export async function askSearch(
  needs: Pick<Needs, "database" | "marketplaces" | "log">,
  platform: PlatformId,
  input: InputOf<Call>,
): Promise<Result<OutputOf<Call>, SearchRefusal>> {
  const keywords = (input.keywords ?? input.keyWords ?? "").trim();
  if (keywords === "") return refuse({ code: "keyword_needed" });
  const settings = await readSettings(needs.database.db);
  const marketplace = findMarketplace(needs, platform, settings);
  if (!marketplace.ok) return marketplace;

  const { page, page_size, order_by } = input;
  const found = await marketplace.value.search({ keywords, page, page_size, order_by });
  if (!found.ok) {
    // A search that finds nothing is an empty page, whatever the marketplace calls it.
    if (found.error.code === "not_found") return ok({ datalist: [], total: 0 });
    needs.log.warn({ platform, failure: found.error }, "search failed");
    return refuse(refusalOfFailure(found.error, platform) as SearchRefusal);
  }
  return ok({ datalist: found.value.items.map(describeSummary), total: found.value.total });
}

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
