import type { CampaignPrice } from "@sampan/domain/trade/orders/activity-order";
import { type RawBuilder, sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StoredProduct } from "./find-product.ts";

/** What a campaign says goods cost, CNY cents a piece, until when, and what the campaign is called. */
export interface SoldInCampaign extends CampaignPrice {
  /** As PostgreSQL writes a moment in JSON. */
  readonly until: string;
  readonly name: NamesText;
}

/**
 * The least price, CNY cents a piece, that a campaign gives a product at a moment, with the campaign; null where none
 * does. `product` names the id of the product's row. [CHK-24]
 */
export const campaignPriceAt = (product: RawBuilder<unknown>, moment: RawBuilder<Date>) =>
  sql<SoldInCampaign | null>`
    (select json_build_object('id', campaign.id, 'price', price.price, 'until', campaign.ends_at, 'name', campaign.name)
       from activity_prices price
       join campaigns campaign on campaign.id = price.campaign_id
      where price.product_id = ${product}
        and campaign.state = 'published'
        and campaign.starts_at <= ${moment}
        and campaign.ends_at > ${moment}
      order by price.price, campaign.id
      limit 1)`;

/** A promotion's price, or a campaign's where that is lower, CNY cents; null without either. */
export const lowestPriceAt = (
  promotion: RawBuilder<unknown>,
  product: RawBuilder<unknown>,
  moment: RawBuilder<Date>,
) =>
  sql<
    number | null
  >`least(${promotion}, (${campaignPriceAt(product, moment)} ->> 'price')::bigint)`;

/** When the next of some campaigns begins or ends, of those that are published; null where none will. */
const turnOf = (prices: RawBuilder<unknown>, moment: RawBuilder<Date>) =>
  sql<string | null>`
    (select to_json(min(case when campaign.starts_at > ${moment} then campaign.starts_at else campaign.ends_at end))
       from campaigns campaign
      where campaign.state = 'published'
        and campaign.ends_at > ${moment}
        and exists (select from activity_prices price where price.campaign_id = campaign.id and ${prices}))`;

/** When the next campaign that gives any goods a price begins or ends: until then lists show the same prices. */
export const nextCampaignTurn = (moment: RawBuilder<Date>) => turnOf(sql`true`, moment);

/** The same moment, for a page that has read its lists already. */
export async function findCampaignTurn(db: Db, now: Date): Promise<Date | undefined> {
  const { at } = await db
    .selectNoFrom(nextCampaignTurn(sql`${now}::timestamptz`).as("at"))
    .executeTakeFirstOrThrow();
  return at === null ? undefined : new Date(at);
}

/** The lower of a promotion and of a campaign; null without either. CNY cents. */
export const lowerOf = (promotion: number | null, campaign: CampaignPrice | null): number | null =>
  campaign === null ? promotion : Math.min(promotion ?? campaign.price, campaign.price);

/** A product as it is sold at a moment. */
interface SoldProduct {
  readonly stored: StoredProduct;
  /** Whose price it has; null where its listing or a promotion of its own says no more. */
  readonly campaign: SoldInCampaign | null;
  /** When a campaign begins or ends to sell it; undefined where none will. */
  readonly changesAt: Date | undefined;
}

/** A product as it is sold at a moment, where a campaign may sell it for less than its listing says. [CHK-24] */
export async function atCampaignPrice(
  db: Db,
  stored: StoredProduct,
  now: Date,
): Promise<SoldProduct> {
  const { product } = stored;
  const [id, moment] = [sql`${product.id}::bigint`, sql<Date>`${now}::timestamptz`];
  const { campaign, turn } = await db
    .selectNoFrom([
      campaignPriceAt(id, moment).as("campaign"),
      turnOf(sql`price.product_id = ${id}`, moment).as("turn"),
    ])
    .executeTakeFirstOrThrow();
  const activity_price = lowerOf(product.activity_price, campaign);
  const isLess = campaign?.price === activity_price && campaign.price < product.max_price;
  return {
    stored: { ...stored, product: { ...product, activity_price } },
    campaign: isLess ? campaign : null,
    changesAt: turn === null ? undefined : new Date(turn),
  };
}
