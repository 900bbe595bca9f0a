import type { DemoDimension } from "./catalogue.ts";

/** Kinds of goods whose sellers show a table of measures. */
const MEASURED =
  /^(dresses|womens-|skirts|lingerie|mens-|baby-clothes|maternity|sandals|kids-shoes)/;

/**
 * Names the pictures of a listing, the main one first: the first colour, the colours together,
 * a close look, the goods with their box, the measures. A name says what to draw:
 * `<key>.<colour or view>`.
 */
export function picturesOf(
  key: string,
  dimensions: readonly DemoDimension[],
  subcategory: string,
): string[] {
  const colors = dimensions.find((one) => one.id === "color")?.values ?? [];
  const main = `${key}.${colors[0]?.id ?? "main"}`;
  return [
    main,
    ...(colors.length > 1 ? [`${key}.together`] : []),
    `${key}.close`,
    ...(MEASURED.test(subcategory) ? [`${key}.sizes`] : [`${key}.box`]),
  ];
}
