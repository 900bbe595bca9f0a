import { ok, refuse, type Result } from "../../kernel/result.ts";

/** What may be wrong with goods that came. */
export const goodsFaults = ["wrong_colour", "broken", "short", "other"] as const;
export type GoodsFault = (typeof goodsFaults)[number];

export interface FoundFault {
  readonly oid: string;
  readonly fault: GoodsFault;
  /** Pieces that have it. */
  readonly num: number;
  readonly words: string;
}

/** Photos that one parcel holds at most. */
export const parcelPhotos_max = 12;

/** Photos asked for before a parcel is done: so many of each line, and never more than it may hold. */
export const photosDemanded = (lines: number, photosPerLine: number): number =>
  Math.min(lines * photosPerLine, parcelPhotos_max);

/** What comes by courier weighs less. Grams. */
export const parcelWeight_max_g = 300_000;

/** What a scale says of one parcel: nothing lies on it, or more than one parcel weighs. */
export const judgeWeight = (weight_g: number): "empty" | "impossible" | "expected" =>
  weight_g <= 0 ? "empty" : weight_g > parcelWeight_max_g ? "impossible" : "expected";

export type ScaleTrouble =
  | { readonly code: "scale_empty" }
  | {
      readonly code: "scale_too_heavy";
      readonly values: { readonly weight: number; readonly most: number };
    };

/** Refuses a reading that cannot be one parcel's; kilograms in its words. [BO-14] */
export function checkScale(weight_g: number): Result<null, ScaleTrouble> {
  const judged = judgeWeight(weight_g);
  if (judged === "empty") return refuse({ code: "scale_empty" });
  if (judged === "expected") return ok(null);
  const values = { weight: weight_g / 1000, most: parcelWeight_max_g / 1000 };
  return refuse({ code: "scale_too_heavy", values });
}

export interface Inspected {
  /** Goods in the parcel, with the pieces that came. */
  readonly lines: readonly { readonly oid: string; readonly num: number }[];
  readonly photos: readonly string[];
  readonly faults: readonly FoundFault[];
  /** Undefined while nobody weighed it: then nothing is demanded of it yet. */
  readonly weight_g: number | undefined;
  readonly photosPerLine: number;
}

export type InspectionTrouble =
  | ScaleTrouble
  | { readonly code: "photos_needed"; readonly values: { readonly n: number } }
  | { readonly code: "fault_foreign" | "fault_words_needed" };

/**
 * Whether a parcel was looked at as it has to be: a weight that can be, photos enough, and faults of goods that are in
 * it, each once, in words where no other word fits. [BO-14]
 */
export function checkInspection(found: Inspected): Result<null, InspectionTrouble> {
  const { lines, photos, faults, weight_g, photosPerLine } = found;
  const oids = new Set(faults.map(({ oid }) => oid));
  const isForeign = ({ oid, num }: FoundFault) =>
    !lines.some((line) => line.oid === oid && num <= line.num);
  if (oids.size !== faults.length || faults.some(isForeign))
    return refuse({ code: "fault_foreign" });
  if (faults.some(({ fault, words }) => fault === "other" && words.trim() === ""))
    return refuse({ code: "fault_words_needed" });
  if (weight_g === undefined) return ok(null);
  const scale = checkScale(weight_g);
  if (!scale.ok) return scale;
  const n = photosDemanded(lines.length, photosPerLine);
  return new Set(photos).size < n ? refuse({ code: "photos_needed", values: { n } }) : ok(null);
}
