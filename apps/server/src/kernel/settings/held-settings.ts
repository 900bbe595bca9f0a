import type { Settings } from "./settings.ts";

/** What administrators set, at hand without asking the database. */
export interface HeldSettings {
  /** What holds at a moment. A change that was planned holds from its moment on, to the millisecond. */
  readonly at: (moment: Date) => Settings;
  /** Reads the changes anew: at start, after a change made here, and every few seconds. */
  readonly refresh: () => Promise<void>;
}
