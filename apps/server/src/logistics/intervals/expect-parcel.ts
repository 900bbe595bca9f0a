import {
  calendarOfLeg,
  daysOf,
  expectLegs,
  type JourneyLeg,
  journeyLegs,
} from "@sampan/domain/trade/orders/journey-legs";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { selectLegOf } from "./interval-queries.ts";

/** What a parcel's way says at the end of each leg. */
const stopAfter = {
  load: "international_shipping",
  sail: "customs",
  clear: "arrived_at_destination",
  bring: "delivering",
  deliver: "received",
} as const satisfies Record<JourneyLeg, string>;

export interface ExpectedStop {
  readonly stop: (typeof stopAfter)[JourneyLeg];
  /** Days (`YYYY-MM-DD`); empty where nothing honest can be said. */
  readonly expected_from: string;
  readonly expected_to: string;
}

/**
 * The stops that are ahead of parcels that travel together, with the range of days past ones needed for as long as
 * their history goes; none before freight is paid, and none of what waits to be picked up.
 */
export async function expectStops(
  db: Db,
  parcelIds: readonly number[],
  { region, settings, now }: Pick<CustomerCaller, "region" | "settings" | "now">,
): Promise<readonly ExpectedStop[]> {
  const current = await selectLegOf(db, parcelIds);
  if (!current) return [];
  const { leg, begun_at, intervals } = current;
  const expected = expectLegs({ leg, begun_at, now }, intervals, calendarOfLeg(region, settings));
  return journeyLegs.slice(journeyLegs.indexOf(leg)).map((ahead) => {
    const range = expected.find((one) => one.leg === ahead);
    const days = range ? daysOf(range, region) : { expected_from: "", expected_to: "" };
    return { stop: stopAfter[ahead], ...days };
  });
}
