import { newTid } from "@sampan/domain/kernel/ids";
import type { Region } from "@sampan/domain/kernel/regions";

/** A top-up's number: `TU` and the day and chance of a tid, so that nobody takes it for an order. */
export const newTopupNumber = (now: Date, region: Region, random: Uint8Array): string =>
  `TU${newTid(now, region, random).slice(2)}`;
