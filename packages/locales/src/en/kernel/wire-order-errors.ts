import type { wireOrderErrors as source } from "../../zh/kernel/wire-order-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const wireOrderErrors = {
  wire_order_off: "Ordering at 1688 directly is switched off",
  wire_order_elsewhere: "Goods are ordered for one order and one seller of 1688 at a time",
  wire_order_open:
    "These goods are being ordered at 1688; wait until it is known what became of it",
  wire_choice_missing:
    "1688 does not have this option, or we do not know its number; order it by hand",
  wire_receiver_unclear:
    "The warehouse's address leaves province, city, district or telephone open; complete it in the settings",
  wire_no_trade_mode: "1688 does not let these goods be ordered directly; order them by hand",
  wire_sold_out: "1688 says there are too few left",
  wire_below_minimum: "The seller wants more pieces, or whole batches",
  wire_price_risen:
    "The seller asks more: {paid} was paid, {price} is asked now. Enter the new price first",
  wire_total_changed: "It is dearer than what you saw; please look again",
  wire_declined: "1688 did not take it: {words}",
  wire_order_unknown: "There is no such order at 1688",
  wire_order_needed: "Goods are bought by this order; it cannot be cancelled",
  wire_order_paid: "This order is paid; ask for the money back at 1688",
  wire_cancel_too_soon:
    "It was placed just now and 1688 does not close it yet; try again in ten seconds",
} as const satisfies SameKeys<typeof source>;
