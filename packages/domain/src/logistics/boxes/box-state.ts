import type { ItemEvent } from "../../trade/orders/item-state.ts";
import type { TransportEvent } from "../parcels/package-state.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

/** The life of a box or container, step by step; packages and items follow their box. [BO-21] */
export const boxStates = [
  "loading",
  "sealed",
  "shipping",
  "customs",
  "platform_warehouse",
  "arrived",
] as const;
export type BoxState = (typeof boxStates)[number];

/** A box may pass the platform's own warehouse at the destination, where there is one. */
const steps = {
  loading: { seal: "sealed" },
  sealed: { depart: "shipping" },
  shipping: { enter_customs: "customs" },
  customs: { sign_at_platform: "platform_warehouse", arrive: "arrived" },
  platform_warehouse: { arrive: "arrived" },
  arrived: {},
} as const satisfies Record<BoxState, Partial<Record<string, BoxState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type BoxEvent = EventsOf<(typeof steps)[BoxState]>;

/** What a box's step does to every package in it and to every live item of those. */
export const followersOfBox = {
  seal: { package: "seal" },
  depart: { package: "depart", item: "dispatch" },
  enter_customs: { item: "enter_customs" },
  sign_at_platform: { item: "sign_at_platform" },
  arrive: { package: "arrive", item: "arrive" },
} as const satisfies Record<
  BoxEvent,
  { readonly package?: TransportEvent; readonly item?: ItemEvent }
>;

export type BoxNotInState = { readonly code: "box_not_in_state" };

/** The state a step leads to; refuses `box_not_in_state`. */
export function nextBoxState(state: BoxState, event: BoxEvent): Result<BoxState, BoxNotInState> {
  const row: Partial<Record<BoxEvent, BoxState>> = steps[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "box_not_in_state" }) : ok(next);
}

export const boxEvents = Object.keys(followersOfBox) as [BoxEvent, ...BoxEvent[]];

/** The steps a box can take now; none once it arrived. */
export const stepsOfBox = (state: BoxState): BoxEvent[] => Object.keys(steps[state]) as BoxEvent[];
