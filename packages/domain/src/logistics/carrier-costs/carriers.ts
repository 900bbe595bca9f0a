import { type TransportId, transportIds } from "../../goods/shippability/transports.ts";
import { type Courier, couriers } from "../tracking/couriers.ts";
import type { Tracker } from "../tracking/trackers.ts";

/** Whoever takes money of ours for carrying, or for telling where things are: a line, who goes to doors and stores, a tracker. */
export type CostCarrier = `line:${TransportId}` | `door:${DoorCarrier}` | `tracker:${Tracker}`;

/** Couriers of our table, and whoever is not in it. */
export const doorCarriers = [...couriers, "other"] as const;
export type DoorCarrier = Courier | "other";

/** Whose bills come on paper, and are written down a month. */
export const writtenCarriers: readonly CostCarrier[] = [
  ...transportIds.map((id) => `line:${id}` as const),
  ...doorCarriers.map((courier) => `door:${courier}` as const),
];
