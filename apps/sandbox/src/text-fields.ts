/** The fields of a form or a query as plain text; a field sent twice counts with its last value. */
export type TextFields = Readonly<Record<string, string>>;

/** Reads what Fastify parsed from a form or a query. Anything that is not text is left out. */
export function textFields(parsed: unknown): TextFields {
  if (typeof parsed !== "object" || parsed === null) return {};
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(parsed)) {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === "string") fields[name] = last;
    if (typeof last === "number" || typeof last === "boolean") fields[name] = String(last);
  }
  return fields;
}

/** Reads a JSON object sent inside a field; undefined where it is none. */
export function jsonObject(text: string | undefined): Record<string, unknown> | undefined {
  const value = jsonValue(text);
  return isObject(value) ? value : undefined;
}

/** Reads a JSON list of objects sent inside a field; undefined where it is none. */
export function jsonObjects(text: string | undefined): Record<string, unknown>[] | undefined {
  const value = jsonValue(text);
  return Array.isArray(value) && value.every(isObject) ? value : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function jsonValue(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Malformed JSON is an ordinary mistake of a caller; the gateway answers it in its own words.
    return undefined;
  }
}

/** A whole number of at least `lowest`, from text or a number; `otherwise` for anything else. */
export function wholeNumber(value: unknown, lowest: number, otherwise: number): number {
  const number = typeof value === "string" || typeof value === "number" ? Number(value) : NaN;
  return Number.isInteger(number) && number >= lowest ? number : otherwise;
}

/** Cents as yuan with two places: `1290` becomes `12.90`. */
export function yuan(cents: number): string {
  return (cents / 100).toFixed(2);
}
