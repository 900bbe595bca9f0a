import type { BasisPoints } from "../../kernel/money.ts";

/** What half a year says of a seller, in lines of orders. */
export interface ShopRecord {
  /** Bought, or found to be out of stock. */
  readonly lines: number;
  /** From payment to the first parcel, of half of the lines and of nine of ten; null where none was sent. */
  readonly hours_half: number | null;
  readonly hours_most: number | null;
  readonly shortages: number;
  /** Paid back by the seller's fault. */
  readonly refunds: number;
}

/** Fewer lines than these say nothing of a seller in public. */
export const linesNeeded = 10;

/** What is said of a seller to everybody: plain facts, days rounded up. */
export interface PublicRecord {
  readonly lines: number;
  readonly days_half: number | null;
  readonly days_most: number | null;
  readonly shortage_bp: BasisPoints;
  readonly refund_bp: BasisPoints;
}

const hours_per_day = 24;

/** Undefined where too little is known. Shares are of all lines, in hundredths of a percent, rounded to the nearest. */
export function publicRecordOf(record: ShopRecord): PublicRecord | undefined {
  const { lines, hours_half, hours_most, shortages, refunds } = record;
  if (lines < linesNeeded) return undefined;
  const days = (hours: number | null): number | null =>
    hours === null ? null : Math.max(1, Math.ceil(hours / hours_per_day));
  const share = (part: number): BasisPoints => Math.round((part * 10_000) / lines);
  return {
    lines,
    days_half: days(hours_half),
    days_most: days(hours_most),
    shortage_bp: share(shortages),
    refund_bp: share(refunds),
  };
}
