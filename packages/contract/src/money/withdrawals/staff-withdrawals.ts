import { withdrawalStates } from "@sampan/domain/money/withdrawals/withdrawal-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  Cents,
  NoInput,
  paging,
  PaymentCurrency,
  Region,
  ShortText,
  WireTime,
} from "../../kernel/fields.ts";

/** Where a withdrawal stands at the desk: what was passed is to be paid, paid, or sent back by the bank. */
export const deskTabs = ["waiting", "to_pay", "paid", "returning", "returned", "failed"] as const;
export type DeskTab = (typeof deskTabs)[number];

/** The bank sent a payout back because of us, or because of what the customer gave us. */
const Fault = z.enum(["ours", "theirs"]);

/** A withdrawal beside what finance judges it by. The number of its card is in the payout file only. */
export const WithdrawalAtDesk = z.object({
  number: z.string(),
  uid: z.string(),
  customer: z.string(),
  region: Region,
  amount: Cents,
  fee: Cents,
  currency: PaymentCurrency,
  state: z.enum(withdrawalStates),
  tab: z.enum(deskTabs),
  is_closing: z.boolean(),
  bank: z.string(),
  bank_name: z.string(),
  branch: z.string(),
  last_digits: z.string(),
  is_company: z.boolean(),
  reason: z.string(),
  cdate: WireTime,
  /** Until when it cannot pass, because password, contact or card changed lately; empty when it can. */
  held_until: WireTime,
  decided_at: WireTime,
  decided_by: z.string(),
  payout_file: z.string(),
  payout_reference: z.string(),
  paid_at: WireTime,
  paid_by: z.string(),
  return_fault: z.enum(["", "ours", "theirs"]),
  return_reason: z.string(),
  return_entered_at: WireTime,
  return_entered_by: z.string(),
  /** Entered by whoever asks: somebody else has to confirm it. */
  is_own_entry: z.boolean(),
  returned_at: WireTime,
  returned_by: z.string(),
  /** The day on which a statement shows the money; empty until one does. */
  return_seen_on: z.string(),
  /** What somebody said at its difference of where the money is; empty while nobody has. */
  return_note: z.string(),
});
export type WithdrawalAtDesk = z.infer<typeof WithdrawalAtDesk>;

const one = { number: ShortText };
const shown = z.object({ data: WithdrawalAtDesk });
const unfit = ["withdrawal_unknown", "withdrawal_not_in_state"] as const;

/** [BO-31] */
export const listWithdrawals = defineCall({
  methods: ["GET"],
  path: "/staff/withdrawals",
  about: "Withdrawals of one tab, the longest waiting first; what is over, the latest first.",
  access: { right: "audit_withdrawals" },
  mutates: false,
  input: z.object({ ...paging(20), tab: z._default(z.enum(deskTabs), "waiting") }),
  output: z.object({ datalist: z.array(WithdrawalAtDesk), total: z.int() }),
  refusals: [],
});

/** [BO-31] [WAL-29] [WAL-35] */
export const passWithdrawal = defineCall({
  methods: ["POST"],
  path: "/staff/withdrawals/:number/pass",
  about: "Passes the audit: what was set aside leaves the account. Refused while a hold lasts.",
  access: { right: "audit_withdrawals" },
  mutates: true,
  idempotent: true,
  input: z.object(one),
  output: shown,
  refusals: [...unfit, "self_approval", "withdrawal_held"],
});

/** [BO-31] [WAL-30] [WAL-35] */
export const failWithdrawal = defineCall({
  methods: ["POST"],
  path: "/staff/withdrawals/:number/fail",
  about: "Fails the audit: what was set aside is the customer's again, who reads the reason.",
  access: { right: "audit_withdrawals" },
  mutates: true,
  idempotent: true,
  input: z.object({ ...one, reason: z._default(ShortText, "") }),
  output: shown,
  refusals: [...unfit, "self_approval", "reason_needed"],
});

/** What is to be paid, by bank. */
export const listPayouts = defineCall({
  methods: ["GET"],
  path: "/staff/payouts",
  about: "What is to be paid out and in no file yet, by region and bank, and the latest files.",
  access: { right: "audit_withdrawals" },
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      banks: z.array(
        z.object({
          region: Region,
          bank: z.string(),
          bank_name: z.string(),
          currency: PaymentCurrency,
          count: z.int(),
          total: Cents,
        }),
      ),
      /** With at least one payout that has no reference yet. */
      files: z.array(
        z.object({ file: z.string(), bank_name: z.string(), count: z.int(), unpaid: z.int() }),
      ),
    }),
  }),
  refusals: [],
});

const PayoutFile = z.object({
  data: z.object({ file: z.string(), count: z.int(), total: Cents, text: z.string() }),
});

/** A file holds whole numbers of cards: whoever makes or reads one is in the log. [BO-31] */
export const makePayoutFile = defineCall({
  methods: ["POST"],
  path: "/staff/payouts/file",
  about: "Writes what is to be paid to accounts of one bank into a file (CSV), each once.",
  access: { right: "audit_withdrawals" },
  mutates: true,
  idempotent: true,
  input: z.object({ region: Region, bank: ShortText }),
  output: PayoutFile,
  refusals: ["nothing_to_pay_out"],
});

export const readPayoutFile = defineCall({
  methods: ["POST"],
  path: "/staff/payouts/file/:file",
  about: "The same file once more.",
  access: { right: "audit_withdrawals" },
  mutates: true,
  input: z.object({ file: ShortText }),
  output: PayoutFile,
  refusals: ["nothing_to_pay_out"],
});

/** [BO-31] */
export const recordPayout = defineCall({
  methods: ["POST"],
  path: "/staff/withdrawals/:number/paid",
  about: "Records the bank's reference of a payout.",
  access: { right: "audit_withdrawals" },
  mutates: true,
  input: z.object({ ...one, reference: z._default(ShortText, "") }),
  output: shown,
  refusals: [...unfit, "payout_reference_needed", "self_approval"],
});

export const enterReturn = defineCall({
  methods: ["POST"],
  path: "/staff/withdrawals/:number/return",
  about: "Enters that the bank sent a payout back. Nothing moves until somebody else confirms it.",
  access: { right: "correct_balances" },
  mutates: true,
  input: z.object({ ...one, fault: Fault, reason: z._default(ShortText, "") }),
  output: shown,
  refusals: [...unfit, "reason_needed", "return_entered"],
});

export const confirmReturn = defineCall({
  methods: ["POST"],
  path: "/staff/withdrawals/:number/return/confirm",
  about:
    "Credits a payout that came back, and the fee where the fault is ours: by a second person.",
  access: { right: "correct_balances" },
  mutates: true,
  idempotent: true,
  input: z.object(one),
  output: shown,
  refusals: [...unfit, "return_not_entered", "self_approval"],
});

export const dropReturn = defineCall({
  methods: ["POST"],
  path: "/staff/withdrawals/:number/return/drop",
  about: "Takes the entry of a returned payout away before it was confirmed.",
  access: { right: "correct_balances" },
  mutates: true,
  input: z.object(one),
  output: shown,
  refusals: [...unfit, "return_not_entered"],
});
