/** On whose behalf a marketplace is asked. */
export type AskerKind = "renewal" | "visitor" | "customer" | "staff";

/**
 * How much of a platform's ceiling may be used up when each of them still asks, in hundredths of a percent:
 * renewals behind people's backs yield first, then visitors, then customers and the buyers who buy for them. The last tenth is nobody's: what is
 * counted is questions, and a source may add a tenth to them by trying again.
 */
const shares_bp = {
  renewal: 6_000,
  visitor: 7_500,
  customer: 9_000,
  staff: 9_000,
} as const satisfies Record<AskerKind, number>;

/** How many questions of a ceiling may have been asked when this one asks. At least one of any ceiling above 0. */
export const shareOfCeiling = (kind: AskerKind, ceiling: number): number =>
  ceiling <= 0 ? 0 : Math.max(1, Math.floor((ceiling * shares_bp[kind]) / 10_000));
