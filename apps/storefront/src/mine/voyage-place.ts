import type { Order } from "@sampan/contract/order-shapes";

type Step = Order["timeline"][number];

/** Where each step lies between seller (0), our warehouse (1), the way over (2) and the door (3). */
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

/** Where an order is on its way: at the place of the last step that was done. */
export function voyagePlace(timeline: readonly Step[]): number {
  const last = timeline.findLast(({ state }) => state === "done");
  return last ? placeOf[last.stage] : 0;
}

/** Between which days it should be handed over; undefined where nothing honest can be said. */
export function arrivalOf(
  timeline: readonly Step[],
): { readonly from: string; readonly to: string } | undefined {
  const signed = timeline.find(({ stage }) => stage === "signed");
  if (!signed || signed.state === "done" || signed.expected_from === "") return undefined;
  return { from: signed.expected_from, to: signed.expected_to };
}
