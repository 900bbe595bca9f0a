import { identityKinds, openingPurposes } from "@sampan/domain/people/identities/identities";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  AmountCents,
  Cents,
  NoInput,
  NoOutput,
  PasswordHash,
  PaymentCurrency,
  WireTime,
} from "../kernel/fields.ts";

export const getCancellation = defineCall({
  methods: ["GET"],
  path: "/gateway/user/get_cancellation",
  about: "Tells what stands in the way of cancelling the account, and what would lapse with it.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      currency: PaymentCurrency,
      /** Each of these must be nothing before the account can be cancelled. */
      orders_in_progress: z.int(),
      balance: Cents,
      /** Frozen for withdrawals that wait for audit. */
      locked_balance: Cents,
      topups_pending: z.int(),
      /** A payout of what is left that is being audited or paid out; empty without one. */
      closing_payout: z.string(),
      /** What somebody ticks to give up this balance, in their language; empty where there is none. */
      give_up_words: z.string(),
      /** What is lost with the account. */
      bonus: Cents,
      points: z.int(),
      coupons: z.int(),
      /** When everything would be erased if the account were cancelled now. */
      erased_on: WireTime,
    }),
  }),
  refusals: [],
});

export const cancelAccount = defineCall({
  methods: ["POST"],
  path: "/gateway/user/cancel_account",
  about:
    "Cancels the account: all sessions end, and a month later what names the person is erased.",
  access: "customer",
  mutates: true,
  stepUp: "password",
  input: z.object({
    password: PasswordHash,
    /** Cents of the balance that the person gives up for ever, as they saw it: all of it, or nothing is done. */
    give_up: z.optional(AmountCents),
  }),
  output: z.object({ data: z.object({ erased_on: WireTime }) }),
  refusals: [
    "wrong_password",
    "orders_in_progress",
    "balance_left",
    "withdrawal_pending",
    "topup_pending",
    "give_up_held",
  ],
});

const Opening = z.object({
  opened_at: WireTime,
  kind: z.enum(identityKinds),
  purpose: z.enum(openingPurposes),
  /** The name the staff member goes by in the house. */
  by: z.string(),
});

export const getMyData = defineCall({
  methods: ["GET"],
  path: "/gateway/user/get_my_data",
  about:
    "Tells who of the staff opened the caller's identity data, and whether a copy of their data is ready.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      export: z.object({
        state: z.enum(["none", "asked", "ready"]),
        /** Empty while there is none. */
        asked_at: WireTime,
        /** Where the copy is fetched, empty until it is ready. */
        url: z.string(),
        bytes: z.int(),
        /** When the copy is removed; empty until it is ready. */
        kept_until: WireTime,
        /** When another may be asked for; empty when that is now. */
        next_at: WireTime,
      }),
      /** The newest hundred. */
      openings: z.array(Opening),
    }),
  }),
  refusals: [],
});
export type MyData = z.infer<typeof getMyData.output>["data"];

export const requestExport = defineCall({
  methods: ["POST"],
  path: "/gateway/user/request_export",
  about: "Asks for a copy of everything stored about the caller; a notice says when it is ready.",
  access: "customer",
  mutates: true,
  stepUp: "password",
  input: z.object({ password: PasswordHash }),
  output: NoOutput,
  refusals: ["wrong_password", "export_too_soon"],
});
