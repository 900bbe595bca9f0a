import { multiply, type Cents } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Region } from "../../kernel/regions.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import { storageClock, type StorageTerms, type StoredSince } from "./storage-clock.ts";

export type ExtensionTerms = StorageTerms &
  Pick<Limits, "storage_extension_days" | "storage_most_days"> & {
    /** Cents of the region's payment currency for a line of goods and a day. */
    readonly storage_price: Readonly<Record<Region, Cents>>;
  };

/** Days that can be bought now. */
export interface ExtensionOffer {
  /** The last day it would be kept then, `YYYY-MM-DD`. */
  readonly until: string;
  readonly days: number;
  /** Lines of goods in the parcel. */
  readonly lines: number;
  readonly per_day: Cents;
  /** Days times lines times price. */
  readonly amount: Cents;
}

/** What so many days of so many lines cost. */
export const priceOfDays = ({
  days,
  lines,
  per_day,
}: Pick<ExtensionOffer, "days" | "lines" | "per_day">): Cents => multiply(per_day, days * lines);

/**
 * The days that the owner of a parcel may buy: a period, or as many as it takes to come back into today. Refuses
 * `storage_not_offered` while the end is further off than a period, and where all days together would be more than a
 * parcel may lie.
 */
export function offerExtension(
  since: StoredSince,
  terms: ExtensionTerms,
  { lines, now }: { readonly lines: number; readonly now: Date },
): Result<ExtensionOffer, { readonly code: "storage_not_offered" }> {
  const notOffered = refuse({ code: "storage_not_offered" } as const);
  const { storage_extension_days: period, storage_most_days: most } = terms;
  if (lines === 0 || storageClock(since, terms, now).days_left > period) return notOffered;
  for (let days = period; since.free_days + since.added_days + days <= most; days += period) {
    const longer = { ...since, added_days: since.added_days + days };
    const { last_day, days_left } = storageClock(longer, terms, now);
    const per_day = terms.storage_price[since.region];
    if (days_left >= 0)
      return ok({
        until: last_day,
        days,
        lines,
        per_day,
        amount: priceOfDays({ days, lines, per_day }),
      });
  }
  return notOffered;
}
