import { type TransportId, transportIds } from "../../goods/shippability/transports.ts";
import type { WithClosedDays } from "../../kernel/closed-days.ts";
import type { Region } from "../../kernel/regions.ts";
import {
  calendarOfLeg,
  expectLegs,
  journeyLegs,
  type LegIntervals,
} from "../../trade/orders/journey-legs.ts";
import type { ExpectedDays, PlanLine } from "./plan-terms.ts";

const day_ms = 86_400_000;

interface Asked {
  readonly region: Region;
  readonly lines: readonly PlanLine[];
  readonly history: ReadonlyMap<TransportId, LegIntervals>;
  readonly closed: WithClosedDays;
  readonly now: Date;
}

/**
 * How long each transport takes from today: what past parcels needed for every leg, their closed days passed over, where
 * all legs have a history; else the days that its lines promise. Transports without a line are not in it.
 */
export function expectedDays({
  region,
  lines,
  history,
  closed,
  now,
}: Asked): Partial<Record<TransportId, ExpectedDays>> {
  return Object.fromEntries(
    transportIds.flatMap((transport) => {
      const own = lines.filter((line) => line.transport === transport);
      if (own.length === 0) return [];
      const intervals = history.get(transport) ?? {};
      const calendar = calendarOfLeg(region, closed);
      const legs = expectLegs({ leg: "load", begun_at: now, now }, intervals, calendar);
      const last = legs.length === journeyLegs.length ? legs.at(-1) : undefined;
      const open = own.filter(({ is_open }) => is_open);
      const said = open.length > 0 ? open : own;
      const days: ExpectedDays = last
        ? {
            days_min: daysUntil(last.from, now),
            days_max: daysUntil(last.to, now),
            basis: "history",
          }
        : {
            days_min: Math.min(...said.map(({ days_min }) => days_min)),
            days_max: Math.max(...said.map(({ days_max }) => days_max)),
            basis: "line",
          };
      return [[transport, days]];
    }),
  );
}

const daysUntil = (then: Date, now: Date): number =>
  Math.ceil((then.getTime() - now.getTime()) / day_ms);
