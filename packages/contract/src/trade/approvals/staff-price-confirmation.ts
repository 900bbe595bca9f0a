import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AmountCents, Tid } from "../../kernel/fields.ts";
import { Review } from "./staff-approvals.ts";

/** A second person answers for a price far below the listing, as they saw it. */
export const confirmPrice = defineCall({
  methods: ["POST"],
  path: "/staff/reviews/confirm_price",
  about: "Confirm a price that another reviewer set far below its listing.",
  access: { right: "review_orders" },
  mutates: true,
  input: z.object({
    tid: Tid,
    oid: z.string().check(z.maxLength(30)),
    /** The price that was seen, CNY cents; another one by now is refused. */
    price: AmountCents,
  }),
  output: z.object({ data: Review }),
  refusals: [
    "order_unknown",
    "order_not_in_state",
    "item_not_in_state",
    "price_not_seen",
    "second_person_needed",
  ],
});
