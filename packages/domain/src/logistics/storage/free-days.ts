import type { Warehouse } from "../../goods/shippability/transports.ts";
import type { MembershipTier } from "../../people/accounts/profile.ts";

/** Days by warehouse that goods lie for nothing, and more of them by tier. */
export interface FreeDays {
  readonly free_storage_days: Readonly<Record<Warehouse, number>>;
  readonly tier_storage_days: Readonly<Record<MembershipTier, number>>;
}

interface Lying {
  readonly warehouse: Warehouse;
  readonly tier: MembershipTier;
  /** What its warehouse gave when it came; null for what came before that was written down. */
  readonly promised: number | null;
}

/** What is free for a parcel: its warehouse's days as they stood when it came, or as they stand where that is more, and its owner's. */
export const freeDaysOf = (
  { warehouse, tier, promised }: Lying,
  { free_storage_days, tier_storage_days }: FreeDays,
): number => Math.max(promised ?? 0, free_storage_days[warehouse]) + tier_storage_days[tier];
