import { delayClauses, delayCoverStates } from "@sampan/domain/logistics/claims/delay-cover";
import * as z from "zod/mini";
import { Cents, WireTime } from "../../kernel/fields.ts";

/** A share of a bill's freight that comes back because its promise was exceeded. */
export const DelayCover = z.object({
  state: z.enum(delayCoverStates),
  clause: z.enum(delayClauses),
  /** The latest parcel, the days that were promised, and those beyond them. */
  parcel_tid: z.string(),
  promised_days: z.int(),
  over_days: z.int(),
  share_bp: z.int(),
  /** What was paid in money for the late freight, and what of it comes back. */
  freight: Cents,
  amount: Cents,
  /** Empty until it was paid or declined; why, where it was declined. */
  ended_at: WireTime,
  reason: z.string(),
});
