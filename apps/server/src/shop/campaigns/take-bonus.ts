import { createHmac } from "node:crypto";
import type { InputOf, OutputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { takeBonus as call } from "@sampan/contract/shop/campaigns";
import { addDays, businessDay, formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { prizesFor } from "@sampan/domain/shop/campaigns/campaign";
import { isOfferedIn } from "@sampan/domain/shop/campaigns/offered-in";
import { drawText, prizeAt, rollOf } from "@sampan/domain/shop/campaigns/draw";
import { nextStreak, prizeOfDay, type WhyNotTaken } from "@sampan/domain/shop/campaigns/taking";
import type { Db } from "../../kernel/db/db.ts";
import type { Gain } from "../../kernel/db/tables-campaigns.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  type CampaignOfAsker,
  findForTaker,
  holdTaker,
  nextDraw,
  type PrizeRow,
} from "./campaign-queries.ts";
import { whyNot } from "./describe-campaign.ts";
import { type GiveUp, giveGain, giveSlip } from "./give-gain.ts";

type Refused = Refusal<RefusalOf<typeof call>>;

/**
 * Takes what a campaign gives. Whether somebody may is judged now, with their row of it held, so that their takes come one
 * after the other; gain, ledger and take are one transaction. Refuses, each with words of its own, what is unknown, begins
 * later, is over, is not for them, they have had, and is sold out, and draws where none are offered. [API-34] [CPN-16]
 * [PROMO-07]
 */
export async function takeBonus(
  db: Db,
  { data: number }: InputOf<typeof call>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, Refused>> {
  const { customer, now } = caller;
  const asked = { number, accountId: customer.id, now };
  const seen = await findForTaker(db, asked);
  if (!seen) return refuse({ code: "campaign_unknown" });
  const before = refusalOf(seen, caller);
  if (before) return refuse(before);
  const held = await holdTaker(db, { campaignId: seen.id, accountId: customer.id });
  const campaign = { ...seen, ...held, taken: held.takes };
  const why = refusalOf(campaign, caller);
  if (why) return refuse(why);

  const today = businessDay(now, caller.region);
  const streak = nextStreak(held, businessDay(addDays(now, -1), caller.region));
  const nth = held.takes + 1;
  const drawn = await chooseGains(db, campaign, { caller, streak });
  const { id: takeId } = await db
    .insertInto("campaign_takes")
    .values({
      campaign_id: campaign.id,
      account_id: customer.id,
      nth,
      serial: drawn.serial,
      place: drawn.place,
      gains: "[]",
      taken_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const gains = await giveAll(db, drawn.prizes, { campaign, takeId, caller });
  if (!gains.ok) return gains;
  await db
    .updateTable("campaign_takes")
    .set({ gains: JSON.stringify(gains.value) })
    .where("id", "=", takeId)
    .execute();
  const isToday = held.day === today;
  await db
    .updateTable("campaign_takers")
    .set({
      takes: nth,
      day: today,
      takes_of_day: isToday ? held.takes_of_day + 1 : 1,
      streak: isToday ? held.streak : streak,
    })
    .where("campaign_id", "=", campaign.id)
    .where("account_id", "=", customer.id)
    .execute();
  return ok({ data: { gains: gains.value, taken: nth, streak, serial: drawn.serial } });
}

const codes = {
  unknown: "campaign_unknown",
  not_begun: "campaign_not_begun",
  over: "campaign_over",
  not_yours: "campaign_not_yours",
  taken: "campaign_taken",
  taken_today: "campaign_taken_today",
  sold_out: "campaign_sold_out",
} as const satisfies Record<WhyNotTaken, Refused["code"]>;

function refusalOf(campaign: CampaignOfAsker, caller: CustomerCaller): Refused | undefined {
  const why = whyNot(campaign, caller);
  // A draft stays unknown to everybody; of what is known, where it is offered comes first.
  if (why !== "unknown" && !isOfferedIn(campaign.gift, caller.region, caller.settings))
    return { code: "campaign_draw_not_here" };
  if (why === null) return undefined;
  const time = formatWireTime(campaign.starts_at, caller.region).slice(0, 16);
  return why === "not_begun" ? { code: codes[why], values: { time } } : { code: codes[why] };
}

interface Drawn {
  readonly prizes: readonly PrizeRow[];
  readonly serial: number | null;
  readonly place: number | null;
}

/** Everything of a gift, the day's of a check-in, what the next draw wins, or the packet a slip is taken from. */
async function chooseGains(
  db: Db,
  campaign: CampaignOfAsker,
  { caller, streak }: { readonly caller: CustomerCaller; readonly streak: number },
): Promise<Drawn> {
  const prizes = prizesFor(campaign.prizes, caller.customer.currency);
  const plain = { serial: null, place: null };
  if (campaign.gift === "check_in") {
    const prize = prizeOfDay(prizes, streak);
    return { ...plain, prizes: prize ? [prize] : [] };
  }
  if (campaign.gift !== "draw") return { ...plain, prizes };
  if (campaign.seed === null) throw new Error("a draw that was published without a seed");
  const serial = await nextDraw(db, campaign.id);
  const digest = createHmac("sha256", campaign.seed)
    .update(drawText(campaign.number, serial))
    .digest("hex");
  const prize = prizeAt(prizes, rollOf(digest));
  return { serial, place: prize?.place ?? null, prizes: prize ? [prize] : [] };
}

async function giveAll(
  db: Db,
  prizes: readonly PrizeRow[],
  at: Omit<GiveUp, "nth">,
): Promise<Result<Gain[], Refusal<"campaign_sold_out" | "campaign_taken">>> {
  const gains: Gain[] = [];
  for (const [nth, prize] of prizes.entries()) {
    const give = at.campaign.gift === "red_packet" ? giveSlip : giveGain;
    const gain = await give(db, prize, { ...at, nth });
    if (!gain.ok) return gain;
    gains.push(gain.value);
  }
  return ok(gains);
}
