import type { WireDecline, WireDeclined } from "../../ordering-by-wire.ts";

/** What 1688's codes say about a cart. */
const reasonByCode: Readonly<Record<string, WireDecline>> = {
  "500_001": "not_sold_online",
  "500_002": "not_one_seller",
  "500_003": "choice_unknown",
  "500_004": "sold_out",
  "500_005": "below_minimum",
  "500_006": "batch_unmet",
  "500_007": "no_trade_mode",
  "500_008": "no_price",
  "500_009": "below_minimum",
};

/** A cart that 1688 declined, with its code kept for operators. */
export const declinedBecause = (code: string, detail: string): WireDeclined => ({
  kind: "declined",
  reason: reasonByCode[code] ?? "declined",
  detail: code === "" ? detail : `${code} ${detail}`,
});
