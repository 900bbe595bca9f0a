import { signatureStates } from "@sampan/domain/kernel/two-signatures";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  AmountCents,
  Cents,
  paging,
  PaymentCurrency,
  ShortText,
  WireTime,
} from "../kernel/fields.ts";

/** A correction of a customer's cash balance, as finance sees it. [BO-33] */
export const Correction = z.object({
  number: z.string(),
  uid: z.string(),
  customer: z.string(),
  state: z.enum(signatureStates),
  /** Below zero takes from the balance. */
  amount: Cents,
  currency: PaymentCurrency,
  /** What the customer has in cash now. */
  balance: Cents,
  reason: z.string(),
  entered_at: WireTime,
  entered_by: z.string(),
  decided_at: WireTime,
  decided_by: z.string(),
  /** Entered by whoever asks: somebody else has to confirm it. */
  is_own_entry: z.boolean(),
});
export type Correction = z.infer<typeof Correction>;

export const listCorrections = defineCall({
  methods: ["GET"],
  path: "/staff/corrections",
  about:
    "Corrections of balances: those that wait, the oldest first, or those decided, the latest first.",
  access: { right: "correct_balances" },
  mutates: false,
  input: z.object({ ...paging(20), view: z._default(z.enum(["waiting", "decided"]), "waiting") }),
  output: z.object({ datalist: z.array(Correction), total: z.int() }),
  refusals: [],
});

const answered = {
  methods: ["POST"],
  access: { right: "correct_balances" },
  mutates: true,
  idempotent: true,
  output: z.object({ data: z.object({ number: z.string() }) }),
} as const;

export const enterCorrection = defineCall({
  ...answered,
  path: "/staff/corrections",
  about:
    "Enters what a balance is to be corrected by, and why. Nothing moves until another confirms it.",
  input: z.object({
    /** A uid, e-mail address or mobile number. */
    account: ShortText,
    direction: z.enum(["credit", "debit"]),
    amount: AmountCents,
    /** The one the customer pays in, or nothing is entered. */
    currency: PaymentCurrency,
    reason: z._default(ShortText, ""),
  }),
  refusals: [
    "customer_unknown",
    "correction_currency",
    "amount_invalid",
    "reason_needed",
    "balance_insufficient",
  ],
});

const one = z.object({ number: ShortText });

export const confirmCorrection = defineCall({
  ...answered,
  path: "/staff/corrections/:number/confirm",
  about: "Moves the money of a correction, and tells the customer why. Never by who entered it.",
  input: one,
  refusals: ["correction_unknown", "correction_decided", "self_approval", "balance_insufficient"],
});

export const dropCorrection = defineCall({
  ...answered,
  path: "/staff/corrections/:number/drop",
  about: "Takes a correction back that was not confirmed.",
  input: one,
  refusals: ["correction_unknown", "correction_decided"],
});
