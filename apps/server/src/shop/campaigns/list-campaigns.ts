import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { Campaign, queryActiveCampaigns } from "@sampan/contract/shop/campaigns";
import type { CampaignRow, listCampaigns as call } from "@sampan/contract/shop/staff-campaigns";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isOfferedIn } from "@sampan/domain/shop/campaigns/offered-in";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller, Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  type CampaignOfAsker,
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
