import type { SandboxProduct } from "../catalogue-shape.ts";
import { searchWords, simplifyWords } from "./simplify-words.ts";

/** A product with the texts it is found by, in one spelling. */
export type SearchEntry = {
  readonly product: SandboxProduct;
  readonly title: string;
  readonly around: string;
};

/** How much a word counts where it is found. */
const IN_TITLE = 4;
const IN_KIND = 2;
/** The first few matches say which kinds of goods are meant. */
const BEST_MAX = 5;
const FILLED_TO = 60;

/** Prepares the products for searching: every language's title, kind, attributes, colours. */
export function indexProducts(products: readonly SandboxProduct[]): SearchEntry[] {
  return products.map((product) => ({
    product,
    title: simplifyWords(Object.values(product.title).join(" | ")),
    around: simplifyWords(
      [
        ...Object.values(product.subcategoryName),
        ...Object.values(product.categoryName),
        ...product.attributes.flatMap((attribute) => [attribute.value.zh, attribute.value.en]),
        ...product.dimensions.flatMap((dimension) =>
          dimension.values.flatMap((value) => [value.name.zh, value.name.en]),
        ),
        product.shop.name,
      ].join(" | "),
    ),
  }));
}

/**
 * The products that answer a keyword, best first, and after them goods of the same kinds, as
 * marketplaces fill their pages. A keyword nothing answers gives nothing.
 */
export function searchProducts(index: readonly SearchEntry[], keyword: string): SandboxProduct[] {
  const matches = matchKeyword(index, keyword);
  const best = matches.slice(0, BEST_MAX);
  const kinds = new Set(best.map((product) => product.subcategory));
  const departments = new Set(best.map((product) => product.category));
  const isMatch = new Set(matches);
  const others = index.map((entry) => entry.product).filter((product) => !isMatch.has(product));
  return [
    ...matches,
    ...others.filter((product) => kinds.has(product.subcategory)),
    ...others.filter(
      (product) => !kinds.has(product.subcategory) && departments.has(product.category),
    ),
  ].slice(0, Math.max(matches.length, FILLED_TO));
}

/**
 * Most words of the keyword must be found: sellers' titles are heaps of words, so the more of
 * them match, the closer the goods.
 */
function matchKeyword(index: readonly SearchEntry[], keyword: string): SandboxProduct[] {
  const words = searchWords(keyword);
  if (words.length === 0) return [];
  const needed = Math.ceil(words.length * 0.6);
  return index
    .map((entry) => ({ entry, ...rate(entry, words) }))
    .filter((rated) => rated.found >= needed)
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        other.entry.product.monthlySales - one.entry.product.monthlySales,
    )
    .map((rated) => rated.entry.product);
}

function rate(entry: SearchEntry, words: readonly string[]): { found: number; points: number } {
  let found = 0;
  let points = 0;
  for (const word of words) {
    if (holds(entry.title, word)) {
      found += 1;
      points += IN_TITLE * word.length;
    } else if (holds(entry.around, word)) {
      found += 1;
      points += IN_KIND * word.length;
    }
  }
  return { found, points };
}

/** Latin words match from their beginning, so that "top" does not find "laptop"; a plural s is no other word. */
function holds(text: string, word: string): boolean {
  if (!/^[a-z0-9'-]+$/.test(word)) return text.includes(word);
  const stem = word.length > 3 ? word.replace(/(es|s)$/, "") : word;
  return new RegExp(`(^|[^a-z0-9])${stem}`).test(text);
}
