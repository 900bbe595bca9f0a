import { isTransportId, type TransportId } from "../../goods/shippability/transports.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Measures } from "../../money/price-book/freight.ts";

/** A parcel as somebody asks about it: kilograms and centimetres, each perhaps left out or nonsense. */
export interface AskedParcel {
  readonly weight: number | undefined;
  readonly length: number | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly transport: number | undefined;
}

export interface ReadParcel {
  readonly measures: Measures;
  readonly transport: TransportId;
}

/** Whatever lies on a scale of the warehouse is lighter and shorter. */
export const weight_max_kg = 2_000;
export const side_max_cm = 2_000;

export type ParcelProblem = { readonly field: keyof AskedParcel } & (
  | { readonly code: `${"weight" | "length" | "width" | "height" | "transport"}_needed` }
  | { readonly code: "parcel_too_heavy"; readonly values: { readonly kg: number } }
  | { readonly code: "side_too_long"; readonly values: { readonly cm: number } }
);

const sides = ["length", "width", "height"] as const;

/**
 * Reads a parcel that nobody has weighed yet: up to whole grams and millimetres. Refuses with everything that is
 * wrong, in the order of the form: no weight above 0.001 kg, no side above 0 cm, no transport, or more than is ever
 * carried. [FRT-01] [FRT-02] [FRT-03] [FRT-04] [FRT-05]
 */
export function readAskedParcel(
  asked: AskedParcel,
): Result<ReadParcel, readonly [ParcelProblem, ...ParcelProblem[]]> {
  const { transport } = asked;
  const [first, ...others] = [
    ...problemsOfWeight(asked),
    ...sides.flatMap((side) => problemsOfSide(asked, side)),
    ...(isTransportId(transport) ? [] : [transportNeeded]),
  ];
  if (first || !isTransportId(transport)) return refuse([first ?? transportNeeded, ...others]);
  const [length_mm, width_mm, height_mm] = sides.map((side) => inSmallest(asked[side], 10));
  return ok({
    measures: {
      weight_g: inSmallest(asked.weight, 1_000),
      length_mm: length_mm ?? 0,
      width_mm: width_mm ?? 0,
      height_mm: height_mm ?? 0,
    },
    transport,
  });
}

const transportNeeded = {
  field: "transport",
  code: "transport_needed",
} as const satisfies ParcelProblem;

function problemsOfWeight({ weight = 0 }: AskedParcel): ParcelProblem[] {
  // What is no number is above nothing.
  if (!(weight > 0.001)) return [{ field: "weight", code: "weight_needed" }];
  return weight > weight_max_kg
    ? [{ field: "weight", code: "parcel_too_heavy", values: { kg: weight_max_kg } }]
    : [];
}

function problemsOfSide(asked: AskedParcel, field: (typeof sides)[number]): ParcelProblem[] {
  const side = asked[field] ?? 0;
  if (!(side > 0)) return [{ field, code: `${field}_needed` }];
  return side > side_max_cm ? [{ field, code: "side_too_long", values: { cm: side_max_cm } }] : [];
}

/** Up to the next whole gram or millimetre; what a binary fraction adds behind the sixth decimal is none. */
const inSmallest = (amount = 0, parts: number): number =>
  Math.ceil(Number((amount * parts).toFixed(6)));
