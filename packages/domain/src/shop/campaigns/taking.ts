import type { CampaignGift, CampaignState } from "./campaign.ts";

export const whyNotTaken = [
  "unknown",
  "not_begun",
  "over",
  "not_yours",
  "taken",
  "taken_today",
  "sold_out",
] as const;
export type WhyNotTaken = (typeof whyNotTaken)[number];

export interface OpenCampaign {
  readonly state: CampaignState;
  readonly gift: CampaignGift;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly per_person: number;
  readonly per_day: number;
}

/** What is known of somebody who wants to take, and of what is left. */
export interface WouldTake {
  /** In the segments that see it and that take from it. */
  readonly isMeant: boolean;
  readonly registered_at: Date;
  /** Takes of theirs in all, and today. */
  readonly takes: number;
  readonly takes_of_day: number;
  /** Whether there is anything for who pays in their currency. */
  readonly hasPrize: boolean;
  readonly now: Date;
}

/** Inside its window and not stopped. [PROMO-11] */
export const isOpen = ({ state, starts_at, ends_at }: OpenCampaign, now: Date): boolean =>
  state === "published" && now >= starts_at && now < ends_at;

/**
 * Why somebody cannot take from a campaign now; null when they can, as far as there is something left, which is known
 * only where it is given. A draft is unknown to everybody. [PROMO-07] [PROMO-11] [CPN-16]
 */
export function whyNotTake(campaign: OpenCampaign, wish: WouldTake): WhyNotTaken | null {
  const { now } = wish;
  if (campaign.state === "draft" || campaign.state === "waiting") return "unknown";
  if (campaign.state === "ended" || now >= campaign.ends_at) return "over";
  if (now < campaign.starts_at) return "not_begun";
  const isNew = campaign.gift !== "newcomer" || wish.registered_at >= campaign.starts_at;
  if (!wish.isMeant || !isNew || !wish.hasPrize) return "not_yours";
  if (wish.takes >= campaign.per_person) return "taken";
  return wish.takes_of_day >= campaign.per_day ? "taken_today" : null;
}

/** The day of a streak that somebody is at who takes today: one more after yesterday, else the first. */
export const nextStreak = (
  last: { readonly day: string; readonly streak: number } | undefined,
  yesterday: string,
): number => (last?.day === yesterday ? last.streak + 1 : 1);

/** Which prize a day of a streak has: one after the other, and again from the first. */
export const prizeOfDay = <P>(prizes: readonly P[], streak: number): P | undefined =>
  prizes[(streak - 1) % Math.max(prizes.length, 1)];
