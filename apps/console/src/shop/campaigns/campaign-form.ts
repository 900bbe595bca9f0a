import type { InputOf } from "@sampan/contract/kernel/call";
import type { addCampaign, CampaignRow } from "@sampan/contract/shop/staff-campaigns";
import { byLanguage } from "@sampan/domain/kernel/by-language";

export type WireCampaign = InputOf<typeof addCampaign>;
export type WirePrize = WireCampaign["prizes"][number];

/** What the parts of the form take: what is typed, and how to change some of it. */
export interface CampaignFieldsProps {
  readonly typed: WireCampaign;
  readonly put: (change: Partial<WireCampaign>) => void;
}

/** Where a prize begins: the points of the settings. [CONST-22] */
export const newPrize = (points: number, gift: WireCampaign["gift"]): WirePrize =>
  gift === "red_packet"
    ? { kind: "bonus", currency: "TWD", amount: 100_000, code: "", copies: 100, odds_bp: null }
    : {
        kind: "points",
        currency: null,
        amount: Math.max(points, 1),
        code: "",
        copies: null,
        odds_bp: gift === "draw" ? 1_000 : null,
      };

/** Where a new campaign begins. */
export const newCampaign = (points: number): WireCampaign => ({
  names: byLanguage(() => ""),
  abouts: byLanguage(() => ""),
  gift: "gift",
  page: "",
  stage: null,
  starts_at: "",
  ends_at: "",
  sees: null,
  takes: null,
  per_person: 1,
  per_day: 1,
  prizes: [newPrize(points, "gift")],
  goods: [],
  budgets: [{ currency: "PTS", most: Math.max(points, 1) * 100 }],
});

/** A field for a moment has no seconds. */
const minute = (wireTime: string): string => wireTime.slice(0, 16).replace(" ", "T");

export const typedOf = (row: CampaignRow): WireCampaign => ({
  names: row.names,
  abouts: row.abouts,
  gift: row.gift,
  page: row.page,
  stage: row.stage,
  starts_at: minute(row.starts_at),
  ends_at: minute(row.ends_at),
  sees: row.sees,
  takes: row.takes,
  per_person: row.per_person,
  per_day: row.per_day,
  prizes: row.prizes,
  goods: row.goods.map(({ spu_id, price }) => ({ spu_id, price })),
  budgets: row.budgets.map(({ currency, most }) => ({ currency, most })),
});
