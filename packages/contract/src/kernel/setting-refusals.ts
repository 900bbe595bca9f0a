/** Refusals of what administrators set, with their numbers, as `errorCodes` holds all of them. */
export const settingRefusals = {
  setting_unknown: 3801,
  setting_out_of_bounds: 3802,
  setting_unreadable: 3803,
  settings_contradict: 3804,
  setting_moment_past: 3805,
  setting_begun: 3806,
  closed_day_past: 3807,
} as const;
