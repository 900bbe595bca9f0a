import { transportStates } from "@sampan/domain/logistics/parcels/package-state";
import * as z from "zod/mini";
import { Cents, PaymentCurrency, PublicKey, Region, WireTime } from "../../kernel/fields.ts";

/** What a customs office was paid for a parcel, by its receipt. Amounts are cents of `currency`; the day is `YYYY-MM-DD`. */
export const DutyReceipt = z.object({
  key: PublicKey,
  number: z.string(),
  paid_on: z.string(),
  duty: Cents,
  vat: Cents,
  currency: PaymentCurrency,
  /** Its duty and tax are in the freight that was billed; else whoever received it paid them. */
  is_tax_included: z.boolean(),
  /** Its pages, as pictures. */
  imgs: z.array(z.string()),
});
export type DutyReceipt = z.infer<typeof DutyReceipt>;

/** A receipt as the desk sees it: who entered it, and by whom and why it counts no more. */
export const StaffDutyReceipt = z.extend(DutyReceipt, {
  by: z.string(),
  at: WireTime,
  /** The number of what it stands for, where that was wrong; empty else. */
  corrects: z.string(),
  /** Empty while it counts. */
  ended_at: WireTime,
  ended_by: z.string(),
  ended_why: z.string(),
});

/** What was paid for a parcel altogether, beside what was expected and what its freight was. Cents of `currency`. */
const paidBeside = {
  tid: z.string(),
  uid: z.string(),
  currency: PaymentCurrency,
  paid: Cents,
  freight: Cents,
  is_tax_included: z.boolean(),
  expected_low: Cents,
  expected_high: Cents,
  /** Above what was expected at most, or, negative, below the least; 0 within. */
  beyond: Cents,
};

export const ListedDutyReceipt = z.extend(StaffDutyReceipt, paidBeside);
export type ListedDutyReceipt = z.infer<typeof ListedDutyReceipt>;

export const DutyParcel = z.object({
  ...paidBeside,
  consignee: z.string(),
  region: Region,
  transport: z.int(),
  transport_state: z.enum(transportStates),
  worth: Cents,
  /** It is where a customs office can have seen it. */
  has_left: z.boolean(),
  /** The last one in front; those that were corrected or taken back among them. */
  receipts: z.array(StaffDutyReceipt),
  /** Of other parcels, with a number that stands on one of these: each customs office counts for itself. */
  namesakes: z.array(
    z.object({ key: PublicKey, number: z.string(), tid: z.string(), region: Region }),
  ),
});
export type DutyParcel = z.infer<typeof DutyParcel>;
