import { defaultLimits, type LimitName, type Limits } from "@sampan/domain/limits";
import type { Needs } from "../needs.ts";
import { findChangesAfter, findChangesAt } from "./setting-queries.ts";
import { settingsAt, settingsTimeline } from "./settings-timeline.ts";
import type { Settings } from "./settings.ts";

/** What administrators set, at hand without asking the database. */
export interface HeldSettings {
  /** What holds at a moment. A change that was planned holds from its moment on, to the millisecond. */
  readonly at: (moment: Date) => Settings;
  /** Reads the changes anew: at start, after a change made here, and every few seconds. */
  readonly refresh: () => Promise<void>;
}

/** So long a request that began before a change may still ask what held when it began. */
const past_ms = 60_000;

/** Holds the settings of a database. They are the defaults until the first `refresh`. [NFR-03] [BO-44] */
export function createSettings({
  database,
  clock,
}: Pick<Needs, "database" | "clock">): HeldSettings {
  let timeline = settingsTimeline([], []);
  let asked = 0;
  let answered = 0;

  return {
    at: (moment) => settingsAt(timeline, moment),
    refresh: async () => {
      const turn = ++asked;
      const since = new Date(clock().getTime() - past_ms);
      const standing = await findChangesAt(database.db, since);
      const read = settingsTimeline(standing, await findChangesAfter(database.db, since));
      // Answers may overtake each other; one that was asked for earlier brings back what was changed since.
      if (turn < answered) return;
      answered = turn;
      timeline = read;
    },
  };
}

/** The limits among the settings, each as it stands when it is looked at. */
export function limitsInForce(settings: Pick<HeldSettings, "at">, clock: Needs["clock"]): Limits {
  const limits = {};
  for (const name of Object.keys(defaultLimits) as LimitName[])
    Object.defineProperty(limits, name, {
      enumerable: true,
      get: () => settings.at(clock())[name],
    });
  return limits as Limits;
}
