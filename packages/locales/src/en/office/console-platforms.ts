import type { consolePlatforms as source } from "../../zh/office/console-platforms.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consolePlatforms = {
  hint: "Once it is closed, customers can't search or open goods there and read your notice. Orders already placed go on.",
  state: {
    open: "Open",
    unavailable: "Not connected",
    disabled: "Closed",
  },
  unavailableHint: "The server has no connection settings for this platform.",
  changedBy: "switched by {name} at {time}",
  asked:
    "Asked: {minute, number} of {minuteMost, number} this minute, {day, number} of {dayMost, number} today (UTC)",
  close: "Close {platform}",
  open: "Open {platform} again",
  closeTitle: "Close {platform}?",
  closeConsequence:
    "Customers can't search or open goods at {platform} from now on. Carts and orders stay as they are.",
  openTitle: "Open {platform} again?",
  openConsequence:
    "Customers can search and open goods at {platform} from now on. The notice is kept for the next time.",
  closed: "{platform} is closed",
  opened: "{platform} is open",
  notice: "Notice to customers",
  noticeIn: "Notice of {platform} ({language})",
  noticeHint: "A language that is left empty shows our usual words.",
  saveNotice: "Update the notice of {platform}",
  noticeSaved: "Notice updated",
  sources: "Health of the sources",
  sourcesSince: "Counted since {time}, read anew every 15 seconds",
  source: "Source",
  breaker: "Breaker",
  breakerState: {
    closed: "Normal",
    half_open: "Trying",
    open: "Cut off",
  },
  calls: "Calls",
  failures: "Failures",
  retries: "Retries",
  heldBack: "Held back",
  latency: "Latency (median / 95%)",
  milliseconds: "{p50, number} / {p95, number} ms",
  lastAnswer: "Last answer",
  lastFailure: "Last failure",
  never: "None yet",
} as const satisfies SameKeys<typeof source>;
