import { addDays } from "./business-time.ts";
import {
  hasLeftMainland,
  isAtMainlandWarehouse,
  isLiveItem,
  type ItemStatus,
} from "./item-state.ts";
import { bizAttributes, type BizAttribute, type OrderStatus } from "./order-state.ts";

/** The places of the one line from seller to door, in order. */
export const timelineSteps = [
  "ordered",
  "reviewed",
  "first_paid",
  "purchased",
  "seller_shipped",
  "warehouse_arrived",
  "freight_paid",
  "departed",
  "customs",
  "destination_arrived",
  "delivering",
  "received",
  "completed",
] as const;
export type TimelineStepKey = (typeof timelineSteps)[number];

export interface TimelineFacts {
  readonly status: OrderStatus;
  readonly biz_attribute: BizAttribute;
  readonly items: readonly ItemStatus[];
  /** When each step happened, as far as it is known; a step can be done without a recorded time. */
  readonly happenedAt: Partial<Readonly<Record<TimelineStepKey, Date>>>;
  readonly closedAt: Date | null;
  /** Days from departure to the destination on the order's line. */
  readonly transitDays: Days;
}

export interface Days {
  readonly min: number;
  readonly max: number;
}

export interface TimelineStep {
  readonly key: TimelineStepKey | "closed";
  readonly state: "done" | "now" | "expected";
  /** When it happened, for a done step whose time is known. */
  readonly at?: Date;
  /** Between which instants it should happen, for the steps to come. */
  readonly expected?: { readonly from: Date; readonly to: Date };
}

/** How long each step usually takes after the one before it; customs ends the line's own transit. */
const usualDays = {
  ordered: { min: 0, max: 0 },
  reviewed: { min: 0, max: 1 },
  first_paid: { min: 0, max: 3 },
  purchased: { min: 0, max: 1 },
  seller_shipped: { min: 1, max: 5 },
  warehouse_arrived: { min: 2, max: 5 },
  freight_paid: { min: 1, max: 3 },
  departed: { min: 1, max: 3 },
  destination_arrived: { min: 1, max: 2 },
  delivering: { min: 0, max: 1 },
  received: { min: 1, max: 2 },
  completed: { min: 0, max: 7 },
} as const satisfies Record<Exclude<TimelineStepKey, "customs">, Days>;

/** A payment on behalf passes no warehouse, and a consignment has nothing to be bought. */
const skipped = {
  [bizAttributes.purchase_on_behalf]: [],
  [bizAttributes.consignment]: ["purchased"],
  [bizAttributes.payment_on_behalf]: [
    "seller_shipped",
    "warehouse_arrived",
    "freight_paid",
    "departed",
    "customs",
    "destination_arrived",
    "delivering",
    "received",
  ],
} as const satisfies Record<BizAttribute, readonly TimelineStepKey[]>;

/**
 * The order as one line from seller to door: what is done and when, the one step that is now, and
 * what is expected when. A closed order shows what had happened and then that it was closed.
 */
export function timelineOf(facts: TimelineFacts, now: Date): TimelineStep[] {
  const leftOut: readonly TimelineStepKey[] = skipped[facts.biz_attribute];
  const keys = timelineSteps.filter((key) => !leftOut.includes(key));
  if (facts.status === 9) return closedLine(keys, facts);

  const reached = reachedStep(facts);
  const lastDone = keys.findLastIndex((key) => timelineSteps.indexOf(key) <= reached);
  const done = keys.slice(0, lastDone + 1);
  const lastAt = done.map((key) => facts.happenedAt[key]).findLast((at) => at !== undefined);
  return [
    ...done.map((key) => doneStep(key, facts)),
    ...stepsAhead(keys.slice(lastDone + 1), facts.transitDays, { lastAt: lastAt ?? now, now }),
  ];
}

/** The last step an order has passed, as a position in `timelineSteps`. */
function reachedStep({ status, items }: TimelineFacts): number {
  const live = items.filter(isLiveItem);
  const position = (key: TimelineStepKey) => timelineSteps.indexOf(key);
  if (status === 7) return position("completed");
  if (status === -1) return position("ordered");
  if (status === 0) return position("reviewed");
  const slowest = Math.min(...live.map((item) => position(stepOfItem(item))));
  const reached = Number.isFinite(slowest) ? slowest : position("first_paid");
  // Goods at the warehouse have passed payment only once nothing is left to pay.
  return status === 3 ? Math.max(reached, position("freight_paid")) : reached;
}

function stepOfItem(item: ItemStatus): TimelineStepKey {
  if (item === 12) return "received";
  if (item === 14 || item === 18) return "delivering";
  if (item === 11 || item === 17 || item === 10) return "destination_arrived";
  if (item === 9) return "customs";
  if (hasLeftMainland(item)) return "departed";
  if (isAtMainlandWarehouse(item)) return "warehouse_arrived";
  if (item === 5 || item === 20 || item === 21) return "seller_shipped";
  if (item === 4 || item === 19) return "purchased";
  return "first_paid";
}

function stepsAhead(
  keys: readonly TimelineStepKey[],
  transitDays: Days,
  { lastAt, now }: { readonly lastAt: Date; readonly now: Date },
): TimelineStep[] {
  let from = lastAt;
  let to = lastAt;
  return keys.map((key, position) => {
    const days = key === "customs" ? transitDays : usualDays[key];
    // What is late is expected from now on, and so is everything that waits for it.
    from = later(addDays(from, days.min), now);
    to = later(addDays(to, days.max), now);
    return { key, state: position === 0 ? "now" : "expected", expected: { from, to } };
  });
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);

function doneStep(key: TimelineStepKey, { happenedAt }: TimelineFacts): TimelineStep {
  const at = happenedAt[key];
  return at ? { key, state: "done", at } : { key, state: "done" };
}

function closedLine(keys: readonly TimelineStepKey[], facts: TimelineFacts): TimelineStep[] {
  const done = keys.filter((key) => facts.happenedAt[key]).map((key) => doneStep(key, facts));
  const closed: TimelineStep = facts.closedAt
    ? { key: "closed", state: "done", at: facts.closedAt }
    : { key: "closed", state: "done" };
  return [...done, closed];
}
