import { createHash } from "node:crypto";
import type { InputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { CampaignRow, moveCampaign as call } from "@sampan/contract/shop/staff-campaigns";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import {
  budgetOf,
  type CampaignEvent,
  nextCampaignState,
} from "@sampan/domain/shop/campaigns/campaign";
import { isBelowCost } from "@sampan/domain/shop/campaigns/below-cost";
import { cutSlips } from "@sampan/domain/shop/campaigns/cut-slips";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type CampaignFound, lockCampaign, spendBudget } from "./campaign-queries.ts";
import { showCampaign } from "./list-campaigns.ts";

interface Moving {
  readonly caller: StaffCaller;
  readonly chance: Needs["chance"];
}

/**
 * Publishes a campaign, which needs a second person above the budget of one and for goods below cost, or ends it. Publishing cuts its red
 * packets and draws the seed of its draws. Refuses `campaign_not_in_state`, `campaign_window_invalid` for one whose
 * end is past, `self_approval` and `changed_meanwhile`. [BO-37]
 */
export async function moveCampaign(
  db: Db,
  { id: number, step, version }: InputOf<typeof call>,
  { caller, chance }: Moving,
): Promise<Result<{ data: CampaignRow }, Refusal<RefusalOf<typeof call>>>> {
  const campaign = await lockCampaign(db, number);
  if (!campaign) return refuse({ code: "campaign_unknown" });
  const object = { object_kind: "campaign", object_id: number } as const;
  if (campaign.version !== version) return changedMeanwhile(db, object, caller);
  const needsTwo = isLarge(campaign, caller) || sellsBelowCost(campaign, caller);
  const event = step === "publish" && needsTwo ? "ask" : step;
  const state = nextCampaignState(campaign.state, event);
  if (!state.ok) return state;
  if (event === "confirm" && campaign.asked_by === caller.staff.id)
    return refuse({ code: "self_approval" });
  const isOpening = state.value === "published";
  if (isOpening && campaign.ends_at <= caller.now)
    return refuse({ code: "campaign_window_invalid" });
  await db
    .updateTable("campaigns")
    .set({ state: state.value, version: version + 1, ...signed(event, caller) })
    .where("id", "=", campaign.id)
    .execute();
  if (isOpening) await open(db, campaign, chance);
  const change = { old_value: campaign.state, new_value: state.value };
  await recordAudit(db, caller, { action: `${event}_campaign`, ...object, ...change });
  return showCampaign(db, number, caller);
}

/** More than one person may give away alone, in whole units of the currency or what points are worth. */
function isLarge({ budgets }: CampaignFound, { settings }: StaffCaller): boolean {
  const { campaign_alone_units, points_worth_cents } = settings;
  return budgets.some(
    ({ currency, most }) =>
      (currency === "PTS" ? most * points_worth_cents : most) > campaign_alone_units * 100,
  );
}

/** Whether some of its goods would be sold at a loss (decision 126). */
const sellsBelowCost = ({ goods }: CampaignFound, { settings }: StaffCaller): boolean =>
  goods.some((one) => isBelowCost(one, settings.lone_price_bp));

const signed = (event: CampaignEvent, { staff, now }: StaffCaller) => {
  if (event === "ask") return { asked_by: staff.id };
  if (event === "drop") return { asked_by: null };
  return event === "end" ? {} : { published_at: now, published_by: staff.id };
};

/** What has to be there before the first person takes. */
async function open(db: Db, campaign: CampaignFound, chance: Needs["chance"]): Promise<void> {
  if (campaign.gift === "draw") await drawSeed(db, campaign.id, chance);
  if (campaign.gift === "red_packet") await cutPackets(db, campaign, chance);
}

async function drawSeed(db: Db, id: number, chance: Needs["chance"]): Promise<void> {
  const seed = Buffer.from(chance(32)).toString("hex");
  const commitment = createHash("sha256").update(seed).digest("hex");
  await db.updateTable("campaigns").set({ seed, commitment }).where("id", "=", id).execute();
}

/** All of a red packet is spent when it is cut: taking a slip asks no budget any more. */
async function cutPackets(
  db: Db,
  { id: campaignId, prizes }: CampaignFound,
  chance: Needs["chance"],
): Promise<void> {
  for (const { currency, amount, copies } of prizes) {
    if (currency === null || copies === null) throw new Error("a red packet is money in slips");
    const spent = { campaignId, currency: budgetOf({ currency }), amount };
    if (!(await spendBudget(db, spent))) throw new Error("a red packet above its budget");
    const bytes = Buffer.from(chance(4 * copies));
    const rolls = Array.from({ length: copies }, (_, at) => bytes.readUInt32LE(4 * at));
    const rows = cutSlips(amount, rolls).map((slip, at) => ({
      campaign_id: campaignId,
      currency,
      place: at + 1,
      amount: slip,
    }));
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await db
        .insertInto("campaign_slips")
        .values(rows.slice(at, at + rowsAtOnce))
        .execute();
  }
}

/** A statement has room for some ten thousand values. */
const rowsAtOnce = 2_000;
