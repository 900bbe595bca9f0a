import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { Campaign, queryActiveCampaigns, queryDraws } from "@sampan/contract/shop/campaigns";
import type { CampaignRow, listCampaigns as call } from "@sampan/contract/shop/staff-campaigns";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isOfferedIn } from "@sampan/domain/shop/campaigns/offered-in";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller, Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  type CampaignOfAsker,
  findCampaign,
  findCampaigns,
  findNextTurn,
  findOpenCampaigns,
} from "./campaign-queries.ts";
import { describeAtDesk, describeCampaign } from "./describe-campaign.ts";

/** Campaigns as marketing keeps them, and where a new one begins. [BO-37] [CONST-22] [CONST-23] */
export async function listCampaigns(
  db: Db,
  { page, page_size }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const at = { limit: page_size, offset: (page - 1) * page_size };
  const rows = await findCampaigns(db, at);
  const { activity_points: points, activity_discount_bp: discount_bp } = caller.settings;
  return ok({
    datalist: rows.map((row) => describeAtDesk(row, caller)),
    total: rows[0]?.total ?? 0,
    defaults: { points, discount_bp },
  });
}

/** One campaign after it was written. Refuses `campaign_unknown`. */
export async function showCampaign(
  db: Db,
  number: string,
  caller: StaffCaller,
): Promise<Result<{ data: CampaignRow }, Refusal<"campaign_unknown">>> {
  const [row] = await findCampaigns(db, { number, limit: 1, offset: 0 });
  return row ? ok({ data: describeAtDesk(row, caller) }) : refuse({ code: "campaign_unknown" });
}

/** Campaigns that are open now and that the caller may see, all or those of a page. [API-115] [PROMO-11] */
export async function listActive(
  db: Db,
  { route }: InputOf<typeof queryActiveCampaigns>,
  caller: Visitor,
): Promise<Result<OutputOf<typeof queryActiveCampaigns>, never>> {
  const asker = { accountId: caller.customer?.id ?? null, now: caller.now };
  const rows = offered(await findOpenCampaigns(db, { ...asker, page: route }), caller);
  const turn = await findNextTurn(db, caller.now);
  if (turn) caller.changesAt?.(turn);
  return ok({ datalist: rows.map((row) => describeCampaign(row, caller)) });
}

/** Those of them that come as popups of home. [API-115] */
export async function listStaged(db: Db, caller: Visitor): Promise<Campaign[]> {
  const asker = { accountId: caller.customer?.id ?? null, now: caller.now };
  const rows = offered(await findOpenCampaigns(db, { ...asker, isStaged: true }), caller);
  return rows.map((row) => describeCampaign(row, caller));
}

/** A draw is not so much as shown where it is not offered: showing it is offering it. */
const offered = (rows: readonly CampaignOfAsker[], { region, settings }: Visitor) =>
  rows.filter(({ gift }) => isOfferedIn(gift, region, settings));

/** What a draw can be checked by, without names. The seed stays here until the campaign is over. */
export async function listDraws(
  db: Db,
  { id, page, page_size }: InputOf<typeof queryDraws>,
  { now }: Visitor,
): Promise<Result<OutputOf<typeof queryDraws>, Refusal<"campaign_unknown">>> {
  const campaign = await findCampaign(db, id);
  const isPublic = campaign?.state === "published" || campaign?.state === "ended";
  if (!campaign || !isPublic || campaign.gift !== "draw" || now < campaign.starts_at)
    return refuse({ code: "campaign_unknown" });
  const rows = await db
    .selectFrom("campaign_takes as take")
    .innerJoin("accounts as account", "account.id", "take.account_id")
    .select(["take.serial", "take.place", "account.currency"])
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("take.campaign_id", "=", campaign.id)
    .orderBy("take.serial")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  const isOver = campaign.state === "ended" || now >= campaign.ends_at;
  return ok({
    id: campaign.number,
    commitment: campaign.commitment ?? "",
    seed: isOver ? (campaign.seed ?? "") : "",
    prizes: campaign.prizes.map(({ place, currency, odds_bp }) => ({
      place,
      currency,
      odds_bp: odds_bp ?? 0,
    })),
    datalist: rows.map(({ serial, place, currency }) => ({ serial: serial ?? 0, place, currency })),
    total: rows[0]?.total ?? 0,
  });
}
