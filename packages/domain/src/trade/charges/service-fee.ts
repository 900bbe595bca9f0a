import type { ChargeRule } from "./charge-rule.ts";
import { chargeShare, explainShare } from "./share-of-goods.ts";

/** Our own share of the goods, while there is one. */
export const serviceFee: ChargeRule = {
  reckon: (order) => chargeShare("service_fee", order, order.serviceFee_bp),
  explain: explainShare("service_fee"),
};
