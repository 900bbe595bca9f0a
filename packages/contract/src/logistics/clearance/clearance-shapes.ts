import { clearanceHolders } from "@sampan/domain/logistics/clearance/clearance-holder";
import { borderVerdicts } from "@sampan/domain/logistics/clearance/clearance-meter";
import {
  clearanceHands,
  clearanceStates,
  clearanceStepEvents,
} from "@sampan/domain/logistics/clearance/clearance-state";
import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { Cents, PaymentCurrency, Version, WireTime } from "../../kernel/fields.ts";

/** How often and how much comes in for nothing in this half of the year. */
export const ClearanceMeter = z.object({
  free_up_to: Cents,
  times: z.int(),
  /** Parcels that left for there in this half. */
  used: z.int(),
  /** Billed, and not on their way yet. */
  coming: z.int(),
});

/** One line of goods as it is declared: pieces, and what was paid for them. */
export const DeclaredGoods = z.object({
  oid: z.string(),
  /** As customs reads it. */
  name: z.string(),
  i18n: I18n,
  num: z.int(),
  /** What was paid for these pieces; the same in yuan, at the rate that was locked then, where they were priced in yuan. */
  amount: Cents,
  cny: z.nullable(Cents),
  rate_e6: z.nullable(z.int()),
});

/** Something that was done about a declaration, by whose word. */
export const ClearanceStep = z.object({
  event: z.enum(clearanceStepEvents),
  by: z.enum(clearanceHands),
  note: z.string(),
  /** Who wrote it down, for the desk alone. */
  who: z.string(),
  /** Pictures that were brought with it: to its owner their own, to the desk all of them. */
  imgs: z.array(z.string()),
  at: WireTime,
});

/** A parcel's declaration: what is in it, who declares it, and who must act now. Amounts are cents of `currency`. */
export const Clearance = z.object({
  tid: z.string(),
  /** Which version of the content it is of; another where that changed. */
  version: Version,
  state: z.enum(clearanceStates),
  holder: z.enum(clearanceHolders),
  /** Until when the holder is expected to act; empty for nobody. */
  due_at: WireTime,
  is_late: z.boolean(),
  currency: PaymentCurrency,
  lines: z.array(DeclaredGoods),
  goods: Cents,
  insurance: Cents,
  freight: Cents,
  worth: Cents,
  /** What customs makes of it; null where nothing is free. */
  verdict: z.nullable(z.enum(borderVerdicts)),
  meter: z.nullable(ClearanceMeter),
  /** Name and mobile as it is known at EZ WAY; null until it is confirmed here. */
  declarant: z.nullable(z.object({ name: z.string(), mobile: z.string() })),
  /** Why it was disputed or refused; empty else. */
  reason: z.string(),
  asked_at: WireTime,
  steps: z.array(ClearanceStep),
});
export type Clearance = z.infer<typeof Clearance>;
