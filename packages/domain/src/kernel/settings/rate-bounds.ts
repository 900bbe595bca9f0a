/** Between these an hour of trouble stays an hour, and what staff set about rates stays plausible. [BO-34] */
export const rateBounds = {
  /** Of what is added to the middle of the market: 0 % to 20 %. */
  margin_bp_max: 2_000,
  quote_minutes_min: 5,
  quote_minutes_max: 240,
} as const;
