import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { BudgetCurrency, Prize } from "@sampan/domain/shop/campaigns/campaign";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

/** A prize with its row, and the code of its coupon. */
export interface PrizeRow extends Prize {
  readonly id: number;
  readonly place: number;
  /** Empty but for a coupon. */
  readonly code: string;
}

export interface BudgetRow {
  readonly currency: BudgetCurrency;
  readonly most: number;
  readonly spent: number;
}

/** Goods with their activity price and what a piece costs without one, CNY cents. */
interface GoodsRow {
  readonly product_id: number;
  readonly platform: 1 | PlatformId;
  readonly price: number;
  readonly regular: number;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
}

const selectCampaigns = (db: Db) =>
  db.selectFrom("campaigns as campaign").select([
    "campaign.id",
    "campaign.number",
    "campaign.state",
    "campaign.gift",
    "campaign.name",
    "campaign.about",
    "campaign.page",
    "campaign.stage",
    "campaign.starts_at",
    "campaign.ends_at",
    "campaign.sees_segment",
    "campaign.takes_segment",
    "campaign.per_person",
    "campaign.per_day",
    "campaign.draws",
    "campaign.seed",
    "campaign.commitment",
    "campaign.version",
    "campaign.asked_by",
    sql<PrizeRow[]>`(select coalesce(jsonb_agg(jsonb_build_object(
                                'id', prize.id, 'place', place, 'kind', prize.kind, 'currency', prize.currency,
                                'amount', amount, 'copies', prize.copies, 'odds_bp', odds_bp,
                                'code', coalesce(template.code, '')) order by place), '[]'::jsonb)
                         from campaign_prizes prize
                         left join coupon_templates template on template.id = prize.template_id
                        where prize.campaign_id = campaign.id)`.as("prizes"),
    sql<GoodsRow[]>`(select coalesce(jsonb_agg(jsonb_build_object(
                               'product_id', product.id, 'platform', product.platform, 'price', goods.price,
                               'regular', least(product.min_price, product.activity_price),
                               'item_name', product.item_name, 'names', product.names) order by goods.place), '[]'::jsonb)
                         from activity_prices goods
                         join products product on product.id = goods.product_id
                        where goods.campaign_id = campaign.id)`.as("goods"),
    sql<BudgetRow[]>`(select coalesce(jsonb_agg(jsonb_build_object(
                                 'currency', currency, 'most', most, 'spent', spent) order by currency), '[]'::jsonb)
                          from campaign_budgets budget
                         where budget.campaign_id = campaign.id)`.as("budgets"),
  ]);
export type CampaignFound = Awaited<
  ReturnType<ReturnType<typeof selectCampaigns>["execute"]>
>[number];

/** A campaign by its number. */
export async function findCampaign(db: Db, number: string): Promise<CampaignFound | undefined> {
  const row = await selectCampaigns(db).where("campaign.number", "=", number).executeTakeFirst();
  return row;
}

/** The same, held until the transaction ends: for who changes it, never for who takes. */
export async function lockCampaign(db: Db, number: string): Promise<CampaignFound | undefined> {
  const row = await selectCampaigns(db)
    .where("campaign.number", "=", number)
    .forUpdate("campaign")
    .executeTakeFirst();
  return row;
}

/** Campaigns as staff look at them, the newest first. */
export async function findCampaigns(
  db: Db,
  {
    number,
    limit,
    offset,
  }: { readonly number?: string; readonly limit: number; readonly offset: number },
) {
  let query = selectCampaigns(db)
    .leftJoin("staff_members as owner", "owner.id", "campaign.created_by")
    .leftJoin("staff_members as first", "first.id", "campaign.asked_by")
    .leftJoin("segments as sees", "sees.id", "campaign.sees_segment")
    .leftJoin("segments as takes", "takes.id", "campaign.takes_segment")
    .select([
      "owner.name as owner",
      "first.name as asker",
      "sees.key as sees",
      "takes.key as takes",
      sql<number>`(select count(*) from campaign_takers taker where taker.campaign_id = campaign.id)`.as(
        "people",
      ),
      sql<number>`(select count(*) from campaign_takes take where take.campaign_id = campaign.id)`.as(
        "taken",
      ),
      sql<number>`(select count(*) from orders where orders.campaign_id = campaign.id)`.as(
        "orders",
      ),
      sql<number>`count(*) over ()`.as("total"),
    ]);
  if (number !== undefined) query = query.where("campaign.number", "=", number);
  return query.orderBy("campaign.id", "desc").limit(limit).offset(offset).execute();
}
export type CampaignAtDesk = Awaited<ReturnType<typeof findCampaigns>>[number];

/** Who asks, as far as campaigns care. */
export interface Asker {
  /** Null for who has no session. */
  readonly accountId: number | null;
  readonly now: Date;
}

const isMember = (segment: "sees_segment" | "takes_segment", { accountId, now }: Asker) =>
  sql<boolean>`(${sql.ref(`campaign.${segment}`)} is null
     or (${accountId}::bigint is not null
         and in_segment(${sql.ref(`campaign.${segment}`)}, ${accountId}::bigint, ${now})))`;

