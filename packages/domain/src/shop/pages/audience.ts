import type { Language } from "../../kernel/language.ts";
import type { Region } from "../../kernel/regions.ts";
import type { MembershipTier } from "../../people/accounts/profile.ts";

/** Who somebody is to a page: without a session, with one, or with an account that is still new. */
export const audienceKinds = ["visitor", "customer", "newcomer"] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** For so many days after registration somebody is a newcomer. */
export const newcomer_days = 30;

/** Whom something is for: whoever meets all that is asked. An empty list asks nothing. [PROMO-11] */
export interface Audience {
  readonly who: readonly AudienceKind[];
  readonly regions: readonly Region[];
  readonly languages: readonly Language[];
  readonly tiers: readonly MembershipTier[];
  /** Keys of segments; being in one of them is enough. */
  readonly segments: readonly string[];
}

export const everybody: Audience = {
  who: [],
  regions: [],
  languages: [],
  tiers: [],
  segments: [],
};

/** Who looks, as far as audiences care. */
export interface Reader {
  readonly region: Region;
  readonly language: Language;
  /** Null without a session. */
  readonly account: {
    readonly registered_at: Date;
    readonly tier: MembershipTier;
    /** Keys of the segments it is in, among those that are asked about. */
    readonly segments: readonly string[];
  } | null;
  readonly now: Date;
}

/** Whether somebody is meant. [PROMO-11] [PROMO-17] */
export function isMeant(audience: Audience, { region, language, account, now }: Reader): boolean {
  const kinds: readonly AudienceKind[] = account
    ? isNew(account.registered_at, now)
      ? ["customer", "newcomer"]
      : ["customer"]
    : ["visitor"];
  return (
    asksOne(audience.who, kinds) &&
    asksOne(audience.regions, [region]) &&
    asksOne(audience.languages, [language]) &&
    asksOne(audience.tiers, account ? [account.tier] : []) &&
    asksOne(audience.segments, account?.segments ?? [])
  );
}

const isNew = (registered_at: Date, now: Date): boolean =>
  now.getTime() - registered_at.getTime() < newcomer_days * day_ms;
const day_ms = 24 * 60 * 60 * 1000;

const asksOne = <Of>(asked: readonly Of[], has: readonly Of[]): boolean =>
  asked.length === 0 || has.some((one) => asked.includes(one));

/** Whether who has a session may be answered otherwise than who has none. */
export const differsByPerson = ({ who, tiers, segments }: Audience): boolean =>
  tiers.length > 0 ||
  segments.length > 0 ||
  (who.length > 0 && !(who.includes("visitor") && who.includes("customer")));
