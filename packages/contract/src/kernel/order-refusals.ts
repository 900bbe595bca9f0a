/** Refusals of orders and of requests for them with their numbers, as `errorCodes` holds all of them. */
export const orderRefusals = {
  order_unknown: 2301,
  order_not_in_state: 2302,
  item_not_in_state: 2303,
  order_has_no_items: 2304,
  amount_invalid: 2305,
  order_too_large: 2306,
  second_person_needed: 2307,
  price_not_seen: 2308,
  instructions_changed: 2309,

  // payments on behalf
  request_needed: 2320,
  request_link_invalid: 2321,
  request_amount_needed: 2322,
  request_too_dear: 2323,
  requests_open: 2324,
} as const;
