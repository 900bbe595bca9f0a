/** Refusals of log-ins by an account elsewhere, with their numbers, as `errorCodes` holds all of them. */
export const logInRefusals = {
  log_in_provider_off: 3721,
  log_in_provider_silent: 3722,
  log_in_state_unknown: 3723,
  log_in_not_proven: 3724,
  log_in_of_another: 3725,
  log_in_linked_already: 3726,
  log_in_not_linked: 3727,
} as const;
