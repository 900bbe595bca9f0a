import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { VersionRow } from "./tariff-queries.ts";

/** Of the versions of one line, the latest to begin first, the one that holds at a moment. */
export const inForceOf = (versions: readonly VersionRow[], moment: Date): VersionRow | undefined =>
  versions.find(({ withdrawn_at, starts_at }) => withdrawn_at === null && starts_at <= moment);

/** Counts what was done to a line, so that whoever saves can name what they saw. */
export const touchesOf = (versions: readonly VersionRow[]): number =>
  versions.length + versions.filter(({ withdrawn_at }) => withdrawn_at !== null).length;

/** Who did something to a line last, and when on the region's clocks. */
export function lastTouchOf(versions: readonly VersionRow[]): { name: string; time: string } {
  const touches = versions.flatMap(({ region, made_at, by, withdrawn_at, withdrawn_by }) => [
    { at: made_at, by, region },
    ...(withdrawn_at ? [{ at: withdrawn_at, by: withdrawn_by, region }] : []),
  ]);
  const [last] = touches.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return { name: last?.by ?? "–", time: last ? formatWireTime(last.at, last.region) : "–" };
}
