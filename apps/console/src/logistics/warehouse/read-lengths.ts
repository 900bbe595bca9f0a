/** What somebody typed off a scale or a tape, with a point or a comma: `0.84`, `24,5`. */
function readThousandths(text: string, perUnit: number): number | undefined {
  const written = text.normalize("NFKC").trim().replace(",", ".");
  if (!/^\d{1,5}(\.\d{1,3})?$/.test(written)) return undefined;
  const value = Math.round(Number(written) * perUnit);
  return value > 0 ? value : undefined;
}

/** Kilograms as grams; undefined for what is no weight. */
export const readKilograms = (text: string): number | undefined => readThousandths(text, 1000);

/** Centimetres as millimetres; undefined for what is no length. */
export const readCentimetres = (text: string): number | undefined => readThousandths(text, 10);

/** What a scale says, in grams: unlike a weight it may be nothing. */
export const readScale = (text: string): number | undefined =>
  /^0+([.,]0*)?$/.test(text.trim()) ? 0 : readKilograms(text);
