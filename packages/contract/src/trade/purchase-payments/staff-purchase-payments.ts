import { differenceStates } from "@sampan/domain/money/closes/difference";
import {
  matchedBy,
  movementKinds,
  paymentDifferenceKinds,
} from "@sampan/domain/trade/purchase-payments/payment-difference";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, Cents, paging, PublicKey, ShortText, WireTime } from "../../kernel/fields.ts";

/** A file on its way: a Blob in a browser's form, its bytes once the server has received the form. */
const BillFile = z.custom<Blob | Uint8Array>(
  (value) => value instanceof Uint8Array || value instanceof Blob,
);

export const importBill = defineCall({
  methods: ["POST"],
  path: "/staff/purchase-payments",
  about:
    "Reads a bill of Alipay's, keeps what was paid for goods and what came back, each once, and matches it to purchases.",
  access: { right: "audit_topups" },
  mutates: true,
  input: z.object({ file: z.optional(BillFile), name: z._default(ShortText, "") }),
  output: z.object({
    data: z.object({
      account: z.string(),
      movements: z.int(),
      /** Brought by another file before. */
      known: z.int(),
      /** Moved no money for goods. */
      left_out: z.int(),
      /** New ones that are a purchase's. */
      matched: z.int(),
      /** Differences that are open now, of all bills. */
      open: z.int(),
    }),
  }),
  refusals: [
    "statement_file_needed",
    "statement_too_large",
    "statement_encoding",
    "statement_not_of_bank",
    "statement_column_missing",
    "statement_row_unreadable",
  ],
  upload: true,
});

/** A row of a bill. CNY cents. */
export const PurchaseMovement = z.object({
  trade_no: z.string(),
  merchant_no: z.string(),
  kind: z.enum(movementKinds),
  moved_at: WireTime,
  amount: Cents,
  counterparty: z.string(),
  goods: z.string(),
  method: z.string(),
  account: z.string(),
  /** The purchase that it is, as it was recorded; empty for none. */
  out_oid: z.string(),
  matched_by: z.nullable(z.enum(matchedBy)),
});
export type PurchaseMovement = z.infer<typeof PurchaseMovement>;

export const listPurchaseMovements = defineCall({
  methods: ["GET"],
  path: "/staff/purchase-payments/movements",
  about: "What was paid for goods and what came back, the latest first, with the purchase it is.",
  access: { right: "match_purchases" },
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(PurchaseMovement), total: z.int() }),
  refusals: [],
});

/** Where a purchase and what was paid for it disagree. CNY cents. */
export const PaymentDifference = z.object({
  key: PublicKey,
  kind: z.enum(paymentDifferenceKinds),
  expected: Cents,
  found: Cents,
  /** The purchase as it was recorded, one of the orders that it was for, and the seller; empty for a row that is none's. */
  out_oid: z.string(),
  order_tid: z.string(),
  shop_name: z.string(),
  /** The row that is no purchase's. */
  movement: z.nullable(
    z.object({
      trade_no: z.string(),
      merchant_no: z.string(),
      moved_at: WireTime,
      counterparty: z.string(),
      goods: z.string(),
    }),
  ),
  /** Days since it was found. */
  age_days: z.int(),
  state: z.enum(differenceStates),
  owner: z.string(),
  is_mine: z.boolean(),
  note: z.string(),
  settled_at: WireTime,
  settled_by: z.string(),
});
export type PaymentDifference = z.infer<typeof PaymentDifference>;

export const listPaymentDifferences = defineCall({
  methods: ["GET"],
  path: "/staff/purchase-payments/differences",
  about:
    "Where payments and purchases disagree: what is open, the oldest first, or what was settled.",
  access: { right: "match_purchases" },
  mutates: false,
  input: z.object({
    ...paging(20),
    view: z._default(z.enum(["open", "mine", "settled"]), "open"),
  }),
  output: z.object({
    datalist: z.array(PaymentDifference),
    total: z.int(),
    /** Until when the bills of every account were brought; empty before the first. */
    covered_until: WireTime,
    colleagues: z.array(z.object({ email: z.string(), name: z.string() })),
  }),
  refusals: [],
});

const acted = {
  methods: ["POST"],
  mutates: true,
  output: z.object({ data: z.object({ key: PublicKey }) }),
} as const;

export const takePaymentDifference = defineCall({
  ...acted,
  path: "/staff/purchase-payments/differences/:key/take",
  about: "Makes a difference the caller's to find out about.",
  access: { right: "match_purchases" },
  input: z.object({ key: AskedKey }),
  refusals: ["difference_unknown", "difference_settled"],
});

export const handOverPaymentDifference = defineCall({
  ...acted,
  path: "/staff/purchase-payments/differences/:key/hand-over",
  about: "Gives a difference to a colleague who finds out about such things too.",
  access: { right: "match_purchases" },
  input: z.object({ key: AskedKey, email: ShortText }),
  refusals: ["difference_unknown", "difference_settled", "difference_colleague_unknown"],
});

export const closePaymentDifference = defineCall({
  ...acted,
  path: "/staff/purchase-payments/differences/:key/close",
  about:
    "Says what a difference was. Nobody does so of what they bought, nor of a large payment that they brought.",
  access: { right: "correct_balances" },
  input: z.object({ key: AskedKey, note: z._default(ShortText, "") }),
  refusals: ["difference_unknown", "difference_settled", "reason_needed", "self_approval"],
});
