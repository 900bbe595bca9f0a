/** What may become of parts of a cent. A file of its own: whatever parses it needs no arithmetic. [MONEY-05] */
export const roundings = ["half_up", "half_even", "up", "down"] as const;

/** Halves and remainders are taken by size, away from or towards zero: a refund mirrors its charge. */
export type Rounding = (typeof roundings)[number];
