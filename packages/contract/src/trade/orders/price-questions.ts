import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoOutput, Tid } from "../../kernel/fields.ts";

/** Whoever pays the difference accepts it; this is the other answer. */
export const declinePriceRise = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/order/decline_price_rise",
  about: "Decline a seller's higher price: the line is refunded.",
  access: "customer",
  mutates: true,
  /** The number of the difference. */
  input: z.object({ child_tid: Tid }),
  output: NoOutput,
  refusals: ["order_unknown", "price_question_settled"],
});
