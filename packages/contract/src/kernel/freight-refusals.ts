/** Refusals of what is asked about freight, and of its tariff, with their numbers, part of all error codes. [FRT-01] */
export const freightRefusals = {
  weight_needed: 4301,
  length_needed: 4302,
  width_needed: 4303,
  height_needed: 4304,
  parcel_too_heavy: 4305,
  side_too_long: 4306,
  bill_unknown: 4307,

  // the tariff as staff write it
  tariff_unknown: 4311,
  tariff_unpriced: 4312,
  tariff_volume_free: 4313,
  tariff_days_invalid: 4314,
  tariff_moment_past: 4315,
  tariff_begun: 4316,
  tariff_first_unpriced: 4317,
  tariff_group_unknown: 4318,
  tariff_group_fleeting: 4319,
  tariff_moment_taken: 4320,
} as const;
