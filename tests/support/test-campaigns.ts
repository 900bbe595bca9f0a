import type { InputOf } from "@sampan/contract/kernel/call";
import { addCampaign, type CampaignRow, moveCampaign } from "@sampan/contract/shop/staff-campaigns";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import type { TestCaller } from "./test-caller.ts";
import { valueOf } from "./value-of.ts";

export type CampaignWish = InputOf<typeof addCampaign>;
type Desk = Pick<TestCaller, "call">;

const prize = { currency: null, code: "", copies: null, odds_bp: null } as const;
export const points = { ...prize, kind: "points", amount: 900 } as const;
export const bonus = { ...prize, kind: "bonus", currency: "TWD", amount: 1_000 } as const;

/** A campaign of 900 points for everybody, once, from yesterday for a week. */
export const campaignWish = (now: Date, change: Partial<CampaignWish> = {}): CampaignWish => ({
  names: byLanguage(() => "周年庆"),
  abouts: byLanguage(() => "每人一份"),
  gift: "gift",
  page: "",
  stage: null,
  starts_at: formatWireTime(addDays(now, -1), "TW"),
  ends_at: formatWireTime(addDays(now, 7), "TW"),
  sees: null,
  takes: null,
  per_person: 1,
  per_day: 1,
  prizes: [points],
  goods: [],
  budgets: [
    { currency: "PTS", most: 90_000 },
    { currency: "TWD", most: 1_000_000 },
  ],
  ...change,
});

/** Writes a campaign and publishes it. Answers its row. */
export async function publishCampaign(
  desk: Desk,
  now: Date,
  change: Partial<CampaignWish> = {},
): Promise<CampaignRow> {
  const draft = valueOf(await desk.call(addCampaign, campaignWish(now, change))).data;
  const { id, version } = draft;
  return valueOf(await desk.call(moveCampaign, { id, version, step: "publish" })).data;
}
