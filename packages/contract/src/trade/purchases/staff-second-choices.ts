import { choiceAllowances } from "@sampan/domain/trade/price-changes/second-choice-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  Cents,
  PublicKey,
  largestAmount,
  PaymentCurrency,
  ShortText,
} from "../../kernel/fields.ts";
import { PurchaseItem } from "./staff-purchases.ts";

/** An option of a listing as it is offered today. */
const Option = z.object({
  /** Our number of it. */
  item_id: z.string(),
  props: z.record(z.string(), z.string()),
  image: z.string(),
  /** CNY cents a piece, at the pieces that the order wants of these goods. */
  price: Cents,
  stock: z.int(),
  /** There are enough of it. */
  is_offered: z.boolean(),
  /** What it costs the customer more, or gives back: cents of their currency. A small rise is ours. */
  cost: z.object({ kind: z.enum(["same", "absorbed", "asked", "fallen"]), amount: Cents }),
});

/** [BO-10] */
export const askOtherChoices = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/choices",
  about: "Asks the marketplace what else it offers of a product whose ordered option is gone.",
  access: { right: "purchase_items" },
  mutates: true,
  transaction: "none",
  input: z.object({ oid: ShortText }),
  output: z.object({
    data: z.object({
      /** The listing as its seller has it. */
      item_name: z.string(),
      url: z.string(),
      image: z.string(),
      /** What was ordered, CNY cents a piece as it was paid, and what the seller has of it. */
      ordered: z.object({
        props: z.record(z.string(), z.string()),
        image: z.string(),
        price: Cents,
        stock: z.int(),
      }),
      pieces: z.int(),
      currency: PaymentCurrency,
      /** What the customer said of other options: with the order, and beforehand. */
      remark: z.array(z.string()),
      other_choice: z.boolean(),
      choice_words: z.string(),
      options: z.array(Option),
    }),
  }),
  refusals: [
    "order_unknown",
    "item_not_found",
    "item_not_found_1688",
    "pinduoduo_transient",
    "platform_unavailable",
    "platform_disabled",
    "too_many_calls",
    "asked_enough",
    "log_in_to_ask",
  ],
});

/** [BO-10] */
export const enterSecondChoice = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/choice",
  about:
    "Takes another option of the same goods where their customer allows it, or asks them; dearer only by their payment.",
  access: { right: "purchase_items" },
  mutates: true,
  input: z.object({
    oid: ShortText,
    /** The option, and CNY cents a piece as they were read. */
    item_id: ShortText,
    price: z.int().check(z.gte(1), z.lte(largestAmount)),
    /** Whose words allow it; nobody's are asked for. */
    allowed_by: z.enum(choiceAllowances),
    /** For the office. */
    note: z._default(ShortText, ""),
  }),
  output: z.object({ state: z.enum(["taken", "asked"]), datalist: z.array(PurchaseItem) }),
  refusals: [
    "order_unknown",
    "item_not_in_state",
    "price_question_open",
    "refund_open_already",
    "refund_limit_reached",
    "self_approval",
    "claimed_by_other",
    "choice_gone",
    "choice_changed",
    "choice_not_allowed",
    "wire_order_open",
  ],
});

export const withdrawChoice = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/choice/withdraw",
  about:
    "Takes a question about another option back, because the seller has the ordered one after all.",
  access: { right: "purchase_items" },
  mutates: true,
  input: z.object({ key: PublicKey }),
  output: z.object({ datalist: z.array(PurchaseItem) }),
  refusals: ["order_unknown", "choice_settled"],
});
