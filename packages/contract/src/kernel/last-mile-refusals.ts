/** Numbers of what is refused on the last mile, part of all error codes. */
export const lastMileRefusals = {
  last_mile_fixed: 4901,
  last_mile_unavailable: 4902,
  store_refuses_parcel: 4903,
  mobile_needed_for_stores: 4904,
  store_visit_over: 4905,
  store_closed: 4906,
  stores_not_told: 4907,
  shipping_order_unknown: 4908,
  shipping_order_not_in_state: 4909,
} as const;
