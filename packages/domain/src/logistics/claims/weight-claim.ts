import { differsFromDeparture, type WeightTolerance } from "../boxes/arrival-weight.ts";

/** Goods of a line in a parcel. */
export interface LineInParcel {
  readonly oid: string;
  /** Pieces in the parcel that nothing else is asked about. */
  readonly pieces: number;
  /** Grams of a piece as its listing says; 0 where nobody says. */
  readonly weight_g: number;
}

export interface MissingPieces {
  readonly oid: string;
  readonly pieces: number;
}

/** Grams that a parcel lost on its way, where that is more than scales and drying explain; 0 otherwise. */
export function missingWeight(
  weights: { readonly departed_g: number; readonly arrived_g: number },
  tolerance: WeightTolerance,
): number {
  const { departed_g, arrived_g } = weights;
  return arrived_g < departed_g && differsFromDeparture(weights, tolerance)
    ? departed_g - arrived_g
    : 0;
}

/**
 * What is most probably gone from a parcel that lost weight: the line and the number of its pieces that weigh nearest to
 * what is missing, fewer pieces and earlier lines first. Where no listing says what its goods weigh, one piece of the
 * first line. Undefined where nothing in it can be claimed.
 */
export function probablyMissing(
  lines: readonly LineInParcel[],
  missing_g: number,
): MissingPieces | undefined {
  let nearest: (MissingPieces & { readonly off_g: number }) | undefined;
  for (const { oid, pieces: most, weight_g } of lines) {
    if (most < 1) continue;
    const wanted = weight_g > 0 ? Math.round(missing_g / weight_g) : 1;
    const pieces = Math.min(Math.max(wanted, 1), most);
    const off_g = Math.abs(missing_g - pieces * weight_g);
    if (!nearest || off_g < nearest.off_g) nearest = { oid, pieces, off_g };
  }
  return nearest && { oid: nearest.oid, pieces: nearest.pieces };
}
