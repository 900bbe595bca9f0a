import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AskedKey,
  NoInput,
  NoOutput,
  PublicKey,
  ShortText,
  WireTime,
} from "../../kernel/fields.ts";

const folder = "/gateway/installer/installer_acct";
const Flag = z.union([z.literal(0), z.literal(1)]);

/** A withdrawal account as it is typed. Its holder is the proven name of the person, or of their company. [WAL-37] */
export const TypedCard = z.object({
  account_name: z._default(ShortText, ""),
  /** A code of query_bank_list, kind cash_out. */
  bank: z._default(ShortText, ""),
  branch: z._default(ShortText, ""),
  number: z._default(z.string().check(z.maxLength(60)), ""),
  is_default: z._default(Flag, 0),
  /** In the name of the company that a business account was verified for. [WAL-52] */
  is_company: z._default(Flag, 0),
});

/** A withdrawal account as its owner reads it: known by its last digits. [WAL-37] [WAL-52] */
export const BankCard = z.object({
  id: PublicKey,
  account_name: z.string(),
  bank: z.string(),
  bank_name: z.string(),
  /** Address of the bank's logo; empty where ours stands for it. */
  bank_logo: z.string(),
  branch: z.string(),
  last_digits: z.string(),
  is_default: Flag,
  is_company: Flag,
  /** When its number or holder last changed. */
  changed_at: WireTime,
});
export type BankCard = z.infer<typeof BankCard>;

const cardRefusals = [
  "bank_unknown",
  "card_number_short",
  "card_number_invalid",
  "card_known",
  "branch_too_long",
  "holder_differs",
  "holder_unproven",
  "company_unproven",
] as const;

/** [API-87] [WAL-09] */
export const addWithdrawalAccount = defineCall({
  methods: ["POST"],
  path: `${folder}/add_withdrawal_account`,
  about: "Adds a bank account to be paid out to; payouts are held for a while after it.",
  access: "customer",
  mutates: true,
  input: z.object({ number: TypedCard }),
  output: z.object({ data: BankCard }),
  refusals: [...cardRefusals, "card_limit"],
});

/** [API-88] [WAL-10] */
export const getNumberByUid = defineCall({
  methods: ["GET"],
  path: `${folder}/get_number_by_uid`,
  about: "The caller's bank accounts, the default one first.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    datalist: z.array(BankCard),
    /** In whose name a card may be; empty where nobody has proven it yet. */
    holders: z.object({ personal: z.string(), company: z.string(), is_business: z.boolean() }),
  }),
  refusals: [],
});

/** A field that is left out stays as it is; without a number the card keeps its own. [API-89] */
export const updateWithdrawalAccount = defineCall({
  methods: ["POST"],
  path: `${folder}/update_withdrawal_account`,
  about:
    "Changes a bank account; a new bank, number or holder holds payouts, the default flag does not.",
  access: "customer",
  mutates: true,
  input: z.object({
    number: z.object({
      id: AskedKey,
      account_name: z.optional(ShortText),
      bank: z.optional(ShortText),
      branch: z.optional(ShortText),
      number: z.optional(z.string().check(z.maxLength(60))),
      is_default: z.optional(Flag),
      is_company: z.optional(Flag),
    }),
  }),
  output: z.object({ data: BankCard }),
  refusals: [...cardRefusals, "card_unknown"],
});

/** [API-90] */
export const getDefaultNumber = defineCall({
  methods: ["GET"],
  path: `${folder}/get_default_number`,
  about: "The default bank account; null while there is none.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ data: z.nullable(BankCard) }),
  refusals: [],
});

/** [API-91] */
export const deleteNumber = defineCall({
  methods: ["POST"],
  path: `${folder}/delete_number`,
  about: "Removes a bank account; withdrawals to it keep their copy.",
  access: "customer",
  mutates: true,
  input: z.object({ id: AskedKey }),
  output: NoOutput,
  refusals: ["card_unknown"],
});
