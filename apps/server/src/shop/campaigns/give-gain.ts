import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { budgetOf } from "@sampan/domain/shop/campaigns/campaign";
import type { Db } from "../../kernel/db/db.ts";
import type { Gain } from "../../kernel/db/tables-campaigns.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { countGiven, holdTemplate } from "../../money/coupons/hold-template.ts";
import { issueCoupons } from "../../money/coupons/issue-coupons.ts";
import { giveCredit } from "../../money/grants/give-credit.ts";
import {
  type CampaignFound,
  givePrize,
  type PrizeRow,
  spendBudget,
  takeSlip,
} from "./campaign-queries.ts";

export interface GiveUp {
  readonly campaign: Pick<CampaignFound, "id" | "number" | "gift">;
  readonly takeId: number;
  /** Which prize of the take it is, counted from 0. */
  readonly nth: number;
  readonly caller: CustomerCaller;
}

type Given = Result<Gain, Refusal<"campaign_sold_out" | "campaign_taken">>;

/** Gives one prize, from the budget of its currency and as long as there are copies. Refuses `campaign_sold_out`. */
export async function giveGain(db: Db, prize: PrizeRow, at: GiveUp): Promise<Given> {
  const spent = { campaignId: at.campaign.id, currency: budgetOf(prize), amount: prize.amount };
  if (!(await givePrize(db, prize.id)) || !(await spendBudget(db, spent)))
    return refuse({ code: "campaign_sold_out" });
  return prize.kind === "coupon" ? giveCoupon(db, prize, at) : credit(db, prize, at);
}

/** Gives the next slip of a red packet, which was paid from the budget when it was cut. Refuses `campaign_sold_out`. */
export async function giveSlip(db: Db, prize: PrizeRow, at: GiveUp): Promise<Given> {
  if (prize.currency === null) throw new Error("a red packet is money");
  const slip = { campaignId: at.campaign.id, currency: prize.currency, takeId: at.takeId };
  const amount = await takeSlip(db, slip);
  if (amount === undefined) return refuse({ code: "campaign_sold_out" });
  return credit(db, { ...prize, amount }, at);
}

async function credit(db: Db, prize: PrizeRow, at: GiveUp): Promise<Given> {
  const { kind, currency, amount } = prize;
  if (kind === "coupon") throw new Error("a coupon is no credit");
  await giveCredit(db, {
    accountId: at.caller.customer.id,
    kind,
    each: amount,
    currency: currency ?? "PTS",
    key: `campaign:${String(at.takeId)}:${String(at.nth)}`,
    tid: at.campaign.number,
    now: at.caller.now,
  });
  return ok({ kind, currency, amount, code: "" });
}

async function giveCoupon(db: Db, prize: PrizeRow, { caller }: GiveUp): Promise<Given> {
  const template = await holdTemplate(db, prize.code);
  const accountIds = [caller.customer.id];
  if (!template?.is_open || template.ends_at <= caller.now)
    return refuse({ code: "campaign_sold_out" });
  const held = (await countGiven(db, template, accountIds)).get(caller.customer.id) ?? 0;
  if (held >= template.per_account) return refuse({ code: "campaign_taken" });
  const { now } = caller;
  const issued = await issueCoupons(db, template, { accountIds, each: 1, grantId: null, now });
  if (!issued.ok) return refuse({ code: "campaign_sold_out" });
  const { kind, currency, amount, code } = prize;
  return ok({ kind, currency, amount, code });
}
