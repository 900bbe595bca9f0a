import { courierOfTracker, type KnownCourier } from "@sampan/domain/logistics/tracking/couriers";
import { stateOfTracker } from "@sampan/domain/logistics/tracking/states-of-trackers";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";
import { z } from "zod";
import { place, scans_max, words } from "../scan-texts.ts";

const Text = z.string().nullish();

/** Carriers are numbers, which reach us as their text. */
export const Carrier = z.union([z.string(), z.number()]).nullish();

const Event = z.object({
  time_iso: Text,
  time_utc: Text,
  time_raw: z.object({ date: Text, time: Text, timezone: Text }).nullish(),
  description: Text,
  location: Text,
  stage: Text,
  sub_status: Text,
});

export const TrackInfo = z.object({
  tracking: z
    .object({ providers: z.array(z.object({ events: z.array(Event) })).nullish() })
    .nullish(),
});

export const courierOf = (carrier: z.output<typeof Carrier>): KnownCourier =>
  courierOfTracker("seventeenTrack", String(carrier ?? ""));

/** Its scans. A moment of which nobody says in which zone it was is left out. */
export const scansOf = (info: z.output<typeof TrackInfo>, courier: KnownCourier): Scan[] =>
  (info.tracking?.providers ?? [])
    .flatMap(({ events }) => events)
    .slice(0, scans_max)
    .flatMap((event) => {
      const at = momentOf(event);
      if (!at) return [];
      const state = stateOfTracker("seventeenTrack", event.sub_status ?? event.stage ?? "");
      const told = { at, state, words: words(event.description), place: place(event.location) };
      return [{ tracker: "seventeen_track" as const, courier, ...told }];
    });

function momentOf({ time_utc, time_iso, time_raw }: z.output<typeof Event>): Date | undefined {
  const { date, time, timezone } = time_raw ?? {};
  const raw = date && time && timezone ? `${date}T${time}${timezone}` : "";
  const told = [time_utc, time_iso, raw].find((text) => text && /(Z|[+-]\d\d:?\d\d)$/.test(text));
  const at = new Date(told ?? "");
  return Number.isNaN(at.getTime()) ? undefined : at;
}
