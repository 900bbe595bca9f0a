import type { logInErrors as source } from "../../zh/kernel/log-in-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const logInErrors = {
  log_in_provider_off: "You can’t log in with it at the moment",
  log_in_provider_silent: "There’s no answer from there right now. Please try again later",
  log_in_state_unknown:
    "This log-in has expired or wasn’t begun in this browser. Please start again",
  log_in_not_proven: "We couldn’t confirm who you are. Please start again",
  log_in_of_another: "That account is linked to another Sampan account",
  log_in_linked_already: "Your account has one linked already. Unlink it first",
  log_in_not_linked: "It isn’t linked",
} as const satisfies SameKeys<typeof source>;
