import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Signed } from "../../trade/refunds/staff-refunds.ts";
import { Cents, paging, PaymentCurrency, ShortText, WireTime } from "../../kernel/fields.ts";

export const delayCoverActs = ["pay", "decline"] as const;

/** A share of a bill's freight that is due because its promise was exceeded, and that a person has to let out. Cents of `currency`. */
export const WaitingCover = z.object({
  /** The bill's number. */
  id: z.string(),
  uid: z.string(),
  parcel_tid: z.string(),
  currency: PaymentCurrency,
  promised_days: z.int(),
  over_days: z.int(),
  share_bp: z.int(),
  freight: Cents,
  amount: Cents,
  found_at: WireTime,
  ...Signed,
  /** For this reader; none where another has to. */
  acts: z.array(z.enum(delayCoverActs)),
  /** Another person has to: it is the reader's own account, or they signed it first. */
  needs_other: z.boolean(),
});
export type WaitingCover = z.infer<typeof WaitingCover>;

/** [BO-28] */
export const listDelayCovers = defineCall({
  methods: ["GET"],
  path: "/staff/delay-covers",
  about:
    "Shares of freight that are due for delays and wait for a budget or a person, the longest in front.",
  access: { right: "view_orders" },
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(WaitingCover), total: z.int() }),
  refusals: [],
});

/** [BO-28] */
export const payDelayCover = defineCall({
  methods: ["POST"],
  path: "/staff/delay-covers/:id/pay",
  about:
    "Pays a share of freight for a delay into the customer's wallet, once; a large one by two.",
  access: { right: "execute_refunds" },
  mutates: true,
  idempotent: true,
  input: z.object({ id: ShortText }),
  output: z.object({ paid: z.enum(["paid", "signed"]) }),
  refusals: ["claim_unknown", "claim_not_in_state", "refund_limit_reached", "self_approval"],
});

/** [BO-28] */
export const declineDelayCover = defineCall({
  methods: ["POST"],
  path: "/staff/delay-covers/:id/decline",
  about: "Declines a share of freight for a delay; the customer reads the reason on the bill.",
  access: { right: "execute_refunds" },
  mutates: true,
  input: z.object({ id: ShortText, reason: z._default(ShortText, "") }),
  output: z.object({}),
  refusals: ["claim_unknown", "claim_not_in_state", "reason_needed", "self_approval"],
});
