import type { Load } from "../../money/price-book/freight.ts";

/** What parcels of the same goods really weighed and took, of each piece, packaging included. */
export interface WeighedBefore {
  /** Parcels that said it. */
  readonly samples: number;
  readonly low_g: number;
  readonly high_g: number;
  readonly low_mm3: number;
  readonly high_mm3: number;
}

/** Where a weight comes from: parcels with this listing, the listing's words, parcels of its category, or our guess. */
export const weightBases = ["weighed", "said", "category", "assumed"] as const;
export type WeightBasis = (typeof weightBases)[number];

/** What a piece weighs and takes, from its least to its most. */
export interface PieceRange {
  readonly basis: WeightBasis;
  readonly low: Load;
  readonly high: Load;
  /** Parcels it was learned from; 0 where none was. */
  readonly samples: number;
}

interface KnownOfPiece {
  readonly listing: WeighedBefore | undefined;
  readonly category: WeighedBefore | undefined;
  /** As the listing has it, in grams without packaging; null where it says nothing. */
  readonly said_g: number | null;
  /** What a quote takes where nobody said. */
  readonly assumed_g: number;
}

/** Fewer parcels than these say nothing. */
export const parcelsNeeded = 5;

/**
 * What a piece will weigh: what the same listing weighed before, where that is known of enough parcels, else what it says
 * itself, else what its category weighed, else what a quote assumes.
 */
export function pieceRange({ listing, category, said_g, assumed_g }: KnownOfPiece): PieceRange {
  if (isEnough(listing)) return learned("weighed", listing);
  if (said_g !== null) return written("said", said_g);
  if (isEnough(category)) return learned("category", category);
  return written("assumed", assumed_g);
}

const isEnough = (before: WeighedBefore | undefined): before is WeighedBefore =>
  before !== undefined && before.samples >= parcelsNeeded;

const learned = (
  basis: WeightBasis,
  { samples, low_g, high_g, low_mm3, high_mm3 }: WeighedBefore,
): PieceRange => ({
  basis,
  low: { weight_g: low_g, volume_mm3: low_mm3 },
  high: { weight_g: high_g, volume_mm3: high_mm3 },
  samples,
});

function written(basis: WeightBasis, weight_g: number): PieceRange {
  const load = { weight_g, volume_mm3: 0 };
  return { basis, low: load, high: load, samples: 0 };
}

/** Whether packaging is in its weight already. */
export const isPacked = ({ basis }: Pick<PieceRange, "basis">): boolean =>
  basis === "weighed" || basis === "category";
