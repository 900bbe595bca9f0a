import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { PublicKey, NoOutput } from "../../kernel/fields.ts";

const answer = {
  methods: ["POST"],
  access: "customer",
  mutates: true,
  input: z.object({ key: PublicKey }),
  output: NoOutput,
  refusals: ["order_unknown", "choice_settled"],
} as const;

/** What costs more is accepted by paying the difference. */
export const acceptChoice = defineCall({
  ...answer,
  path: "/gateway/installer/order/accept_choice",
  about: "Take another option of ordered goods that costs nothing more.",
});

export const declineChoice = defineCall({
  ...answer,
  path: "/gateway/installer/order/decline_choice",
  about: "Decline another option of ordered goods: the line is refunded.",
});
