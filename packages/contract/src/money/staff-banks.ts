import { byLanguage } from "@sampan/domain/kernel/by-language";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { Names, PublicKey, Region, ShortText, WireTime } from "../kernel/fields.ts";

const BankKind = z.enum(["transfer", "cash_out"]);

/** What is said of a bank; a bank that money is only paid out to has no account of ours. */
const said = {
  code: z.string(),
  names: Names,
  /** Address of its logo; empty where a mark of ours stands for it. */
  logo: z.string(),
  account_name: z.string(),
  account_no: z.string(),
};

/** A bank as finance maintains it, beside the change that waits. [BO-35] */
export const MaintainedBank = z.object({
  kind: BankKind,
  ...said,
  change: z.nullable(
    z.object({
      id: PublicKey,
      ...said,
      entered_by: z.string(),
      entered_at: WireTime,
      /** Entered by whoever asks: somebody else has to confirm it. */
      is_own_entry: z.boolean(),
    }),
  ),
});
export type MaintainedBank = z.infer<typeof MaintainedBank>;

const access = { right: "maintain_banks" } as const;

export const listMaintainedBanks = defineCall({
  methods: ["GET"],
  path: "/staff/banks",
  about:
    "The bank that transfers of a region go to, and those that it pays out to, each with the change that waits.",
  access,
  mutates: false,
  input: z.object({ region: Region }),
  output: z.object({ datalist: z.array(MaintainedBank) }),
  refusals: [],
});

export const enterBankChange = defineCall({
  methods: ["POST"],
  path: "/staff/banks",
  about:
    "Enters what a bank is to be called, its code, its logo and our account there. Nothing changes until another confirms it.",
  access,
  mutates: true,
  idempotent: true,
  input: z.object({
    kind: BankKind,
    region: Region,
    /** The code it has now. */
    code: ShortText,
    new_code: ShortText,
    names: z.object(byLanguage(() => ShortText)),
    logo: z._default(ShortText, ""),
    account_name: z._default(ShortText, ""),
    account_no: z._default(ShortText, ""),
  }),
  output: z.object({ data: z.object({ id: PublicKey }) }),
  refusals: [
    "bank_unknown",
    "bank_code_needed",
    "bank_code_taken",
    "bank_name_needed",
    "bank_account_needed",
    "bank_change_waits",
    "file_unknown",
  ],
});

const decided = {
  methods: ["POST"],
  access,
  mutates: true,
  idempotent: true,
  input: z.object({ id: PublicKey }),
  output: z.object({ data: z.object({ id: PublicKey }) }),
} as const;

export const confirmBankChange = defineCall({
  ...decided,
  path: "/staff/banks/changes/:id/confirm",
  about:
    "Lets a change hold from now on, for cards and payments that wait as well. Never by who entered it.",
  refusals: ["bank_change_decided", "bank_code_taken", "self_approval"],
});

export const dropBankChange = defineCall({
  ...decided,
  path: "/staff/banks/changes/:id/drop",
  about: "Takes a change back that was not confirmed.",
  refusals: ["bank_change_decided"],
});
