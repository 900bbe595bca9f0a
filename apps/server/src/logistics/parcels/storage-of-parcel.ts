import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import { freeDaysOf } from "@sampan/domain/logistics/storage/free-days";
import {
  isStoring,
  storageClock,
  type StorageClock,
  type StoredSince,
} from "@sampan/domain/logistics/storage/storage-clock";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { Settings } from "../../kernel/settings/settings.ts";

/** What a parcel's days follow from. */
export interface Stored {
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly is_merged: boolean;
  readonly created_at: Date;
  readonly warehouse: Warehouse;
  readonly region: Region;
  readonly tier: MembershipTier;
  /** What stood when it came. */
  readonly free_days: number | null;
  /** Bought or given since. */
  readonly added_days: number;
}

export interface ParcelStorage extends StorageClock {
  readonly free_days: number;
  readonly added_days: number;
}

/** What a parcel's days are counted from. */
export const sinceOf = (
  { created_at, region, added_days, free_days: promised, ...lying }: Stored,
  settings: Settings,
): StoredSince => ({
  received_at: created_at,
  region,
  free_days: freeDaysOf({ ...lying, promised }, settings),
  added_days,
});

/** Until when a parcel is kept; null for one whose days do not count, or not any more. */
export function storageOf(stored: Stored, settings: Settings, now: Date): ParcelStorage | null {
  if (!isStoring(stored)) return null;
  const since = sinceOf(stored, settings);
  const { free_days, added_days } = since;
  return { ...storageClock(since, settings, now), free_days, added_days };
}
