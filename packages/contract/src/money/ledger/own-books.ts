import { ownedKinds } from "@sampan/domain/money/ledger/ledger";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, paging, PaymentCurrency, Place, WireTime } from "../../kernel/fields.ts";

/** One change of one's own account, with its sign. Cents, or points. */
export const OwnChange = z.object({
  /** Which change of this account it is: no two share it, and it stays. */
  id: Place,
  /** Below zero takes from the account. */
  amount: Cents,
  balance: Cents,
  acc_time: WireTime,
  tid: z.string(),
  /** In the reader's language. */
  remark: z.string(),
});
export type OwnChange = z.infer<typeof OwnChange>;

/** [WAL-50] [WAL-51] */
export const readOwnBook = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/read_own_book",
  about:
    "One of one's own accounts over a month, to be added up again: opening, changes from the oldest on, closing, and the last daily close.",
  access: "customer",
  mutates: false,
  input: z.object({
    ...paging(100),
    kind: z._default(z.enum(ownedKinds), "cash"),
    /** `2026-11` in the account's region; left out, the current one. */
    month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))),
  }),
  output: z.object({
    datalist: z.array(OwnChange),
    total: z.int(),
    data: z.object({
      month: z.string(),
      /** The month of the first change of any of one's accounts, and the current one. */
      first_month: z.string(),
      last_month: z.string(),
      /** Null for points. */
      currency: z.nullable(PaymentCurrency),
      opening: Cents,
      /** Read from the balance, not from the changes. */
      closing: Cents,
      /** The last day whose books were closed; null before the first. */
      close: z.nullable(
        z.object({
          day: z.string(),
          /** Everybody's balances equalled what was held for them, and no difference was open. */
          is_proved: z.boolean(),
          /** What this account held at the end of that day. */
          balance: Cents,
        }),
      ),
    }),
  }),
  refusals: [],
});
