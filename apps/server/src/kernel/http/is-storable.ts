/**
 * Whether every text in a value can be kept: no column of the database takes the character NUL, and JSON
 * takes no half of a surrogate pair. People cannot type either; programs that probe us can send them.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  // The bytes of an upload are no text.
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return true;
  return Object.values(value).every(isStorable);
}
