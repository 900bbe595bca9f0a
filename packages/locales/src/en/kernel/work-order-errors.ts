import type { workOrderErrors as source } from "../../zh/kernel/work-order-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const workOrderErrors = {
  work_order_unknown: "There is no such conversation",
  work_order_closed: "This conversation is closed. If there is more, please ask us again",
  work_order_words_needed: "Please write what you want to ask",
  work_order_said_already: "That was sent a moment ago; there is no need to send it again",
  work_orders_too_many:
    "{n, plural, one {# question} other {# questions}} of yours wait for an answer. Please wait for one of them before you ask another",
  work_order_about_unknown: "We could not find the order, parcel or payment you ask about",
  work_order_of_other: "A colleague has this conversation. Ask for it to be handed over first",
  work_order_colleague_unknown: "There is no such colleague who answers questions",
  prepared_answer_unknown: "There is no such prepared answer",
  prepared_answer_known: "Another prepared answer has this title",
} as const satisfies SameKeys<typeof source>;
