import { addDays, businessHour, startOfBusinessDay } from "../../kernel/business-time.ts";
import type { Region } from "../../kernel/regions.ts";

/** From the beginning of one hour to that of another on the region's clocks, over midnight too; none where both are one. */
export interface QuietHours {
  /** 0 to 23. */
  readonly from: number;
  readonly to: number;
}

/** For whoever chose none. */
export const usualQuietHours: QuietHours = { from: 22, to: 8 };

const hour_ms = 3_600_000;

/** When a browser may be told again; undefined while nothing has to be quiet. */
export function quietUntil(now: Date, region: Region, { from, to }: QuietHours): Date | undefined {
  const hour = businessHour(now, region);
  const isOverMidnight = from > to;
  const isQuiet = isOverMidnight ? hour >= from || hour < to : hour >= from && hour < to;
  if (!isQuiet) return undefined;
  const day = startOfBusinessDay(now, region);
  const lastDay = isOverMidnight && hour >= from ? addDays(day, 1) : day;
  return new Date(lastDay.getTime() + to * hour_ms);
}
