import type { Order } from "@sampan/contract/order-shapes";
import { businessDay } from "@sampan/domain/business-time";

type Step = Order["timeline"][number];

/** One order on its way, as much of it as a card shows. */
export interface Voyage {
  readonly tid: string;
  readonly status: number;
  /** Between seller (0), our warehouse (1), the way over (2) and the door (3). */
  readonly place: number;
  /** Between which days (`YYYY-MM-DD`) it should be handed over, where that can still be said. */
  readonly arrival: { readonly from: string; readonly to: string } | null;
}

const placeOf = {
  placed: 0,
  reviewed: 0,
  first_paid: 0,
  seller_shipped: 0.5,
  warehouse: 1,
  billed: 1,
  second_paid: 1,
  dispatched: 2,
  customs: 2,
  destination: 2.5,
  delivering: 2.5,
  signed: 3,
  completed: 3,
  closed: 0,
} as const satisfies Record<Step["stage"], number>;

/** An order is at the place of the last step that was done. Days that have passed promise nothing any more. */
export function describeVoyage(
  { tid, status, timeline, address }: Pick<Order, "tid" | "status" | "timeline" | "address">,
  now: Date,
): Voyage {
  const last = timeline.findLast(({ state }) => state === "done");
  const signed = timeline.find(({ stage, state }) => stage === "signed" && state !== "done");
  const from = signed?.expected_from ?? "";
  const to = signed?.expected_to ?? "";
  const isAhead = to !== "" && to >= businessDay(now, address.region);
  return {
    tid,
    status,
    place: last ? placeOf[last.stage] : 0,
    arrival: isAhead ? { from, to } : null,
  };
}
