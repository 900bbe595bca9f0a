import { claimHolders } from "@sampan/domain/logistics/claims/claim-holder";
import { claimClauses } from "@sampan/domain/logistics/claims/decide-itself";
import { claimSubjects } from "@sampan/domain/logistics/claims/claim-subject";
import { claimStates } from "@sampan/domain/logistics/claims/claim-state";
import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { Cents, PaymentCurrency, WireTime } from "../../kernel/fields.ts";

/** The goods of a line, as any list of ordered goods shows them. */
const goods = {
  oid: z.string(),
  tid: z.string(),
  i18n: I18n,
  props_i18n: I18n,
  /** What was ordered, where another option was bought instead. */
  ordered_props_i18n: z.nullable(I18n),
  image: z.string(),
};

/** What it comes to. Cents of `currency`. */
const amounts = {
  currency: PaymentCurrency,
  /** What was paid for the goods of the claimed pieces, freight and fees left out. */
  goods_amount: Cents,
  /** The insurance by its percentage, 0 for none, and what it pays of the goods in hundredths of a percent. */
  insurance: z.int(),
  /** It is more than the order's: its owner raised it later, for a parcel that the goods went in. */
  is_raised: z.boolean(),
  share_bp: z.int(),
  amount: Cents,
};

export const claimSteps = [
  "made",
  "service",
  "finance",
  "wallet",
  "asked_again",
  "looked_again",
  "paid_more",
] as const;

/** What a person was asked to look at of a claim that facts decided. Amounts are cents of the claim's currency, beyond what was paid for it. */
export const SecondLook = z.object({
  words: z.string(),
  asked_at: WireTime,
  /** Pieces that were accepted beyond, what was paid for their goods, and what they pay; 0 where the decision was kept, or is still to come. */
  num: z.int(),
  goods_amount: Cents,
  amount: Cents,
  answer: z.string(),
  /** Empty until then. */
  answered_at: WireTime,
  paid_at: WireTime,
});

/** One hand the claim goes through. */
export const ClaimStep = z.object({
  step: z.enum(claimSteps),
  state: z.enum(["done", "now", "ahead"]),
  /** Empty until it was done. */
  at: WireTime,
});

/** A damage claim of one line. [CLM-05] */
export const Claim = z.object({
  id: z.string(),
  ...goods,
  state: z.enum(claimStates),
  /** Pieces that were claimed, and pieces it was accepted for. */
  num: z.int(),
  real_num: z.int(),
  /** What its customer claims; null where nobody said. */
  about: z.nullable(z.enum(claimSubjects)),
  content: z.string(),
  imgs: z.array(z.string()),
  /** Grams, where a parcel that lost weight on its way opened it; null where its customer made it. */
  weights: z.nullable(
    z.object({
      departed_g: z.int(),
      arrived_g: z.int(),
      /** When it was weighed before it left; it arrived when the claim was made. */
      departed_at: WireTime,
      /** By how much it had to be lighter; null where that was not written down. */
      threshold_percent: z.nullable(z.int()),
    }),
  ),
  /** When a parcel that nobody scanned since then opened it, and when it was seen again; empty while it was not. */
  silence: z.nullable(z.object({ since: WireTime, seen_again: WireTime })),
  /** The number of the crate that was paid and of which there is no picture; empty where there is none. */
  crate: z.string(),
  /** By which it was paid without anybody deciding it; null where people decide. */
  clause: z.nullable(z.enum(claimClauses)),
  /** What our warehouse saw of it. */
  warehouse_imgs: z.array(z.string()),
  /** Null where nobody was asked. */
  again: z.nullable(SecondLook),
  /** Until when a person can be asked to look again; empty where nobody can. */
  askable_until: WireTime,
  ...amounts,
  /** What service said. */
  answer: z.string(),
  holder: z.enum(claimHolders),
  due_at: WireTime,
  /** The same moment for machines, ISO 8601. */
  due_iso: z.string(),
  /** Hours whoever has it was given. */
  given_hours: z.int(),
  is_late: z.boolean(),
  is_closable: z.boolean(),
  steps: z.array(ClaimStep),
  cdate: WireTime,
  edate: WireTime,
});
export type Claim = z.infer<typeof Claim>;

/** A line that could be claimed, with what its insurance would pay. */
export const ClaimPreview = z.object({
  ...goods,
  /** Pieces that are left to claim. */
  left: z.int(),
  num: z.int(),
  ...amounts,
  /** The last moment. */
  claimable_until: WireTime,
});
export type ClaimPreview = z.infer<typeof ClaimPreview>;
