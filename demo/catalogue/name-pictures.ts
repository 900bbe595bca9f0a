import type { DemoDimension } from "./catalogue.ts";

/** Kinds of goods that come folded in a bag, not in a box of their own. */
const FOLDED =
  /^(dresses|womens-(tops|knitwear|outerwear|trousers)|skirts|lingerie|mens-(tshirts|shirts|jackets|hoodies|trousers|sportswear|underwear)|baby-clothes|bedding|bath-textiles)/;

/** Colours that sell but do not make a list lively. */
const PLAIN: ReadonlySet<string> = new Set([
  ..."black white off-white beige grey light-grey dark-grey silver clear".split(" "),
  ..."random-color multi".split(" "),
]);

/**
 * Names the pictures of a listing, the main one first: the liveliest colour, all together,
 * a close look, the goods laid out or with their box. A name says what to draw:
 * `<key>.<colour or view>`.
 */
export function picturesOf(
  key: string,
  dimensions: readonly DemoDimension[],
  subcategory: string,
): string[] {
  const colors = dimensions.find((one) => one.id === "color")?.values ?? [];
  const shown = colors.find((color) => !PLAIN.has(color.id)) ?? colors[0];
  const main = `${key}.${shown?.id ?? "main"}`;
  return [
    main,
    ...(colors.length > 1 ? [`${key}.together`] : []),
    `${key}.close`,
    ...(FOLDED.test(subcategory) ? [`${key}.laid`] : [`${key}.box`]),
  ];
}
