import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { placeOf } from "../../trade/orders/place-of.ts";

/** One order on its way, as much of it as a card shows. */
export interface Voyage {
  readonly tid: string;
  readonly status: number;
  /** Between seller (0), our warehouse (1), the way over (2) and the door (3). */
  readonly place: number;
  /** Between which days (`YYYY-MM-DD`) it should be handed over, where that can still be said. */
  readonly arrival: { readonly from: string; readonly to: string } | null;
}

/** An order on its way. Days that have passed promise nothing any more. */
export function describeVoyage(
  { tid, status, timeline, address }: Pick<Order, "tid" | "status" | "timeline" | "address">,
  now: Date,
): Voyage {
  const signed = timeline.find(({ stage, state }) => stage === "signed" && state !== "done");
  const from = signed?.expected_from ?? "";
  const to = signed?.expected_to ?? "";
  const isAhead = to !== "" && address !== null && to >= businessDay(now, address.region);
  return {
    tid,
    status,
    place: placeOf(timeline),
    arrival: isAhead ? { from, to } : null,
  };
}
