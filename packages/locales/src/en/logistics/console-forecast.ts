import type { consoleForecast as source } from "../../zh/logistics/console-forecast.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleForecast = {
  days: "The next 14 days in the warehouses",
  receipts: "To receive",
  packings: "To merge",
  day: "Day",
  range: "{expected} ({low} to {high})",
  unknown: "Too few parcels have come to say when others will",
  unknownHint: "Once thirty have been received, the days ahead are told here.",
  lines: "How the lines fill",
  line: "Line",
  today: "Waits today",
  later: "In 14 days",
  usual: "A voyage usually carries",
  full: "Full",
  fullIn: "{days, plural, =0 {today} one {in # day} other {in # days}}",
  notSoon: "not within 14 days",
  notKnown: "not known yet",
  cubic: "{volume} m³",
  empty: "Nothing waits to leave",
} as const satisfies SameKeys<typeof source>;
