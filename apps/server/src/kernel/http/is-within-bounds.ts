/** The deepest value of ours has six levels: a setting's words by class, in a list, in the fields of a call. */
const depth_max = 20;

/** Values within values, all together. The most our pages send is a product with its choices, some thousands. */
const values_max = 50_000;

/**
 * Whether a value is no deeper and no wider than anything a call asks for. What looks at a value part by part (a
 * schema, the writer of JSON) goes down as far as it goes, and a text of a few kilobytes can be deeper than the
 * stack. So this is asked first, and walks without going down itself.
 */
export function isWithinBounds(value: unknown): boolean {
  let level = [value].filter(isCompound);
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= depth_max) return false;
    const parts: object[] = [];
    for (const one of level)
      for (const part of Object.values(one)) {
        values += 1;
        if (values > values_max) return false;
        if (isCompound(part)) parts.push(part);
      }
    level = parts;
  }
  return true;
}

/** The bytes of an upload are one value. */
const isCompound = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Uint8Array);
