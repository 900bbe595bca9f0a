import {
  afterOpenHours,
  calendarOf,
  mainlandCalendar,
  type WithClosedDays,
} from "../../kernel/closed-days.ts";
import type { Region } from "../../kernel/regions.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import { hasRefundFlag } from "./refund-bits.ts";

/** Who has a refund now. */
export const refundHolders = ["service", "seller", "goods", "finance", "nobody"] as const;
export type RefundHolder = (typeof refundHolders)[number];

export interface RefundOnTheClock {
  /** Its bits. */
  readonly status: number;
  /** The seller's money is waited for before ours goes out. */
  readonly awaitsSeller: boolean;
  /** It was late once and went on to finance. */
  readonly isEscalated: boolean;
}

/**
 * Who has it: service until it is answered, the seller or the customer's parcel while something has to come back,
 * finance until it is paid. What was late is finance's whatever it waited for, goods that are not back excepted: nobody
 * pays for those.
 */
export function holderOf({ status, awaitsSeller, isEscalated }: RefundOnTheClock): RefundHolder {
  const has = (flag: Parameters<typeof hasRefundFlag>[1]) => hasRefundFlag(status, flag);
  if (has("closed") || has("succeeded") || has("rejected")) return "nobody";
  if (has("accepted") && has("return_after_completion") && !has("return_completed")) return "goods";
  if (isEscalated) return "finance";
  if (!has("accepted")) return "service";
  if (awaitsSeller && !has("seller_compensated")) return "seller";
  return "finance";
}

type ClockLimits = Pick<
  Limits,
  "refund_answer_hours" | "refund_execution_hours" | "refund_seller_days"
> &
  WithClosedDays;

/**
 * Until when whoever has it now has to be done; null for nobody. Closed days do not count: those of the customer's
 * region for service and finance, those of the mainland for a seller or a parcel on its way there.
 */
export function dueOf(
  holder: RefundHolder,
  from: Date,
  region: Region,
  limits: ClockLimits,
): Date | null {
  const inHours = (hours: number) => afterOpenHours(from, hours, calendarOf(region, limits));
  switch (holder) {
    case "service":
      return inHours(limits.refund_answer_hours);
    case "finance":
      return inHours(limits.refund_execution_hours);
    case "seller":
    case "goods":
      return afterOpenHours(from, limits.refund_seller_days * 24, mainlandCalendar(limits));
    case "nobody":
      return null;
  }
}

/**
 * What happens when it is late: it goes to finance, the house advances the money, or finance is reminded. Whoever has to
 * send goods back is reminded once and given the same time again, then their request is closed.
 */
export const whenLateSteps = [
  "to_finance",
  "advanced",
  "first_in_line",
  "reminded",
  "closed",
] as const;
export type WhenLate = (typeof whenLateSteps)[number];

export interface LateRefund extends RefundOnTheClock {
  /** Service accepted it, and not a job or the buyer who reported it. */
  readonly isAcceptedByService: boolean;
  /** Its customer was reminded of the goods that have to come back. */
  readonly isReminded: boolean;
  /** What is paid, CNY cents. */
  readonly cny: number;
  readonly isOfStaff: boolean;
}

/**
 * What a refund that is late comes to. The house advances what service accepted, up to an amount a line, and never to
 * a customer who is on the staff; the day's budget is looked at by whoever pays. Amounts are CNY cents.
 */
export function whenLate(refund: LateRefund, limits: Pick<Limits, "refund_advance_cny">): WhenLate {
  const holder = holderOf(refund);
  if (holder === "goods") return refund.isReminded ? "closed" : "reminded";
  if (holder !== "finance") return "to_finance";
  const isAdvanced =
    hasRefundFlag(refund.status, "accepted") &&
    refund.isAcceptedByService &&
    !refund.isOfStaff &&
    refund.cny <= limits.refund_advance_cny;
  return isAdvanced ? "advanced" : "first_in_line";
}
