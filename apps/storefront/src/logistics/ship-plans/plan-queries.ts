import { query } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { queryShipPlans } from "@sampan/contract/logistics/ship-plans/ship-plans";

export type ShipPlans = OutputOf<typeof queryShipPlans>["data"];
export type ShipPlan = ShipPlans["plans"][number];
export type PlanBox = ShipPlan["boxes"][number];

/** The plans for what lies where a parcel lies; where the most lies for an empty one. */
export const plansQuery = (tid: string, declarant_id?: string) =>
  query(
    queryShipPlans,
    { ...(tid === "" ? {} : { tid }), ...(declarant_id === undefined ? {} : { declarant_id }) },
    { asksLogin: true },
  );

/** The plans for these alone. */
export const plansOfQuery = (tids: readonly string[]) =>
  query(queryShipPlans, { tids: [...tids] }, { asksLogin: true });
