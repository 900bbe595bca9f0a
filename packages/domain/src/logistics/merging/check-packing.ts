import { ok, refuse, type Result } from "../../kernel/result.ts";

/** What fillings, a crate and the box itself may weigh. */
const packaging_g = 20_000;

/**
 * What the scale says of a packed box, beside what its parcels weighed when they came: nothing on it, a weight that
 * cannot be, one that is worth a second look (a tenth away), or one to be expected. Grams.
 */
export function judgePackedWeight(
  weight_g: number,
  parts_g: number,
): "empty" | "impossible" | "differs" | "expected" {
  if (weight_g <= 0) return "empty";
  if (weight_g > 2 * parts_g + packaging_g || weight_g * 4 < parts_g) return "impossible";
  return Math.abs(weight_g - parts_g) * 10 > parts_g ? "differs" : "expected";
}

export interface PackingFound {
  /** What belongs into the box, with what it weighed when it came. */
  readonly parts: readonly { readonly tid: string; readonly weight_g: number }[];
  /** What was scanned into it. */
  readonly scanned: readonly string[];
  readonly weight_g: number;
}

export type PackingTrouble =
  | { readonly code: "parts_missing"; readonly values: { readonly tids: string } }
  | { readonly code: "part_foreign"; readonly values: { readonly tid: string } }
  | { readonly code: "scale_empty" }
  | {
      readonly code: "scale_impossible";
      readonly values: { readonly weight: number; readonly parts: number };
    };

/** Every parcel was scanned and no other, and the scale says what can be. Kilograms in its refusals. [BO-19] */
export function checkPacking({
  parts,
  scanned,
  weight_g,
}: PackingFound): Result<null, PackingTrouble> {
  const foreign = scanned.find((tid) => !parts.some((part) => part.tid === tid));
  if (foreign !== undefined) return refuse({ code: "part_foreign", values: { tid: foreign } });
  const missing = parts.filter(({ tid }) => !scanned.includes(tid)).map(({ tid }) => tid);
  if (missing.length > 0)
    return refuse({ code: "parts_missing", values: { tids: missing.join(", ") } });
  return checkPackedWeight(weight_g, parts);
}

/** The scale alone, for a box that is weighed anew. */
export function checkPackedWeight(
  weight_g: number,
  parts: PackingFound["parts"],
): Result<null, Extract<PackingTrouble, { readonly code: `scale_${string}` }>> {
  const parts_g = parts.reduce((total, part) => total + part.weight_g, 0);
  const judged = judgePackedWeight(weight_g, parts_g);
  if (judged === "empty") return refuse({ code: "scale_empty" });
  if (judged === "impossible")
    return refuse({
      code: "scale_impossible",
      values: { weight: weight_g / 1000, parts: parts_g / 1000 },
    });
  return ok(null);
}
