/**
 * What addresses carry is written by anybody. A field that is not what its page reads counts as left out: no address
 * is refused, and every page opens. Functions of a line each, because every page takes all routes along.
 */
export type Field<T> = (given: unknown) => T | undefined;

type Read<T> = { [Name in keyof T]?: T[Name] | undefined };

/**
 * Reads these fields of an address: `validateSearch: fields({ tid: text })`. One that is left out is named all the same,
 * as undefined: the router lays what is read over what stands in the address.
 */
export const fields =
  <T extends object>(read: { readonly [Name in keyof T]: Field<T[Name]> }) =>
  (search: Record<string, unknown>): Read<T> => {
    const found: Read<T> = {};
    for (const name in read) found[name] = read[name](search[name]);
    return found;
  };

/** A path, a number of ours: what the router reads as a number or a list is none. */
export const text: Field<string> = (given) => (typeof given === "string" ? given : undefined);

/**
 * Words in an address. The router reads `?searchValue=618` as a number and writes text that looks like one in
 * quotes; it stays as it was read, so that an address never changes, and becomes text where it is used.
 */
export const words: Field<string | number | boolean> = (given) =>
  typeof given === "number" || typeof given === "boolean" ? given : text(given);

export const yes: Field<boolean> = (given) => (typeof given === "boolean" ? given : undefined);

/** A whole number above nothing: an id, or an amount in cents. */
export const whole: Field<number> = (given) =>
  Number.isSafeInteger(given) && (given as number) > 0 ? (given as number) : undefined;

export const oneOf =
  <const T>(known: readonly T[]): Field<T> =>
  (given) =>
    known.find((one) => one === given);
