import { defaultLimits, type LimitName, type Limits } from "@sampan/domain/kernel/settings/limits";
import type { Database } from "../db/db.ts";
import type { HeldSettings } from "./held-settings.ts";
import { holdNewest, past_ms } from "./hold-newest.ts";
import { findChangesAfter, findChangesAt } from "./stored-settings.ts";
import { settingsAt, settingsTimeline } from "./settings-timeline.ts";

/** Not picked from `Needs`: the settings are one of them. */
interface SettingSources {
  readonly database: Pick<Database, "db">;
  readonly clock: () => Date;
}

/** Holds the settings of a database. They are the defaults until the first `refresh`. [NFR-03] [BO-44] */
export function createSettings({ database, clock }: SettingSources): HeldSettings {
  const timeline = holdNewest(settingsTimeline([], []), async () => {
    const since = new Date(clock().getTime() - past_ms);
    const standing = await findChangesAt(database.db, since);
    return settingsTimeline(standing, await findChangesAfter(database.db, since));
  });
  return { at: (moment) => settingsAt(timeline.newest(), moment), refresh: timeline.refresh };
}

/** The limits among the settings, each as it stands when it is looked at. */
export function limitsInForce(settings: Pick<HeldSettings, "at">, clock: () => Date): Limits {
  const limits = {};
  for (const name of Object.keys(defaultLimits) as LimitName[])
    Object.defineProperty(limits, name, {
      enumerable: true,
      get: () => settings.at(clock())[name],
    });
  return limits as Limits;
}
