import { billed } from "./billed.ts";
import type { ChargeKind } from "../../kernel/charge-kinds.ts";
import type { Charge } from "./charge.ts";
import type { ChargeRule, OrderToCharge } from "./charge-rule.ts";
import { coupon } from "./coupon.ts";
import { freightEstimate } from "./freight-estimate.ts";
import { goods } from "./goods.ts";
import { insurance } from "./insurance-fee.ts";
import { mainlandFreight } from "./mainland-freight.ts";
import { serviceFee } from "./service-fee.ts";
import { supplement } from "./balance-due.ts";

/** Every kind of charge by its rule, in the order in which they apply and are read. */
export const chargeRules = {
  goods,
  mainland_freight: mainlandFreight,
  service_fee: serviceFee,
  insurance,
  freight_estimate: freightEstimate,
  coupon,
  international_freight: billed("international_freight"),
  local_freight: billed("local_freight"),
  warehouse: billed("warehouse"),
  other: billed("other"),
  supplement,
} as const satisfies Record<ChargeKind, ChargeRule>;

/** Everything that an order is charged before it is weighed, by rule after rule. [CHK-10] [CHK-31] */
export const reckonCharges = (order: OrderToCharge): Charge[] =>
  Object.values<ChargeRule>(chargeRules).flatMap((rule) => rule.reckon(order));
