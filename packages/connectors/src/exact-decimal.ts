const decimal = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/;

/**
 * Reads a decimal number as an integer of `places` decimal places, without floating point:
 * ("12.3", 2) is 1230. Further digits round half up, away from zero. Undefined for anything that
 * is not a plain decimal number or exceeds the safe integers.
 */
export function decimalToInteger(text: string, places: number): number | undefined {
  const match = decimal.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = "", fraction = ""] = match;
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, "0"));
  const rounded = (fraction[places] ?? "0") >= "5" ? kept + 1n : kept;
  const value = Number(sign ? -rounded : rounded);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Yuan as marketplaces print them, to fen: "6.5" is 650. */
export const yuanToFen = (text: string): number | undefined => decimalToInteger(text, 2);
