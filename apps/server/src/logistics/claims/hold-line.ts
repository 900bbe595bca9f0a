import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { claimablePieces, mayClaim } from "@sampan/domain/logistics/claims/may-claim";
import { reckonClaim, type ReckonedClaim } from "@sampan/domain/logistics/claims/reckon-claim";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { readSettingsAt } from "../../kernel/settings/read-settings-at.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { gatherLine, type LineFacts } from "../../trade/refunds/gather-line.ts";
import { hasOpenRefund } from "../../trade/refunds/has-open-refund.ts";
import { goodsOfLine } from "../../trade/refunds/reckon-line.ts";
import { type CarriedInsurance, carriedInsurance } from "./carried-insurance.ts";
import { countClaimsOfItem } from "./claim-queries.ts";

export interface LineToClaim {
  readonly facts: LineFacts;
  /** Claims that the line had before. */
  readonly made: number;
  readonly left: number;
  /** What the goods travelled under, and what it pays, as it was promised when it was bought. */
  readonly insurance: InsuranceType;
  readonly share_bp: number;
  readonly reckoned: ReckonedClaim;
}

export type LineNotClaimed = Refusal<
  | "order_unknown"
  | "refund_of_fee"
  | "claim_before_completion"
  | "claim_too_late"
  | "claim_open_already"
  | "refund_open_already"
  | "claim_number_needed"
  | "claim_too_many"
>;

/**
 * Holds a customer's line with its order and says what a claim for pieces of it comes to. The number of a charge is
 * refused as a fee, another customer's line like a missing one. [CLM-01] [CLM-02] [CLM-04]
 */
export async function holdLine(
  db: Db,
  { oid, num }: { readonly oid: string; readonly num: number },
  { customer, now, settings }: CustomerCaller,
): Promise<Result<LineToClaim, LineNotClaimed>> {
  if (/-c\d+$/.test(oid)) return refuse({ code: "refund_of_fee" });
  const [item] = await lockItems(db, { oids: [oid] });
  if (!item || item.order.account_id !== customer.id) return refuse({ code: "order_unknown" });
  const facts = await gatherLine(db, item);
  const claims = await countClaimsOfItem(db, item.id);
  const line = {
    order_status: item.order.status,
    biz_attribute: item.order.biz_attribute,
    completed_at: item.order.completed_at,
    num: item.num,
    gone: facts.refund_num,
    claimed: claims.claimed,
    hasOpenClaim: claims.open > 0,
    hasOpenRefund: await hasOpenRefund(db, item.id),
  };
  const may = mayClaim(line, num, { now, limits: settings });
  if (!may.ok) return may;
  const carried = await carriedInsurance(db, item);
  const share_bp = await promisedShare_bp(db, carried);
  return ok({
    facts,
    made: claims.made,
    left: claimablePieces(line),
    insurance: carried.insurance,
    share_bp,
    reckoned: reckonLineClaim(facts, { pieces: num, share_bp }),
  });
}

/** What pieces of a held line come to now, in cents of the payment currency. [CLM-13] [CLM-14] [CLM-15] */
export const reckonLineClaim = (
  facts: LineFacts,
  wish: { readonly pieces: number; readonly share_bp: number },
): ReckonedClaim => reckonClaim({ ...goodsOfLine(facts), num: facts.item.num, ...wish });

/** What an insurance pays, in hundredths of a percent, as it was promised when it was bought. */
export async function promisedShare_bp(
  db: Db,
  { insurance, bought_at }: CarriedInsurance,
): Promise<number> {
  if (insurance === 0) return 0;
  const { insurance_payout_bp } = await readSettingsAt(db, bought_at);
  return insurance_payout_bp[insurance];
}
