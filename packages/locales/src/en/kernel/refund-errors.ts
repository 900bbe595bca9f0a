import { wireOrderErrors } from "./wire-order-errors.ts";
import type { refundErrors as source } from "../../zh/kernel/refund-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const refundErrors = {
  refund_unknown: "There is no such refund",
  refund_not_in_state: "This refund is at another step now. Please reload",
  refund_above_paid: "A refund cannot be more than what was paid",
  refund_too_many:
    "{left, plural, =0 {No piece of this is left to refund} one {Only # piece of this is left to refund} other {Only # pieces of this are left to refund}}",
  refund_number_needed: "Choose how many pieces",
  refund_of_fee: "Freight and fees are not refunded by themselves. Choose goods",
  refund_of_closed: "What is closed or refunded already cannot be refunded again",
  refund_in_transit:
    "The goods are on their way abroad. You can return them once the order is completed",
  refund_too_late: "More than {days, number} days have passed, so it is too late to ask",
  refund_open_already: "A refund of this is under way already",
  refund_fault_needed: "Say whose fault it is",
  refund_limit_reached: "One person lets out at most {limit} a day. A colleague has to do it",
  refund_bill_open: "The order still owes freight. Billing has to take that bill back first",
  claim_unknown: "There is no such claim",
  claim_not_in_state: "This cannot be done to the claim now. Load the page again and look.",
  claim_before_completion: "A claim can be made once the order is completed",
  claim_too_late:
    "The order was completed more than {days, number} days ago, so nothing can be claimed any more",
  claim_open_already: "A claim for this item is under way",
  claim_too_many:
    "{left, plural, =0 {Nothing is} one {# piece is} other {# pieces are}} left of this item to claim",
  claim_number_needed: "Choose how many pieces are claimed",
  claim_words_needed: "Say what is broken or missing",
  claim_photo_needed: "Attach at least one photo",
  claim_decided_by_person:
    "This claim was not decided by itself: a person has looked at it, or will",
  claim_asked_again: "A person was asked to look at this claim before",
  claim_again_too_late:
    "It was decided more than {days, number} days ago, so nobody can be asked to look again",
  claim_again_words_needed: "Say what you think is wrong with it",
  claimed_by_other: "A colleague has taken these on; ask them to hand them back first",
  price_question_open: "These goods still wait for the customer's answer",
  price_question_settled: "This price rise was answered already; please reload",
  price_unchanged: "The price is the same",
  choice_gone: "The seller no longer has this option, or too few of it",
  choice_changed: "The price is no longer what you saw; please read it again",
  choice_not_allowed: "The customer left no word that allows it; ask them instead",
  choice_settled: "This question was answered already; please reload",
  ...wireOrderErrors,
} as const satisfies SameKeys<typeof source>;
