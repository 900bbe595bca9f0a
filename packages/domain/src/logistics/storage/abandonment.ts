import { ok, refuse, type Result } from "../../kernel/result.ts";
import {
  isAtMainlandWarehouse,
  isLiveItem,
  type ItemStatus,
} from "../../trade/orders/item-state.ts";
import type { OrderStatus } from "../../trade/orders/order-state.ts";
import { noticesNeeded, type StorageClock } from "./storage-clock.ts";

/** Whether goods that were left lying are to be given up: proposed, kept all the same, or gone. */
export const abandonmentStates = ["asked", "kept", "done"] as const;
export type AbandonmentState = (typeof abandonmentStates)[number];

const edges = {
  asked: { keep: "kept", finish: "done" },
  kept: {},
  done: {},
} as const satisfies Record<AbandonmentState, Partial<Record<string, AbandonmentState>>>;

export type AbandonmentEvent = "keep" | "finish";

/** The state that a decision leads to; refuses `storage_not_in_state`. */
export function nextAbandonmentState(
  state: AbandonmentState,
  event: AbandonmentEvent,
): Result<AbandonmentState, { readonly code: "storage_not_in_state" }> {
  const row: Partial<Record<AbandonmentEvent, AbandonmentState>> = edges[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "storage_not_in_state" }) : ok(next);
}

/** Goods in a parcel, of a line of an order. */
export interface LyingLine {
  readonly status: ItemStatus;
  readonly order_status: OrderStatus;
  /** Pieces of it in the parcel, and pieces of it that are left after refunds. */
  readonly num: number;
  readonly wanted: number;
  readonly hasOpenRefund: boolean;
}

export type NotAbandoned =
  | { readonly code: "storage_awaited" }
  | { readonly code: "storage_bill_open" }
  | { readonly code: "storage_not_in_state" }
  | { readonly code: "refund_open_already" };

/**
 * Whether goods may be given up as they lie: all that is left of each line is in the parcel (6, 7), no order of theirs
 * owes anything or is further than its bill, and nobody has a refund of them.
 */
export function checkLyingLines(lines: readonly LyingLine[]): Result<null, NotAbandoned> {
  const live = lines.filter(({ status }) => isLiveItem(status));
  if (live.some(({ order_status }) => order_status === 6))
    return refuse({ code: "storage_bill_open" });
  if (live.some(({ order_status }) => order_status !== 1 && order_status !== 2))
    return refuse({ code: "storage_not_in_state" });
  if (live.some(({ status, num, wanted }) => !isAtMainlandWarehouse(status) || num < wanted))
    return refuse({ code: "storage_awaited" });
  if (live.some(({ hasOpenRefund }) => hasOpenRefund))
    return refuse({ code: "refund_open_already" });
  return ok(null);
}

export type NotDue =
  | { readonly code: "storage_not_due"; readonly values: { readonly date: string } }
  | { readonly code: "storage_untold" };

/** Whether staff may give goods up: after the deadline, and after three words to their owner about this end. */
export function checkDue(
  { stage, deadline }: Pick<StorageClock, "stage" | "deadline">,
  told: readonly number[],
): Result<null, NotDue> {
  if (stage !== "due") return refuse({ code: "storage_not_due", values: { date: deadline } });
  return told.length < noticesNeeded ? refuse({ code: "storage_untold" }) : ok(null);
}
