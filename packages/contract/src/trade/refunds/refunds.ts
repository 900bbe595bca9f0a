import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, paging, PaymentCurrency, ShortText, Tid } from "../../kernel/fields.ts";
import { Refund, RefundPreview } from "./refund-shapes.ts";

const line = {
  oid: ShortText,
  /** Nothing is refused with words of its own. */
  num: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
  /** One of our reasons, or the customer's words. */
  reason: z._default(z.string().check(z.maxLength(500)), ""),
};

const refusals = [
  "order_unknown",
  "item_not_in_state",
  "refund_of_fee",
  "refund_of_closed",
  "refund_too_late",
  "refund_in_transit",
  "refund_open_already",
  "claim_open_already",
  "refund_too_many",
  "refund_number_needed",
  "price_question_open",
] as const;

const Lines = <Line extends z.ZodMiniObject>(one: Line) =>
  z.array(one).check(z.minLength(1), z.maxLength(50));

/** [API-73] [REF-16] */
export const reverseApplyBatch = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/trade/reverse_apply_batch",
  about: "Asks for refunds of several lines at once, pieces of each; all of them or none.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({
    list: Lines(
      z.object({
        ...line,
        note: z._default(z.string().check(z.maxLength(500)), ""),
        imgs: z._default(z.array(ShortText).check(z.maxLength(6)), []),
      }),
    ),
  }),
  output: z.object({ datalist: z.array(Refund) }),
  refusals: [...refusals, "reason_needed", "file_unknown"],
});

/** [REF-18] */
export const simulateReverse = defineCall({
  methods: ["POST", "GET"],
  path: "/gateway/installer/trade/simulate_reverse",
  about: "What would come back for pieces of some lines, by charge; asks for nothing.",
  access: "customer",
  mutates: false,
  input: z.object({ list: Lines(z.object(line)) }),
  output: z.object({
    datalist: z.array(RefundPreview),
    total: Cents,
    currency: PaymentCurrency,
  }),
  refusals,
});

export const queryReverseList = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/installer/trade/query_reverse_list",
  about: "The customer's refunds, of one order or all, the newest first.",
  access: "customer",
  mutates: false,
  input: z.object({ ...paging(20), tid: z.optional(Tid) }),
  output: z.object({ datalist: z.array(Refund), total: z.int() }),
  refusals: [],
});

export const getReverseDetail = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/installer/trade/get_reverse_detail",
  about: "One refund of the customer: who has it, until when, and what it comes to.",
  access: "customer",
  mutates: false,
  input: z.object({ number: ShortText }),
  output: z.object({ data: Refund }),
  refusals: ["refund_unknown"],
});

/** [REF-20] */
export const closeReverse = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/trade/close_reverse",
  about: "Closes a request that was not answered yet, or was rejected.",
  access: "customer",
  mutates: true,
  input: z.object({ number: ShortText }),
  output: z.object({ data: Refund }),
  refusals: ["refund_unknown", "refund_not_in_state"],
});
