import { afterOpenHours, mainlandCalendar, type WithClosedDays } from "../../kernel/closed-days.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { readExpressNo } from "../consignments/consignment.ts";

/** Whether somebody's word that a parcel is theirs was looked at. [BO-15] */
export const parcelClaimStates = ["waiting", "accepted", "refused", "lapsed"] as const;
export type ParcelClaimState = (typeof parcelClaimStates)[number];

const edges = {
  waiting: { accept: "accepted", refuse: "refused", lapse: "lapsed" },
  accepted: {},
  refused: {},
  lapsed: {},
} as const satisfies Record<ParcelClaimState, Partial<Record<string, ParcelClaimState>>>;

export const parcelClaimEvents = ["accept", "refuse", "lapse"] as const;
export type ParcelClaimEvent = (typeof parcelClaimEvents)[number];

/** The state that a decision leads to; refuses `parcel_claim_not_in_state`. */
export function nextParcelClaimState(
  state: ParcelClaimState,
  event: ParcelClaimEvent,
): Result<ParcelClaimState, { readonly code: "parcel_claim_not_in_state" }> {
  const row: Partial<Record<ParcelClaimEvent, ParcelClaimState>> = edges[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "parcel_claim_not_in_state" }) : ok(next);
}

/** Until when a claim waits for its parcel; days on which the warehouses are closed do not count. */
export const parcelClaimDeadline = (
  claimedAt: Date,
  terms: WithClosedDays & Pick<Limits, "parcel_claim_days">,
): Date => afterOpenHours(claimedAt, terms.parcel_claim_days * 24, mainlandCalendar(terms));

export const parcelClaimLimits = { proofs: 6, words_characters: 500 } as const;

export interface TypedParcelClaim {
  readonly express_no: string;
  readonly words: string;
  /** Addresses of pictures that show whose it is. */
  readonly images: readonly string[];
}

/** Reads what somebody claims: a number as carriers print it, and a proof. What others have is not asked. [BO-15] */
export function readParcelClaim(
  typed: TypedParcelClaim,
): Result<
  TypedParcelClaim,
  { readonly code: "parcel_claim_number_needed" } | { readonly code: "proof_needed" }
> {
  const express_no = readExpressNo(typed.express_no);
  if (express_no === undefined) return refuse({ code: "parcel_claim_number_needed" });
  if (typed.images.length === 0) return refuse({ code: "proof_needed" });
  return ok({ express_no, words: typed.words.trim(), images: typed.images });
}
