import { byRegion } from "./by-region.ts";
import { regionFacts, type Region } from "./regions.ts";
import { ok, refuse, type Result } from "./result.ts";

const day_ms = 24 * 60 * 60 * 1000;

const clockOf = (region: Region) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: regionFacts[region].zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

// A formatter costs far more to make than to use.
const clocks = byRegion(clockOf);

/** `2026-11-18 14:07:00` on the region's clocks: every time on the wire. [CONST-49] */
export function formatWireTime(date: Date, region: Region): string {
  // Turned round from the text that the formatter writes anyway: its list of parts takes three times as long to make.
  return clocks[region].format(date).replace(/(\d+)\/(\d+)\/(\d+), /, "$3-$2-$1 ");
}

/** `2026-11-18`, the calendar day in the region. [WAL-25] [CHK-25] */
export function businessDay(date: Date, region: Region): string {
  return formatWireTime(date, region).slice(0, 10);
}

/** The hour on the region's clocks, 0 to 23. [CHK-25] */
export function businessHour(date: Date, region: Region): number {
  return Number(formatWireTime(date, region).slice(-8, -6));
}

/** The instant at which the region's calendar day of `date` began. */
export function startOfBusinessDay(date: Date, region: Region): Date {
  return instantOf(`${businessDay(date, region)} 00:00:00`, region);
}

export type NotATime = { readonly code: "not_a_time" };

/**
 * A wire time in the region as an instant; seconds may be left out. Refuses other forms and days
 * that no calendar has with `not_a_time`.
 */
export function parseWireTime(text: string, region: Region): Result<Date, NotATime> {
  const typed = text.trim().replace("T", " ");
  const wire = typed.length > "2026-11-18 14:07".length ? typed : `${typed}:00`;
  const instant = instantOf(wire, region);
  // Whatever reads otherwise once it is written again has another form, or names a day that is none.
  const isReal = !Number.isNaN(instant.getTime()) && formatWireTime(instant, region) === wire;
  return isReal ? ok(instant) : refuse({ code: "not_a_time" });
}

/** `date` moved by whole days of 24 hours; neither region changes its clocks. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * day_ms);
}

function instantOf(wire: string, region: Region): Date {
  const asIfUtc = new Date(`${wire.replace(" ", "T")}Z`);
  if (Number.isNaN(asIfUtc.getTime())) return asIfUtc;
  const shown = new Date(`${formatWireTime(asIfUtc, region).replace(" ", "T")}Z`);
  return new Date(asIfUtc.getTime() - (shown.getTime() - asIfUtc.getTime()));
}
