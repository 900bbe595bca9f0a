import type { Right } from "./rights.ts";
import type { LimitName } from "./settings/limits.ts";

/**
 * What is decided already and changes nothing yet, by the feature that will read it. Desks do not show it: whoever sets
 * something may believe that it works. A test holds both lists to the truth, so that they empty by themselves.
 */
export const waitingLimits = [
  // lists of withdrawals
  "withdrawal_page_size",
] as const satisfies readonly LimitName[];
export type WaitingLimit = (typeof waitingLimits)[number];

/** Rights that no call asks for. */
export const waitingRights: readonly Right[] = [];
