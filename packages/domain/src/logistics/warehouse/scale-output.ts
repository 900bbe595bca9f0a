/** One line that a scale sent. */
export interface ScaleReading {
  /** Grams; below zero where less lies on it than when it was set to nothing. */
  readonly weight_g: number;
  /** Whether the scale says that it has come to rest; undefined where its lines say nothing of that. */
  readonly isAtRest: boolean | undefined;
}

/** What scales say of themselves before a weight: at rest, or not. */
const atRest = /^(ST\b|S\s+S\b)/i;
const moving = /^(US\b|S\s+D\b)|\?$/i;
/** Too much, too little, or nothing that can be weighed. */
const noWeight = /^(OL\b|UL\b|S\s+[I+-](\s|$))/i;
const weight = /([+-]?)\s*(\d{1,7}(?:[.,]\d{1,4})?)\s*(kg|g)(?![a-z])/i;

/**
 * Reads a line as bench scales send it, each in one of the usual forms: `ST,GS,+  2.360kg`, `US,NT,+00002.36 kg`, `S S     2360 g`,
 * `2.360 kg ?`, `wn0002.36kg`. Undefined for what names no weight in kilograms or grams, and for a scale that is overloaded.
 */
export function readScaleLine(line: string): ScaleReading | undefined {
  const text = line.trim();
  if (noWeight.test(text)) return undefined;
  const [, sign, figures, unit] = weight.exec(text) ?? [];
  if (figures === undefined || unit === undefined) return undefined;
  const grams = Number(figures.replace(",", ".")) * (unit.toLowerCase() === "kg" ? 1000 : 1);
  const weight_g = Math.round(sign === "-" ? 0 - grams : grams);
  if (moving.test(text)) return { weight_g, isAtRest: false };
  return { weight_g, isAtRest: atRest.test(text) ? true : undefined };
}

/** How a scale stands. */
export interface ScaleStanding {
  readonly weight_g: number;
  readonly isAtRest: boolean;
  /** How often in a row it said this weight. */
  readonly repeats: number;
  /** How often it came to rest under something so far: each time is another weighing. */
  readonly weighings: number;
}

/** Where a scale does not say that it rests, it does once it says the same so often. */
const repeatsAtRest = 3;

/** How a scale stands after another line of it. */
export function followScale(
  before: ScaleStanding | undefined,
  { weight_g, isAtRest: says }: ScaleReading,
): ScaleStanding {
  const repeats = before?.weight_g === weight_g ? before.repeats + 1 : 1;
  const isAtRest = says ?? repeats >= repeatsAtRest;
  const isSame = before?.isAtRest === true && before.weight_g === weight_g;
  const isWeighing = isAtRest && weight_g > 0 && !isSame;
  const weighings = (before?.weighings ?? 0) + (isWeighing ? 1 : 0);
  return { weight_g, isAtRest, repeats, weighings };
}