const withTaker = (db: Db, asker: Asker) =>
  selectCampaigns(db)
    .leftJoin("campaign_takers as taker", (join) =>
      join
        .onRef("taker.campaign_id", "=", "campaign.id")
        .on(sql<boolean>`taker.account_id = ${asker.accountId}::bigint`),
    )
    .select([
      "taker.takes as taken",
      "taker.day",
      "taker.takes_of_day",
      "taker.streak",
      isMember("sees_segment", asker).as("sees"),
      isMember("takes_segment", asker).as("may_take"),
      sql<Date | null>`(select created_at from accounts where id = ${asker.accountId}::bigint)`.as(
        "registered_at",
      ),
    ]);
export type CampaignOfAsker = Awaited<ReturnType<ReturnType<typeof withTaker>["execute"]>>[number];

/**
 * Campaigns that are open now and that the asker may see, those that end first in front; all, those of a page, or those
 * that come as popups. [PROMO-11]
 */
export async function findOpenCampaigns(
  db: Db,
  {
    page,
    isStaged = false,
    ...asker
  }: Asker & { readonly page?: string | undefined; readonly isStaged?: boolean },
): Promise<CampaignOfAsker[]> {
  let query = withTaker(db, asker)
    .where("campaign.state", "=", "published")
    .where("campaign.starts_at", "<=", asker.now)
    .where("campaign.ends_at", ">", asker.now)
    .where(isMember("sees_segment", asker))
    // One that only gives goods a price has nothing to take.
    .where((row) =>
      row.exists(
        row
          .selectFrom("campaign_prizes as prize")
          .select("prize.id")
          .whereRef("prize.campaign_id", "=", "campaign.id"),
      ),
    );
  if (page !== undefined) query = query.where("campaign.page", "=", page);
  if (isStaged) query = query.where("campaign.stage", "is not", null);
  return query.orderBy("campaign.ends_at").orderBy("campaign.id").limit(100).execute();
}

/** When the next campaign that is published begins or ends; undefined where none will. */
export async function findNextTurn(db: Db, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom("campaigns")
    .select(
      sql<Date | null>`min(case when starts_at > ${now} then starts_at else ends_at end)`.as(
        "turn",
      ),
    )
    .where("state", "=", "published")
    .where("ends_at", ">", now)
    .executeTakeFirst();
  return row?.turn ?? undefined;
}

/** One campaign for who wants to take, whatever its window. */
export async function findForTaker(
  db: Db,
  { number, ...asker }: Asker & { readonly number: string },
): Promise<CampaignOfAsker | undefined> {
  const row = await withTaker(db, asker).where("campaign.number", "=", number).executeTakeFirst();
  return row;
}

/** The row of who takes, made where it is the first time, and held: takes of one person come one after the other. */
export async function holdTaker(
  db: Db,
  { campaignId, accountId }: { readonly campaignId: number; readonly accountId: number },
) {
  const row = { campaign_id: campaignId, account_id: accountId };
  await db
    .insertInto("campaign_takers")
    .values(row)
    .onConflict((there) => there.doNothing())
    .execute();
  return db
    .selectFrom("campaign_takers")
    .select(["takes", "day", "takes_of_day", "streak"])
    .where("campaign_id", "=", campaignId)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Takes so much from a budget; false where there is less left. */
export async function spendBudget(
  db: Db,
  spent: {
    readonly campaignId: number;
    readonly currency: BudgetCurrency;
    readonly amount: number;
  },
): Promise<boolean> {
  const row = await db
    .updateTable("campaign_budgets")
    .set({ spent: sql<number>`spent + ${spent.amount}` })
    .where("campaign_id", "=", spent.campaignId)
    .where("currency", "=", spent.currency)
    .where(sql<boolean>`spent + ${spent.amount} <= most`)
    .returning("currency")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives one of a prize; false where none is left. */
export async function givePrize(db: Db, prizeId: number): Promise<boolean> {
  const row = await db
    .updateTable("campaign_prizes")
    .set({ given: sql<number>`given + 1` })
    .where("id", "=", prizeId)
    .where(sql<boolean>`(copies is null or given < copies)`)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the next slip that nobody is taking; undefined where none is left. */
export async function takeSlip(
  db: Db,
  slip: {
    readonly campaignId: number;
    readonly currency: PaymentCurrency;
    readonly takeId: number;
  },
): Promise<number | undefined> {
  const { rows } = await sql<{ amount: number }>`
    update campaign_slips set take_id = ${slip.takeId}
     where (campaign_id, currency, place) = (
             select campaign_id, currency, place from campaign_slips
              where campaign_id = ${slip.campaignId} and currency = ${slip.currency} and take_id is null
              order by place
              for update skip locked
              limit 1)
     returning amount`.execute(db);
  return rows[0]?.amount;
}

/** The number of the next draw of a campaign. */
export async function nextDraw(db: Db, campaignId: number): Promise<number> {
  const row = await db
    .updateTable("campaigns")
    .set({ draws: sql<number>`draws + 1` })
    .where("id", "=", campaignId)
    .returning("draws")
    .executeTakeFirstOrThrow();
  return row.draws;
}
