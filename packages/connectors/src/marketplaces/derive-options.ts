import type { ListingOption, ListingSku } from "./listing.ts";

/**
 * The choices a customer has, derived from the skus: names and values in order of first mention.
 * A value carries a picture when `imageOf` knows one for it.
 */
export function deriveOptions(
  skus: readonly Pick<ListingSku, "props">[],
  imageOf: (name: string, value: string) => string | undefined,
): readonly ListingOption[] {
  const valuesByName = new Map<string, Set<string>>();
  for (const { props } of skus) {
    for (const [name, value] of Object.entries(props)) {
      const values = valuesByName.get(name) ?? new Set();
      valuesByName.set(name, values.add(value));
    }
  }
  return [...valuesByName].map(([name, values]) => ({
    name,
    values: [...values].map((value) => {
      const image = imageOf(name, value);
      return image ? { value, image } : { value };
    }),
  }));
}
