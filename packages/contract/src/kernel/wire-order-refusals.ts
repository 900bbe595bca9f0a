/** Numbers of what an order over a marketplace's interface is refused for, part of all error codes. */
export const wireOrderRefusals = {
  wire_order_off: 4601,
  wire_order_elsewhere: 4602,
  wire_order_open: 4603,
  wire_choice_missing: 4604,
  wire_receiver_unclear: 4605,
  wire_no_trade_mode: 4606,
  wire_sold_out: 4607,
  wire_below_minimum: 4608,
  wire_price_risen: 4609,
  wire_total_changed: 4610,
  wire_declined: 4611,
  wire_order_unknown: 4612,
  wire_order_needed: 4613,
  wire_order_paid: 4614,
  wire_cancel_too_soon: 4615,
} as const;
