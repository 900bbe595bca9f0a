import { addDays } from "../../kernel/business-time.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import { canAskRefund, isAtMainlandWarehouse, type ItemStatus } from "../orders/item-state.ts";
import type { OrderStatus } from "../orders/order-state.ts";
import type { RefundEvent } from "./refund-bits.ts";

export interface LineToAsk {
  readonly order_status: OrderStatus;
  readonly status: ItemStatus;
  readonly num: number;
  /** Pieces that came back, and those that an open request names. */
  readonly gone: number;
  readonly open: number;
  /** When the warehouse received the last of it. */
  readonly received_at: Date | null;
  readonly completed_at: Date | null;
}

export type RefundNotAsked =
  | { readonly code: "refund_of_closed" }
  | { readonly code: "refund_too_late"; readonly values: { readonly days: number } }
  | { readonly code: "refund_in_transit" }
  | { readonly code: "refund_open_already" }
  | { readonly code: "refund_too_many"; readonly values: { readonly left: number } }
  | { readonly code: "item_not_in_state" };

/**
 * Which step opens a request for some pieces of a line now. Refused for a closed or unpaid order, for goods on their
 * way, days after they were received or completed, while another request for the line is open, and for more pieces
 * than are left. [ORD-20] [REF-18]
 */
export function mayAskRefund(
  line: LineToAsk,
  num: number,
  { now, limits }: { readonly now: Date; readonly limits: Limits },
): Result<Extract<RefundEvent, "request" | "request_return">, RefundNotAsked> {
  if (line.order_status === 9) return refuse({ code: "refund_of_closed" });
  const left = line.num - line.gone;
  if (line.open > 0) return refuse({ code: "refund_open_already" });
  if (num > left) return refuse({ code: "refund_too_many", values: { left } });
  if (line.order_status === 7)
    return isWithin(line.completed_at, limits.claim_window_days, now)
      ? ok("request_return")
      : refuse({ code: "refund_too_late", values: { days: limits.claim_window_days } });
  if (line.status === 1 || line.status === 2) return refuse({ code: "item_not_in_state" });
  if (!canAskRefund(line.status))
    return refuse({
      code: line.status === 3 || line.status === 15 ? "refund_of_closed" : "refund_in_transit",
    });
  if (
    isAtMainlandWarehouse(line.status) &&
    !isWithin(line.received_at, limits.refund_return_days, now)
  )
    return refuse({ code: "refund_too_late", values: { days: limits.refund_return_days } });
  return ok("request");
}

const isWithin = (from: Date | null, days: number, now: Date): boolean =>
  from === null || now <= addDays(from, days);
