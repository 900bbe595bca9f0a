import type { StartedChange } from "./stored-settings.ts";
import { settingShapes, type Settings } from "./settings.ts";

/** The settings as they stand from one change to the next. */
export interface SettingsTimeline {
  readonly first: Settings;
  /** Oldest first. */
  readonly later: readonly { readonly from: Date; readonly settings: Settings }[];
}

/** From changes in the order in which they take effect. Throws on a stored value that does not fit its shape. */
export function settingsTimeline(
  standing: readonly StartedChange[],
  starting: readonly StartedChange[],
): SettingsTimeline {
  const values = new Map(standing.map(({ key, value }) => [key, value]));
  const first = parseSettings(values);
  const later = starting.map(({ key, value, starts_at }) => {
    values.set(key, value);
    return { from: starts_at, settings: parseSettings(values) };
  });
  return { first, later };
}

/** What holds at a moment. */
export const settingsAt = ({ first, later }: SettingsTimeline, moment: Date): Settings =>
  later.findLast(({ from }) => from <= moment)?.settings ?? first;

function parseSettings(values: ReadonlyMap<string, unknown>): Settings {
  const entries = Object.entries(settingShapes).map(([key, shape]) => {
    const read = shape.safeParse(values.get(key));
    if (!read.success)
      throw new Error(`setting ${key} does not fit its shape`, { cause: read.error });
    return [key, read.data] as const;
  });
  return Object.fromEntries(entries) as Settings;
}
