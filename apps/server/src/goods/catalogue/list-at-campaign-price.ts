import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

interface Listed {
  readonly items: readonly ListItem[];
  readonly platform: PlatformId;
  readonly now: Date;
}

/**
 * Rows of a marketplace's list as they are sold at a moment, where a campaign sells some of them for less, and when that
 * changes next; undefined where it does not. [CHK-24]
 */
export async function listAtCampaignPrice(
  db: Db,
  { items, platform, now }: Listed,
): Promise<{
  readonly items: ListItem[];
  readonly changesAt: Date | undefined;
}> {
  const prices = await findPrices(db, { items, platform, now });
  const least = new Map<string, number>();
  for (const { thid_item_id, price, starts_at } of prices)
    if (starts_at <= now)
      least.set(thid_item_id, Math.min(price, least.get(thid_item_id) ?? price));
  const [changesAt] = prices
    .map(({ starts_at, ends_at }) => (starts_at > now ? starts_at : ends_at))
    .toSorted((one, other) => one.getTime() - other.getTime());
  return {
    items: items.map((item) => {
      const price = least.get(item.thid_item_id) ?? item.price;
      return price < (item.activity_price || item.price)
        ? { ...item, activity_price: price }
        : item;
    }),
    changesAt,
  };
}

/** What campaigns that are not over yet say of these goods, CNY cents a piece. */
async function findPrices(db: Db, { items, platform, now }: Listed) {
  if (items.length === 0) return [];
  const names = items.map(({ thid_item_id }) => thid_item_id);
  return db
    .selectFrom("activity_prices as price")
    .innerJoin("campaigns as campaign", "campaign.id", "price.campaign_id")
    .innerJoin("products as product", "product.id", "price.product_id")
    .select(["product.thid_item_id", "price.price", "campaign.starts_at", "campaign.ends_at"])
    .where("campaign.state", "=", "published")
    .where("campaign.ends_at", ">", now)
    .where("product.platform", "=", platform)
    .where(sql<boolean>`product.thid_item_id = any(${names}::text[])`)
    .execute();
}
