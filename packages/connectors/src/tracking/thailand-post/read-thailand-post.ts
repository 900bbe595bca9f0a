import { stateOfTracker } from "@sampan/domain/logistics/tracking/states-of-trackers";
import type { Scan } from "@sampan/domain/logistics/tracking/way-of-scans";
import { z } from "zod";
import { place, scans_max, words } from "../scan-texts.ts";

const Text = z.string().nullish();

export const Item = z.object({
  barcode: z.string(),
  status: z.string(),
  status_description: Text,
  status_date: Text,
  location: Text,
  postcode: Text,
});

export const Tracked = z.object({
  response: z.object({ items: z.record(z.string(), z.array(Item)) }),
  status: z.union([z.boolean(), z.string()]).nullish(),
  message: Text,
});

export const scansOf = (items: readonly z.output<typeof Item>[]): Scan[] =>
  items.slice(0, scans_max).flatMap((item) => {
    const at = thaiMoment(item.status_date ?? "");
    if (!at) return [];
    const state = stateOfTracker("thailandPost", item.status);
    const told = { at, state, words: words(item.status_description), place: place(item.location) };
    return [{ tracker: "thailand_post" as const, courier: "thailand_post" as const, ...told }];
  });

/** Whatever is above it counts from the Buddha. */
const buddhistAbove = 2400;
const toCommon = 543;

/**
 * `19/07/2562 18:12:26+07:00` or `2019-09-28 10:18:20+07:00`, the year of either calendar; without a zone it is
 * Bangkok's. Undefined for anything else.
 */
export function thaiMoment(text: string): Date | undefined {
  const found =
    /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})[ T](?<t>[\d:.]+) ?(?<z>[+-]\d\d:\d\d|Z)?$/.exec(
      text,
    ) ??
    /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})[ T](?<t>[\d:.]+) ?(?<z>[+-]\d\d:\d\d|Z)?$/.exec(text);
  if (!found?.groups) return undefined;
  const { d = "", m = "", y = "", t, z: zone = "+07:00" } = found.groups;
  const year = Number(y) > buddhistAbove ? Number(y) - toCommon : Number(y);
  const at = new Date(`${year}-${m.padStart(2, "0")}-${d.padStart(2, "0")}T${t}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
