import { withdrawalStates } from "@sampan/domain/money/withdrawals/withdrawal-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AskedKey,
  Cents,
  NoInput,
  paging,
  PasswordHash,
  PaymentCurrency,
  TypedCents,
  WireTime,
} from "../../kernel/fields.ts";

const folder = "/gateway/installer/installer_acct";

/** [WAL-28] [WAL-29] [WAL-30] */
export const WithdrawalState = z.enum(withdrawalStates);

/** An application as its owner reads it. [WAL-08] */
export const Withdrawal = z.object({
  number: z.string(),
  amount: Cents,
  fee: Cents,
  currency: PaymentCurrency,
  state: WithdrawalState,
  bank: z.string(),
  bank_name: z.string(),
  last_digits: z.string(),
  is_closing: z.boolean(),
  /** Why it failed, or why the bank sent it back. */
  reason: z.string(),
  cdate: WireTime,
  /** When it was audited, paid out, and sent back by the bank; empty until then. */
  decided_at: WireTime,
  paid_at: WireTime,
  returned_at: WireTime,
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** What the screen says before somebody applies. [WAL-07] [WAL-27] */
export const getWithdrawTerms = defineCall({
  methods: ["GET"],
  path: `${folder}/get_withdraw_terms`,
  about: "What may be withdrawn now, what it costs, when it arrives and what holds it up.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      currency: PaymentCurrency,
      balance: Cents,
      /** Of the balance, what came in by card so lately that it stays for a while, and until when; or empty. */
      fresh: Cents,
      fresh_until: WireTime,
      least: Cents,
      /** Nothing where fee and minimum leave nothing to withdraw. */
      most: Cents,
      fee: Cents,
      /** How many more times today. */
      left_today: z.int(),
      /** Days between which an application of now arrives. */
      arrives_from: z.string(),
      arrives_until: z.string(),
      /** Of how many working days that is. [CONST-13] */
      working_days_from: z.int(),
      working_days_until: z.int(),
      /** Until when no application passes the audit, because something was changed; or empty. */
      held_until: WireTime,
      /** How long such a hold lasts. */
      hold_hours: z.int(),
    }),
  }),
  refusals: [],
});

/** [API-92] [ERR-50] [ERR-51] [ERR-52] [ERR-53] [ERR-54] [ERR-55] */
export const createWithdraw = defineCall({
  methods: ["POST"],
  path: `${folder}/create_withdraw`,
  about: "Applies for a withdrawal: amount and fee are set aside until finance has audited it.",
  access: "customer",
  mutates: true,
  idempotent: true,
  stepUp: "password",
  input: z.object({
    number_id: z.optional(AskedKey),
    amount: z.optional(z.nullable(TypedCents)),
    password: PasswordHash,
    /** 1: pays out all that is left, without minimum and fee, and closes the account once it is audited. */
    closing: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  }),
  output: z.object({
    data: z.object({ number: z.string(), state: WithdrawalState, held_until: WireTime }),
  }),
  refusals: [
    "wrong_password",
    "withdrawal_amount_needed",
    "whole_amount_needed",
    "withdrawal_below_minimum",
    "withdrawal_above_balance",
    "withdrawal_fee_uncovered",
    "withdrawal_not_free",
    "withdrawn_today",
    "card_unknown",
    "nothing_left",
    "closing_pending",
    "orders_in_progress",
    "withdrawal_pending",
    "topup_pending",
  ],
});

/** [API-93] [WAL-08] [WAL-40] [CONST-32] */
export const queryWithdrawList = defineCall({
  methods: ["GET"],
  path: `${folder}/query_withdraw_list`,
  about: "The account's withdrawals, newest first.",
  access: "customer",
  mutates: false,
  pageSize: "withdrawal_page_size",
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(Withdrawal), total: z.int() }),
  refusals: [],
});
