import type { SumKey } from "../../kernel/sum-entry.ts";
import type { TermsWord } from "../../money/coupons/coupon-terms.ts";
import type { transportNames } from "../../goods/shippability/transports.ts";
import type { BilledKind } from "./charge-lines.ts";

type TransportName = (typeof transportNames)[keyof typeof transportNames];
type Why =
  | "times"
  | "mainland"
  | "share"
  | "first"
  | "weight"
  | "weightEstimate"
  | "volume"
  | "withMinimum"
  | "each"
  | "eachOf"
  | "ofShipment"
  | "raised"
  | "rehearsed"
  | "storage"
  | "storageShare"
  | "minimum"
  | "coupon"
  | "points"
  | "paidBefore"
  | "written";

export type SumWord =
  | `label.${Exclude<SumKey, BilledKind> | "paid_before" | "rehearsal" | "storage"}`
  | `freightBy.${TransportName}`
  | "deliveryBy"
  | `why.${Why}`;

/** Says what stands beside amounts: on pages, and on paper. */
export type SaySums = (
  key: SumWord | TermsWord,
  values?: Record<string, string | number>,
) => string;
