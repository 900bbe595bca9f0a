import { wireOrderRefusals } from "./wire-order-refusals.ts";

/** Numbers of what a refund or a claim is refused for, part of all error codes. [REF-18] [REF-19] */
export const refundRefusals = {
  refund_unknown: 4001,
  refund_not_in_state: 4002,
  refund_above_paid: 4003,
  refund_too_many: 4004,
  refund_number_needed: 4005,
  refund_of_fee: 4006,
  refund_of_closed: 4007,
  refund_in_transit: 4008,
  refund_too_late: 4009,
  refund_open_already: 4010,
  refund_fault_needed: 4011,
  refund_limit_reached: 4012,
  refund_bill_open: 4013,

  // damage claims
  claim_unknown: 4030,
  claim_not_in_state: 4031,
  claim_before_completion: 4032,
  claim_too_late: 4033,
  claim_open_already: 4034,
  claim_too_many: 4035,
  claim_number_needed: 4036,
  claim_words_needed: 4037,
  claim_photo_needed: 4038,
  claim_decided_by_person: 4039,
  claim_asked_again: 4040,
  claim_again_too_late: 4041,
  claim_again_words_needed: 4042,

  // purchases, and prices that changed
  claimed_by_other: 4019,
  price_question_open: 4020,
  price_question_settled: 4021,
  price_unchanged: 4022,
  choice_gone: 4023,
  choice_changed: 4024,
  choice_not_allowed: 4025,
  choice_settled: 4026,
  ...wireOrderRefusals,
} as const;
