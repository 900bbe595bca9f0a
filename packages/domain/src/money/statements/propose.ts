/** How a movement and what it may be agree. */
export const likenesses = ["pay_no", "amount", "day", "near_day"] as const;
export type Likeness = (typeof likenesses)[number];

/** What a movement may be, and in what the two agree. */
export interface Proposal {
  readonly number: string;
  readonly alike: readonly Likeness[];
}

export type MatchOutcome =
  /** Nothing else can be meant: it may be credited without anybody looking. */
  | { readonly kind: "sure"; readonly number: string }
  /** Somebody has to look: what agrees most comes first. */
  | { readonly kind: "proposed"; readonly proposals: readonly Proposal[] }
  | { readonly kind: "unknown" };

const mostProposals = 5;
const weights = { pay_no: 4, day: 2, near_day: 1, amount: 1 } as const satisfies Record<
  Likeness,
  number
>;

/** What somebody is shown to choose from: all that agrees in more than one thing, what agrees most first, five at most. [BO-32] */
export function propose(possible: readonly Proposal[]): MatchOutcome {
  const proposals = possible
    .filter(({ alike }) => alike.length > 1)
    .toSorted(
      (one, other) => weightOf(other) - weightOf(one) || (one.number < other.number ? -1 : 1),
    )
    .slice(0, mostProposals);
  return proposals.length === 0 ? { kind: "unknown" } : { kind: "proposed", proposals };
}

const weightOf = ({ alike }: Proposal): number =>
  alike.reduce((sum, likeness) => sum + weights[likeness], 0);
