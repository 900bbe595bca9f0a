import { type BasisPoints, type Cents, percentage, proportion, sum } from "../../kernel/money.ts";

/** What a delay is covered by: the time that the bill told was exceeded. */
export const delayClauses = ["promise_exceeded"] as const;
export type DelayClause = (typeof delayClauses)[number];

/** Waits for a budget or a person; is in the wallet; or a person said no. */
export const delayCoverStates = ["waiting", "paid", "declined"] as const;
export type DelayCoverState = (typeof delayCoverStates)[number];

/** A parcel of a bill, and how far it is. */
export interface PromisedParcel {
  readonly tid: string;
  /** Days from its departure that its bill told at most; undefined where it told none. */
  readonly days_max: number | undefined;
  readonly left_at: Date | null;
  /** When it was handed over, or stood ready for its owner; null until then. */
  readonly reached_at: Date | null;
}

const day_ms = 86_400_000;

/** Whole days by which a parcel exceeds what its bill told, so far or when it came; 0 for one that does not, has not left, or was told nothing. */
export function daysOverPromise(
  { days_max, left_at, reached_at }: PromisedParcel,
  now: Date,
): number {
  if (days_max === undefined || left_at === null) return 0;
  const needed = ((reached_at ?? now).getTime() - left_at.getTime()) / day_ms;
  return Math.max(0, Math.floor(needed - days_max));
}

export interface BillToCover {
  readonly parcels: readonly PromisedParcel[];
  /** What leaves together, with its freight before reductions. */
  readonly shipments: readonly {
    readonly parcel_tids: readonly string[];
    readonly freight: Cents;
  }[];
  /** Freight rows of the bill, less what came back of them. */
  readonly freight: Cents;
  /** All rows of the bill, and what of them was paid in something else than money: coupon, red packet, points. */
  readonly total: Cents;
  readonly notInMoney: Cents;
}

export interface CoverTerms {
  /** Days beyond the promise; 0 covers nothing. */
  readonly delay_cover_days: number;
  readonly delay_cover_bp: BasisPoints;
}

export interface ReckonedCover {
  readonly clause: DelayClause;
  /** The parcel that exceeds most, by how many days, and what was promised. */
  readonly parcel_tid: string;
  readonly promised_days: number;
  readonly over_days: number;
  /** What was paid in money for the freight of the shipments that are late, and the share of it that comes back. */
  readonly freight: Cents;
  readonly amount: Cents;
}

/**
 * What of a paid bill's freight comes back because its promise was exceeded: a share of what was paid in money for the shipments in
 * which a parcel is late by the days of the terms. Undefined where none is, and where nothing comes of it. Half a cent goes to the customer.
 */
export function reckonDelayCover(
  { parcels, shipments, freight, total, notInMoney }: BillToCover,
  { delay_cover_days, delay_cover_bp }: CoverTerms,
  now: Date,
): ReckonedCover | undefined {
  if (delay_cover_days === 0 || total <= 0) return undefined;
  const late = parcels
    .map((parcel) => ({ ...parcel, over: daysOverPromise(parcel, now) }))
    .filter(({ over }) => over >= delay_cover_days)
    .toSorted((one, other) => other.over - one.over);
  const [worst] = late;
  if (!worst) return undefined;
  const isLate = ({ parcel_tids }: BillToCover["shipments"][number]) =>
    late.some(({ tid }) => parcel_tids.includes(tid));
  const whole = sum(shipments.map((shipment) => shipment.freight));
  const part = sum(shipments.filter(isLate).map((shipment) => shipment.freight));
  if (whole <= 0 || part <= 0) return undefined;
  const ofLate = proportion(freight, { numerator: part, denominator: whole }, "down");
  const inMoney = Math.max(0, total - notInMoney);
  const paid = proportion(ofLate, { numerator: inMoney, denominator: total }, "down");
  const amount = percentage(paid, delay_cover_bp, "half_up");
  if (amount <= 0) return undefined;
  return {
    clause: "promise_exceeded",
    parcel_tid: worst.tid,
    promised_days: worst.days_max ?? 0,
    over_days: worst.over,
    freight: paid,
    amount,
  };
}
