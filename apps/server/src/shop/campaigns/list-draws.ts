import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryDraws as call } from "@sampan/contract/shop/campaigns";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isOfferedIn } from "@sampan/domain/shop/campaigns/offered-in";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { textIn } from "../../kernel/say/text-in.ts";
import { type CampaignFound, findCampaign } from "./campaign-queries.ts";
import { findDraws } from "./draw-queries.ts";

/**
 * What a draw can be checked by, without names; the caller's own are marked. The seed stays here until the campaign is over.
 * Refuses `campaign_unknown` for what draws nothing and for what has not begun. [BO-37]
 */
export async function listDraws(
  db: Db,
  { id, page, page_size, mine }: InputOf<typeof call>,
  caller: Visitor,
): Promise<Result<OutputOf<typeof call>, Refusal<"campaign_unknown">>> {
  const campaign = await findCampaign(db, id);
  if (!campaign || !isPublic(campaign, caller)) return refuse({ code: "campaign_unknown" });
  const accountId = caller.customer?.id ?? null;
  const { rows, own } = await findDraws(db, {
    campaignId: campaign.id,
    accountId,
    isOwn: mine,
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  const isOver = campaign.state === "ended" || caller.now >= campaign.ends_at;
  return ok({
    id: campaign.number,
    ...describe(campaign, caller),
    is_over: isOver,
    commitment: campaign.commitment ?? "",
    seed: isOver ? (campaign.seed ?? "") : "",
    datalist: rows.map(({ serial, place, currency, account_id }) => ({
      serial: serial ?? 0,
      place,
      currency,
      is_mine: account_id === accountId,
    })),
    total: mine ? own : campaign.draws,
  });
}

const isPublic = ({ state, gift, starts_at }: CampaignFound, { now }: Visitor): boolean =>
  (state === "published" || state === "ended") && gift === "draw" && now >= starts_at;

const describe = (campaign: CampaignFound, { language, region, settings }: Visitor) => ({
  name: textIn(campaign.name, language),
  i18n: campaign.name,
  start_time: formatWireTime(campaign.starts_at, region),
  end_time: formatWireTime(campaign.ends_at, region),
  is_offered: isOfferedIn(campaign.gift, region, settings),
  prizes: campaign.prizes.map(({ place, kind, currency, amount, code, odds_bp }) => ({
    place,
    kind,
    currency,
    amount,
    code,
    odds_bp: odds_bp ?? 0,
  })),
});
