import { exactly } from "../best-exact.ts";
import { nearby } from "../best-nearby.ts";
import type { Search } from "../box-of.ts";
import type { PlanBox } from "../plan-unit.ts";
import { throughAll } from "../through-all.ts";

/** What the exact search finds, at once and with nothing known before. */
export const bestExact = (search: Search): readonly PlanBox[] | undefined =>
  throughAll(exactly(search, new Map()));

/** What the search among many parcels finds, at once and with nothing known before. */
export const bestNearby = (search: Search): readonly PlanBox[] | undefined =>
  throughAll(nearby(search, new Map()));
