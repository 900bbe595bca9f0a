import { query } from "@sampan/client/query";
import { queryClearance, type OwnClearance } from "@sampan/contract/logistics/clearance/clearance";
import type { Tone } from "@sampan/ui/chip";

/** What a parcel is declared as, and who must act before it is loaded. */
export const clearanceQuery = (tid: string) => query(queryClearance, { tid }, { asksLogin: true });

export const toneOfClearance = {
  asked: "action",
  confirmed: "brand",
  requested: "action",
  matched: "ok",
  disputed: "warn",
  refused: "danger",
  expired: "warn",
  not_needed: "ok",
  replaced: "neutral",
} as const satisfies Record<OwnClearance["state"], Tone>;
