import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import {
  type BizAttribute,
  bizAttributes,
  type OrderStatus,
} from "../../trade/orders/order-state.ts";
import { isClaimable } from "./claim-window.ts";

export interface LineToClaim {
  readonly order_status: OrderStatus;
  readonly biz_attribute: BizAttribute;
  readonly completed_at: Date | null;
  readonly num: number;
  /** Pieces that came back, and pieces that earlier claims were accepted for. */
  readonly gone: number;
  readonly claimed: number;
  /** A claim of the line that is not ended. */
  readonly hasOpenClaim: boolean;
  /** A refund or a return of it that somebody still has. */
  readonly hasOpenRefund: boolean;
}

export type ClaimNotMade =
  | { readonly code: "claim_before_completion" }
  | { readonly code: "claim_too_late"; readonly values: { readonly days: number } }
  | { readonly code: "claim_open_already" }
  | { readonly code: "refund_open_already" }
  | { readonly code: "claim_number_needed" }
  | { readonly code: "claim_too_many"; readonly values: { readonly left: number } };

/** Pieces of a line that a claim may still name. [CLM-04] */
export const claimablePieces = ({
  num,
  gone,
  claimed,
}: Pick<LineToClaim, "num" | "gone" | "claimed">): number => Math.max(0, num - gone - claimed);

/**
 * Whether pieces of a line can be claimed now: the order is completed, not longer ago than the window, nothing else is
 * asked about the line, and so many pieces are left that neither came back nor were paid for before. What is paid on
 * somebody's behalf never passed through our hands. [CLM-01] [CLM-02] [CLM-04]
 */
export function mayClaim(
  line: LineToClaim,
  num: number,
  { now, limits }: { readonly now: Date; readonly limits: Limits },
): Result<null, ClaimNotMade> {
  const { order_status: status, completed_at: edate } = line;
  if (status !== 7 || edate === null || line.biz_attribute === bizAttributes.payment_on_behalf)
    return refuse({ code: "claim_before_completion" });
  if (!isClaimable({ status, edate }, now, limits))
    return refuse({ code: "claim_too_late", values: { days: limits.claim_window_days } });
  if (line.hasOpenClaim) return refuse({ code: "claim_open_already" });
  if (line.hasOpenRefund) return refuse({ code: "refund_open_already" });
  const left = claimablePieces(line);
  if (num > left) return refuse({ code: "claim_too_many", values: { left } });
  return num < 1 ? refuse({ code: "claim_number_needed" }) : ok(null);
}
