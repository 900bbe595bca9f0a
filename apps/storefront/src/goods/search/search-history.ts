import { keptOnDevice } from "../../shell/kept-on-device.ts";

const length_max = 20;

/** What was looked for on this device, newest first. [SRCH-02] [SRCH-03] */
export const searchHistory = keptOnDevice<readonly string[]>(
  "searchHistory",
  (kept) =>
    Array.isArray(kept) && kept.every((entry) => typeof entry === "string") ? kept : undefined,
  [],
);

/** The history with one more search at its head and nowhere else. [SRCH-02] */
export const withSearch = (history: readonly string[], entry: string): string[] =>
  [entry, ...history.filter((earlier) => earlier !== entry)].slice(0, length_max);
