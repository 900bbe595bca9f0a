import { chargeKinds } from "@sampan/domain/kernel/charge-kinds";
import { refundFlagPriority } from "@sampan/domain/trade/refunds/refund-bits";
import { refundHolders, whenLateSteps } from "@sampan/domain/trade/refunds/refund-clock";
import {
  refundFaults,
  refundKinds,
  refundReasons,
} from "@sampan/domain/trade/refunds/refund-reasons";
import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { Cents, PaymentCurrency, WireTime } from "../../kernel/fields.ts";

/**
 * What of one charge comes back: `of` is the charge, or the line's share of it, `pieces` of `num` come back. A freight
 * that stays because others of that seller still come stands there with 0. Cents of the payment currency.
 */
export const RefundRow = z.object({
  kind: z.enum(chargeKinds),
  amount: Cents,
  of: Cents,
  pieces: z.int(),
  num: z.int(),
});

/** What comes back, and as what: the sum of the rows less the freight of a return is `amount`. */
const amounts = {
  currency: PaymentCurrency,
  /** `4.53`, as it was paid. */
  exchange_rate: z.string(),
  rows: z.array(RefundRow),
  return_freight: Cents,
  amount: Cents,
  cash: Cents,
  bonus: Cents,
  /** What the points were worth. */
  points_amount: Cents,
};

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

export const refundSteps = ["asked", "service", "goods", "seller", "finance", "wallet"] as const;

/** One hand the refund goes through. */
export const RefundStep = z.object({
  step: z.enum(refundSteps),
  state: z.enum(["done", "now", "ahead"]),
  /** Empty until it was done. */
  at: WireTime,
});

/** A refund, or a compensation, of one line. [REF-11] [REF-16] */
export const Refund = z.object({
  number: z.string(),
  ...goods,
  kind: z.enum(refundKinds),
  source: z.enum(["customer", "stock_out", "staff", "price_change", "instruction", "claim"]),
  num: z.int(),
  real_num: z.int(),
  reason: z.enum(refundReasons),
  note: z.string(),
  imgs: z.array(z.string()),
  fault: z.enum(refundFaults),
  /** The bits. */
  status: z.int(),
  /** The one of them that is shown. */
  state: z.enum(refundFlagPriority),
  /** Who has it now, until when, and what happens when that has passed; empty once it is settled. */
  holder: z.enum(refundHolders),
  due_at: WireTime,
  /** The same moment for machines, ISO 8601. */
  due_iso: z.string(),
  /** Hours whoever has it was given. */
  given_hours: z.int(),
  when_late: z.enum(["", ...whenLateSteps]),
  is_late: z.boolean(),
  is_advanced: z.boolean(),
  steps: z.array(RefundStep),
  ...amounts,
  /** Points that went back, and points earned that were taken back. */
  points: z.int(),
  points_taken: z.int(),
  answer: z.string(),
  is_closable: z.boolean(),
  cdate: WireTime,
  edate: WireTime,
  reverse_remark: z.object({
    return_item: z.object({ ext: z.object({ item_fee: Cents }) }),
  }),
});
export type Refund = z.infer<typeof Refund>;

/** A line that a request could name, with what would come back of it. */
export const RefundPreview = z.object({
  ...goods,
  /** Pieces that are left to ask for. */
  left: z.int(),
  num: z.int(),
  ...amounts,
  /** The goods have to come back first. */
  is_return: z.boolean(),
});
export type RefundPreview = z.infer<typeof RefundPreview>;
