import type { DemoDimension } from "./catalogue.ts";

/** Kinds of goods that come folded in a bag, not in a box of their own. */
const FOLDED =
  /^(dresses|womens-(tops|knitwear|outerwear|trousers)|skirts|lingerie|mens-(tshirts|shirts|jackets|hoodies|trousers|sportswear|underwear)|baby-clothes|bedding|bath-textiles)/;

/**
 * Names the pictures of a listing, the main one first: the first colour, the colours together,
 * a close look, the goods laid out or with their box. A name says what to draw:
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
    ...(FOLDED.test(subcategory) ? [`${key}.laid`] : [`${key}.box`]),
  ];
}
