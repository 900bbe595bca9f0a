import type { ChargeName } from "@sampan/domain/trade/charges/charge-name";
import { chargesOfRegions } from "./regions.ts";

/** What a bill's charges are called, as `chargeNameOf` picks them: the only words for them in the product. [ORD-83] */
export const charges = {
  ...chargesOfRegions,
  warehouse_charge: "仓储费",
  other_charge: "其他费用",
} as const satisfies Record<ChargeName, string>;
