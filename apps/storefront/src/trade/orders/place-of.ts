import type { Stage } from "@sampan/contract/trade/orders/order-shapes";

/** Places from the seller (0) over the warehouse (1) and the journey (2) to the door (3). */
const placeOfStage = {
  placed: 0,
  reviewed: 0,
  first_paid: 0,
  seller_shipped: 0.5,
  warehouse: 1,
  billed: 1,
  second_paid: 1,
  dispatched: 1.5,
  customs: 2,
  destination: 2.5,
  delivering: 2.5,
  signed: 3,
  completed: 3,
  closed: 0,
} as const satisfies Record<Stage["stage"], number>;

/** Where the boat is on its way. */
export const placeOf = (timeline: readonly Stage[]): number =>
  Math.max(
    0,
    ...timeline.filter(({ state }) => state === "done").map(({ stage }) => placeOfStage[stage]),
  );
