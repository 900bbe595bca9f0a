import { likenesses } from "@sampan/domain/money/statements/propose";
import { lineStates, statementFormats } from "@sampan/domain/money/statements/statement";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  AskedKey,
  Cents,
  paging,
  PaymentCurrency,
  PublicKey,
  ShortText,
  WireTime,
} from "../kernel/fields.ts";

/** A file on its way: a Blob in a browser's form, its bytes once the server has received the form. */
const StatementFile = z.custom<Blob | Uint8Array>(
  (value) => value instanceof Uint8Array || value instanceof Blob,
);

/** Between two days of an account so much moved that no file shows; below zero it left. */
export const StatementGap = z.object({ from: z.string(), until: z.string(), amount: Cents });

/** What an import came to. [BO-32] */
export const StatementRead = z.object({
  number: z.string(),
  currency: PaymentCurrency,
  movements: z.int(),
  /** Brought by another file before. */
  known: z.int(),
  outgoing: z.int(),
  /** Credited by what they say alone. */
  credited: z.int(),
  /** Payouts of ours, and payments that a provider settled, among all that were open. */
  paid: z.int(),
  settled: z.int(),
  /** Returned payouts that came back, among all that were open. */
  returned: z.int(),
  /** New, and nobody has looked at them yet. */
  open: z.int(),
  /** What the account held after all that was brought; null where the bank does not say. */
  closing: z.nullable(Cents),
  /** Places of which this file shows that movements before or after it were never brought. */
  gaps: z.array(StatementGap),
});
export type StatementRead = z.infer<typeof StatementRead>;

export const importStatement = defineCall({
  methods: ["POST"],
  path: "/staff/statements",
  about:
    "Reads a bank's file, and credits the declared transfers that surely stand in it, each once.",
  access: { right: "audit_topups" },
  mutates: true,
  input: z.object({
    file: z.optional(StatementFile),
    format: z.enum(statementFormats),
    name: z._default(ShortText, ""),
  }),
  output: z.object({ data: StatementRead }),
  refusals: [
    "statement_file_needed",
    "statement_too_large",
    "statement_encoding",
    "statement_not_of_bank",
    "statement_row_unreadable",
    "statement_row_missing",
    "statement_several_accounts",
    "statement_currency",
  ],
  upload: true,
});

export const closeBankAccount = defineCall({
  methods: ["POST"],
  path: "/staff/statements/accounts/close",
  about:
    "Says that an account of ours was closed at its bank: no statement of it is waited for. Its last one has to close with nothing.",
  access: { right: "correct_balances" },
  mutates: true,
  input: z.object({
    format: z.enum(statementFormats),
    currency: PaymentCurrency,
    /** As its files say it; empty where they do not. */
    account: z._default(ShortText, ""),
    note: z._default(ShortText, ""),
  }),
  output: z.object({ data: z.object({ format: z.enum(statementFormats), account: z.string() }) }),
  refusals: ["reason_needed", "bank_account_unknown", "bank_account_holds"],
});

/** A top-up that an arrival may be, or a payout that went out or came back, and what of the two agrees. */
const Proposed = z.object({
  what: z.enum(["topup", "payout"]),
  number: z.string(),
  uid: z.string(),
  customer: z.string(),
  amount: Cents,
  currency: PaymentCurrency,
  pay_no: z.string(),
  pay_time: WireTime,
  alike: z.array(z.enum(likenesses)),
});

export const Arrival = z.object({
  key: PublicKey,
  statement: z.string(),
  format: z.enum(statementFormats),
  currency: PaymentCurrency,
  /** The bank's day, `YYYY-MM-DD`, and its time where it gives one. */
  booked_on: z.string(),
  booked_at: z.string(),
  /** Below zero it went out. */
  amount: Cents,
  words: z.string(),
  reference: z.string(),
  state: z.enum(lineStates),
  /** Days since the bank booked it. */
  age_days: z.int(),
  /** Who brought the file: whoever has to find out what it is. */
  imported_by: z.string(),
  is_own_import: z.boolean(),
  topup: z.string(),
  withdrawal: z.string(),
  note: z.string(),
  settled_at: WireTime,
  settled_by: z.string(),
  proposals: z.array(Proposed),
});
export type Arrival = z.infer<typeof Arrival>;

export const listArrivals = defineCall({
  methods: ["GET"],
  path: "/staff/statements/arrivals",
  about:
    "Money that arrived: what nobody knows yet, the oldest first, or what was settled, the latest first.",
  access: { right: "audit_topups" },
  mutates: false,
  input: z.object({ ...paging(20), view: z._default(z.enum(["open", "settled"]), "open") }),
  output: z.object({ datalist: z.array(Arrival), total: z.int() }),
  refusals: [],
});

export const listOutgoings = defineCall({
  methods: ["GET"],
  path: "/staff/statements/outgoings",
  about:
    "Money that went out: what is no payout we know, the oldest first, or what was settled, the latest first.",
  access: { right: "audit_topups" },
  mutates: false,
  input: z.object({ ...paging(20), view: z._default(z.enum(["open", "settled"]), "open") }),
  output: z.object({ datalist: z.array(Arrival), total: z.int() }),
  refusals: [],
});

const settled = {
  methods: ["POST"],
  access: { right: "audit_topups" },
  mutates: true,
  idempotent: true,
  output: z.object({ data: z.object({ key: PublicKey }) }),
} as const;

export const creditArrival = defineCall({
  ...settled,
  path: "/staff/statements/arrivals/:key/credit",
  about:
    "Says which declared transfer an arrival is, and credits it. A large one needs another than who brought the file.",
  input: z.object({ key: AskedKey, topup: ShortText }),
  refusals: [
    "statement_line_unknown",
    "statement_line_settled",
    "statement_differs",
    "topup_unknown",
    "topup_not_in_state",
    "self_approval",
  ],
});

export const explainArrival = defineCall({
  ...settled,
  path: "/staff/statements/arrivals/:key/explain",
  about:
    "Says what an arrival is that no customer's transfer is: interest, our own money, a payer to be paid back.",
  input: z.object({ key: AskedKey, note: z._default(ShortText, "") }),
  refusals: ["statement_line_unknown", "statement_line_settled", "reason_needed", "self_approval"],
});

const matched = {
  methods: ["POST"],
  access: { right: "audit_withdrawals" },
  mutates: true,
  output: settled.output,
  input: z.object({ key: AskedKey, withdrawal: ShortText }),
  refusals: [
    "statement_line_unknown",
    "statement_line_settled",
    "statement_differs",
    "withdrawal_unknown",
    "withdrawal_not_in_state",
    "self_approval",
  ],
} as const;

export const matchPayout = defineCall({
  ...matched,
  path: "/staff/statements/outgoings/:key/match",
  about:
    "Says which recorded payout a movement out is. A large one needs another than who recorded the payout.",
});

export const matchReturn = defineCall({
  ...matched,
  path: "/staff/statements/arrivals/:key/return",
  about:
    "Says which returned payout an arrival brings back. A large one needs another than who confirmed its return.",
});
