import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  Cents,
  NoInput,
  NoOutput,
  PaymentCurrency,
  ShortText,
  TypedCents,
} from "../../kernel/fields.ts";
import { TopupState } from "../ledger/wallet.ts";

const folder = "/gateway/installer/third_recharge";

/** The providers that take the account's currency. [API-103] */
export const rechargeChannels = defineCall({
  methods: ["POST"],
  path: `${folder}/channels`,
  about: "Providers through which the account can be topped up online.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    datalist: z.array(
      z.object({
        channel: z.string(),
        currency: PaymentCurrency,
        minimum: Cents,
        maximum: Cents,
        /** Amounts without cents only. */
        whole_units: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});

const amountByChannel = { amount: z.optional(TypedCents), channel: ShortText };
const amountRefusals = [
  "topup_amount_needed",
  "topup_below_minimum",
  "topup_above_maximum",
  "whole_amount_needed",
  "channel_unavailable",
] as const;

/** [API-104] */
export const rechargeFee = defineCall({
  methods: ["POST"],
  path: `${folder}/fee`,
  about: "What a provider's payment costs beside the amount that is credited.",
  access: "customer",
  mutates: false,
  input: z.object(amountByChannel),
  output: z.object({
    data: z.object({ amount: Cents, fee: Cents, total: Cents, currency: PaymentCurrency }),
  }),
  refusals: amountRefusals,
});

/** Where an online top-up is paid. */
export const PayPage = z.object({
  /** GET: open `pay_url`. POST: submit `fields` to it. */
  method: z.enum(["GET", "POST"]),
  pay_url: z.string(),
  fields: z.record(z.string(), z.string()),
  qr_image: z.optional(z.string()),
});

/** Opens a payment at the provider. [API-101] */
export const rechargePay = defineCall({
  methods: ["POST"],
  path: `${folder}/pay`,
  about: "Starts an online top-up and says where to send the person.",
  access: "customer",
  mutates: true,
  transaction: "none",
  input: z.object(amountByChannel),
  output: z.object({
    data: z.object({
      /** Ask query_order with it. */
      order_no: z.string(),
      ...PayPage.shape,
    }),
  }),
  /** `topups_open`: as many wait to be paid as one person may have; one has to be paid or cancelled first. */
  refusals: [...amountRefusals, "topups_open"],
});

/** Asks the provider again, so a lost notification delays nobody. [API-102] */
export const rechargeQueryOrder = defineCall({
  methods: ["POST"],
  path: `${folder}/query_order`,
  about: "Where an online top-up stands, asked of the provider when we do not know yet.",
  access: "customer",
  mutates: true,
  transaction: "none",
  input: z.object({ order_no: ShortText }),
  output: z.object({
    data: z.object({
      order_no: z.string(),
      state: TopupState,
      amount: Cents,
      fee: Cents,
      currency: PaymentCurrency,
      channel: z.string(),
      reason: z.string(),
      balance: Cents,
      /** Where to go on paying; null once it is decided, or where the provider shows its page only once. */
      pay: z.nullable(PayPage),
    }),
  }),
  refusals: ["topup_unknown"],
});

/** Gives up an online top-up. Money that arrives for it after all is credited still. */
export const rechargeCancel = defineCall({
  methods: ["POST"],
  path: `${folder}/cancel`,
  about:
    "Ends an online top-up that its owner does not want to pay; one paid meanwhile is credited.",
  access: "customer",
  mutates: true,
  transaction: "none",
  input: z.object({ order_no: ShortText }),
  output: z.object({ data: z.object({ order_no: z.string(), state: TopupState }) }),
  refusals: ["topup_unknown", "topup_not_in_state"],
});

const notification = {
  methods: ["POST"],
  access: "anyone",
  mutates: true,
  transaction: "none",
  notification: true,
  input: z.object({}),
  output: NoOutput,
  refusals: ["notification_invalid", "channel_unavailable"],
} as const;

/** A provider's signed word on a payment, answered in the provider's own form. [API-105] */
export const rechargeNotify = defineCall({
  ...notification,
  path: `${folder}/notify/:channel`,
  about: "A provider's signed notification; the channel is named in the address.",
});

/** The same for a deployment with one provider, whose notifications name no channel. [API-105] */
export const rechargeNotifyOnly = defineCall({
  ...notification,
  path: `${folder}/notify`,
  about: "A provider's signed notification; every configured provider checks the signature.",
});
