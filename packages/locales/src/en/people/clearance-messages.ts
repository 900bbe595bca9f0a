import type { clearanceMessages as source } from "../../zh/people/clearance-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const clearanceMessages = {
  clearance_asked: {
    title: "Please confirm what your parcel is declared as",
    body: "The freight of parcel {tid} is paid. Look at the goods and amounts, say who declares it, and confirm: only then it is loaded.",
  },
  clearance_changed: {
    title: "Please confirm your parcel's declaration again",
    body: "Parcel {tid} was declared anew. Please look again and confirm; it is not loaded before.",
  },
  clearance_requested: {
    title: "Please press “申報相符” in EZ WAY",
    body: "Parcel {tid} was sent to EZ WAY. Its declarant opens EZ WAY and confirms; then it can be loaded.",
  },
  clearance_reminder: {
    title: "A declaration still waits for you",
    body: "Parcel {tid} is not confirmed yet and is not loaded before it is.",
  },
  clearance_refused: {
    title: "EZ WAY did not take the declaration",
    body: "Parcel {tid}: {reason}. Please check the declarant's name and mobile and confirm again.",
  },
  clearance_cleared: {
    title: "Your parcel can be loaded",
    body: "The declaration of parcel {tid} is confirmed.",
  },
  duty_receipt_kept: {
    title: "A customs receipt is here",
    body: "{amount} was paid to customs for parcel {tid}. You can see and save receipt {number}.",
  },
  duty_receipt_corrected: {
    title: "A customs receipt was corrected",
    body: "Receipt {number} of parcel {tid} was corrected: customs was paid {amount}.",
  },
  duty_receipt_withdrawn: {
    title: "A customs receipt was taken back",
    body: "Receipt {number} is none of parcel {tid}'s and was removed from it.",
  },
} as const satisfies SameKeys<typeof source>;
