/**
 * Data from text that should be JSON. Malformed text counts as empty and is undefined, so that one
 * bad field never breaks the page around it. [ORD-91] [STAT-05]
 */
export function readJsonText(text: string | null | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The one thing JSON.parse can say is that this is no JSON, and that is the answer asked for.
    return undefined;
  }
}

/** The fields of a JSON object; none when the text holds anything else. [ORD-91] */
export function readJsonMap(text: string | null | undefined): Readonly<Record<string, unknown>> {
  const value = readJsonText(text);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** The entries of a JSON list; none when the text holds anything else. [ORD-91] */
export function readJsonList(text: string | null | undefined): readonly unknown[] {
  const value = readJsonText(text);
  return Array.isArray(value) ? value : [];
}
