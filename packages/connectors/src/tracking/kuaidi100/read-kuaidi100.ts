import { courierOfTracker } from "@sampan/domain/logistics/tracking/couriers";
import { stateOfTracker } from "@sampan/domain/logistics/tracking/states-of-trackers";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";
import { z } from "zod";
import { place, scans_max, words } from "../scan-texts.ts";

const Text = z.string().nullish();

export const Told = z.object({
  nu: z.string(),
  com: z.string(),
  state: z.string().nullish(),
  data: z.array(
    z.object({
      ftime: Text,
      time: Text,
      context: Text,
      areaName: Text,
      location: Text,
      statusCode: Text,
    }),
  ),
});

/** Its scans; times are those of clocks in Beijing. */
export function scansOf({ com, state, data }: z.output<typeof Told>): Scan[] {
  const courier = courierOfTracker("kuaidi100", com);
  const scans = data.slice(0, scans_max).flatMap((one) => {
    const at = beijing(one.ftime ?? one.time ?? "");
    if (!at) return [];
    const told = { at, words: words(one.context), place: place(one.areaName ?? one.location) };
    return [{ ...told, code: one.statusCode ?? "" }];
  });
  const newest = Math.max(...scans.map(({ at }) => at.getTime()));
  return scans.map(({ code, ...scan }) => {
    // Without details the parcel's state is that of its newest scan.
    const said = code === "" && scan.at.getTime() === newest ? (state ?? "") : code;
    const tracker = "kuaidi100" as const;
    return { ...scan, tracker, courier, state: stateOfTracker(tracker, said) };
  });
}

function beijing(text: string): Date | undefined {
  const at = new Date(`${text.trim().replaceAll("/", "-").replace(" ", "T")}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
