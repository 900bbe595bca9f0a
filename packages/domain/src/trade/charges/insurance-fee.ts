import { insuranceShare_bp } from "./insurance.ts";
import type { ChargeRule } from "./charge-rule.ts";
import { chargeShare, explainShare } from "./share-of-goods.ts";

/** The chosen percentage of the goods alone, without freight. [CHK-31] */
export const insurance: ChargeRule = {
  reckon: (order) => chargeShare("insurance", order, insuranceShare_bp(order.insurance)),
  explain: explainShare("insurance"),
};
