import { rehearsalStates } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AmountCents,
  AskedKey,
  Cents,
  PaymentCurrency,
  SmallNumber,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import { SumEntry } from "../parcels/freight-fields.ts";

/** What the owner wants otherwise than they asked for; what is absent stays as it was. */
const answer = {
  address_id: z.optional(AskedKey),
  express: z.optional(SmallNumber),
  insurance: z.optional(SmallNumber),
};

/** The bill of the packed box by one line. */
export const RehearsedLine = z.object({
  transport: z.int(),
  days_min: z.int(),
  days_max: z.int(),
  /** Why it cannot go this way, in the reader's words; null where it can. */
  refusal: z.nullable(z.string()),
  quote: z.nullable(
    z.object({
      chargeable_g: z.int(),
      international: Cents,
      local: Cents,
      /** They add up to `total`. */
      entries: z.array(SumEntry),
      /** What would be to pay; never below zero. */
      total: Cents,
      /** Other parcels that go this way and would be on the same bill. */
      beside_tids: z.array(z.string()),
    }),
  ),
});

export const queryRehearsal = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_rehearsal",
  about: "A box that was packed before its owner decides, and its bill by every line.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid, ...answer }),
  output: z.object({
    data: z.object({
      tid: z.string(),
      state: z.enum(rehearsalStates),
      currency: PaymentCurrency,
      fee: Cents,
      /** What freight was said to come to when it was asked for, by what its parcels weighed. */
      estimate: Cents,
      asked_at: WireTime,
      packed_at: z.nullable(WireTime),
      /** Unanswered until then it is billed as it was asked for. */
      answer_by: z.nullable(WireTime),
      /** The tariff of its packing prices it until then. */
      price_until: z.nullable(WireTime),
      /** False once that time is over: it is priced by the tariff of this moment. */
      is_price_held: z.boolean(),
      transport: z.int(),
      express: z.int(),
      insurance: z.int(),
      /** What was paid for the goods in it: insurance is raised by a share of this. */
      paid_goods: Cents,
      /** What its parcels weighed when they came. */
      parts_g: z.int(),
      parts: z.array(
        z.object({
          tid: z.string(),
          weight_g: z.nullable(z.int()),
          photos: z.array(z.string()),
        }),
      ),
      /** By every open line; none while it is not packed, or once it was answered. */
      lines: z.array(RehearsedLine),
    }),
  }),
  refusals: ["parcel_unknown", "address_needed", "carrier_needed", "insurance_needed"],
});

/** `amount` is what the page showed: another price is refused and shown anew. */
export const acceptRehearsal = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/accept_rehearsal",
  about: "Agrees to a box as it was packed, by a line of the owner's choice, and has it billed.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({ tid: Tid, transport: z.optional(SmallNumber), ...answer, amount: AmountCents }),
  output: z.object({ data: z.object({ bill_tid: Tid, amount: Cents }) }),
  refusals: [
    "parcel_unknown",
    "rehearsal_not_in_state",
    "rehearsal_price_changed",
    "rehearsal_waits",
    "services_open",
    "address_needed",
    "carrier_needed",
    "transport_needed",
    "transport_unavailable",
    "insurance_needed",
    "insurance_lowered",
    "regions_differ",
    "sensitive_by_air_only",
    "goods_refused",
    "shipping_refused",
    "transport_refused",
    "order_unknown",
    "order_not_in_state",
    "parcel_not_in_state",
    "shipment_waits",
    "measures_needed",
    "tariff_missing",
    "amount_invalid",
    "reason_needed",
  ],
});
