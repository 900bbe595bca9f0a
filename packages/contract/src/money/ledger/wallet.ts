import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  Cents,
  NoInput,
  paging,
  PaymentCurrency,
  PublicKey,
  ShortText,
  Text,
  TypedCents,
  WireTime,
} from "../../kernel/fields.ts";
import { LedgerRow, Subject } from "../../kernel/ledger-row.ts";

/** [API-100] [WAL-01] */
export const getAccountBalance = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/get_account_balance",
  about: "The account's balance, what is locked of it, its red packet and points.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      currency: PaymentCurrency,
      balance: Cents,
      lock_blc: Cents,
      /** balance and lock_blc together. [WAL-50] */
      total: Cents,
      bonus: z.object({ total: Cents, acc_bonus_id: z.nullable(PublicKey) }),
      points: z.int(),
      /** Freight bills that wait to be paid. */
      unpaid_freight: Cents,
    }),
  }),
  refusals: [],
});

/** [API-98] [WAL-05] */
export const queryAcctLogList = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/query_acct_log_list",
  about: "The account's ledger, a page at a time.",
  access: "customer",
  mutates: false,
  pageSize: "ledger_page_size",
  input: z.object({
    ...paging(5),
    subject: z._default(Subject, "2010101"),
    order_by: z._default(z.enum(["id desc", "id asc"]), "id desc"),
  }),
  output: z.object({ datalist: z.array(LedgerRow), total: z.int() }),
  refusals: [],
});

/** [WAL-41] */
export const Bank = z.object({
  code: z.string(),
  name: z.string(),
  logo: z.string(),
  /** Empty for a bank that money is only paid out to. */
  account_name: z.string(),
  account_no: z.string(),
});

/** The account that bank top-ups are sent to, in the caller's region. [API-99] [WAL-02] */
export const queryShopAccount = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/query_shop_account",
  about: "The account that bank top-ups are sent to.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ data: z.object({ ...Bank.shape, currency: PaymentCurrency }) }),
  refusals: ["bank_unknown"],
});

/** [API-106] */
export const queryBankList = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/query_bank_list",
  about: "Banks to send a top-up to, or to be paid out to.",
  access: "customer",
  mutates: false,
  input: z.object({ kind: z._default(z.enum(["transfer", "cash_out"]), "transfer") }),
  output: z.object({ datalist: z.array(Bank) }),
  refusals: [],
});

/**
 * A top-up waits, has been credited, or has failed; an online one that nobody paid in time, or that its owner gave
 * up, is expired. [WAL-31] [WAL-32] [WAL-33]
 */
export const TopupState = z.enum(["under_review", "success", "failed", "expired"]);

/** [WAL-39] */
export const TopupApplication = z.object({
  amount: z.optional(z.nullable(TypedCents)),
  /** A code of query_bank_list, kind transfer. */
  bank: z._default(ShortText, ""),
  pay_no: z._default(z.string().check(z.maxLength(50)), ""),
  /** `YYYY-MM-DD HH:mm[:ss]` in the account's region. */
  pay_time: z._default(ShortText, ""),
  /** Pictures as the upload call answered them, of the caller's own. */
  content: z._default(z.object({ imgs: z._default(z.array(Text).check(z.maxLength(6)), []) }), {
    imgs: [],
  }),
});

/** [API-95] [WAL-03] */
export const rechargeApply = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/installer_acct/recharge_apply",
  about: "Declares a bank transfer with its voucher, to be credited after review.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({ param: TopupApplication }),
  output: z.object({ data: z.object({ number: z.string(), state: TopupState }) }),
  refusals: [
    "topup_amount_needed",
    "topup_below_minimum",
    "topup_above_maximum",
    "bank_unknown",
    "pay_no_needed",
    "pay_no_known",
    "pay_time_invalid",
    "voucher_needed",
    "file_unknown",
  ],
});

export const Topup = z.object({
  number: z.string(),
  way: z.enum(["bank", "online"]),
  amount: Cents,
  fee: Cents,
  currency: PaymentCurrency,
  bank: z.string(),
  bank_name: z.string(),
  pay_no: z.string(),
  pay_time: z.nullable(WireTime),
  imgs: z.array(z.string()),
  channel: z.string(),
  state: TopupState,
  /** Why it failed, in the words of whoever decided. */
  reason: z.string(),
  cdate: WireTime,
});

/** [API-96] [WAL-04] */
export const queryRechargeList = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/query_recharge_list",
  about: "The account's top-ups, newest first.",
  access: "customer",
  mutates: false,
  input: z.object(paging(10)),
  output: z.object({ datalist: z.array(Topup), total: z.int() }),
  refusals: [],
});
