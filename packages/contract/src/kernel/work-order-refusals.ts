/** Refusals of questions that customers ask us, with their numbers, as `errorCodes` holds all of them. */
export const workOrderRefusals = {
  work_order_unknown: 4550,
  work_order_closed: 4551,
  work_order_words_needed: 4552,
  work_order_said_already: 4553,
  work_orders_too_many: 4554,
  work_order_about_unknown: 4555,
  work_order_of_other: 4556,
  work_order_colleague_unknown: 4557,
  prepared_answer_unknown: 4558,
  prepared_answer_known: 4559,
} as const;
