import { ok, refuse, type Result } from "../../kernel/result.ts";
import { checkScale, type ScaleTrouble } from "../warehouse/inspection.ts";

/** What makes a difference between departure and arrival worth a look: both have to be passed. */
export interface WeightTolerance {
  readonly arrival_weight_percent: number;
  readonly arrival_weight_g: number;
}

/** Whether a parcel weighs so much more or less than when it left that something may be missing or changed. */
export function differsFromDeparture(
  { departed_g, arrived_g }: { readonly departed_g: number; readonly arrived_g: number },
  { arrival_weight_percent, arrival_weight_g }: WeightTolerance,
): boolean {
  const difference_g = Math.abs(arrived_g - departed_g);
  return (
    difference_g > arrival_weight_g && difference_g * 100 > departed_g * arrival_weight_percent
  );
}

/** How far two readings of one parcel may be apart: these grams, or a hundredth of it where that is more. */
const readingsApart_g = 50;

export interface ArrivalReading {
  readonly departed_g: number;
  readonly weight_g: number;
  /** The reading before this one, where the parcel was weighed twice. */
  readonly first_g: number | undefined;
  readonly hasPhoto: boolean;
}

export type ArrivalTrouble =
  | ScaleTrouble
  | {
      readonly code: "reading_again_needed";
      readonly values: { readonly departed: number; readonly weight: number };
    }
  | {
      readonly code: "readings_differ";
      readonly values: { readonly first: number; readonly weight: number };
    }
  | { readonly code: "arrival_photo_needed" };

/**
 * Whether a reading at the destination may be written down, and whether it differs from departure. One that differs may pay a
 * claim at once: it is read twice, the parcel lifted off in between, and photographed. Refuses a weight that cannot be, one
 * reading where two are needed, two that are apart, and two without a photo; kilograms in its words.
 */
export function checkArrival(
  { departed_g, weight_g, first_g, hasPhoto }: ArrivalReading,
  tolerance: WeightTolerance,
): Result<{ readonly differs: boolean }, ArrivalTrouble> {
  const scale = checkScale(weight_g);
  if (!scale.ok) return scale;
  const differs = differsFromDeparture({ departed_g, arrived_g: weight_g }, tolerance);
  if (!differs) return ok({ differs });
  const weight = weight_g / 1000;
  if (first_g === undefined)
    return refuse({
      code: "reading_again_needed",
      values: { departed: departed_g / 1000, weight },
    });
  if (Math.abs(first_g - weight_g) > Math.max(readingsApart_g, Math.round(first_g / 100)))
    return refuse({ code: "readings_differ", values: { first: first_g / 1000, weight } });
  return hasPhoto ? ok({ differs }) : refuse({ code: "arrival_photo_needed" });
}
