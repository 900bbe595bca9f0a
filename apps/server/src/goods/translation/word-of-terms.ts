import type { TargetLanguage } from "@sampan/domain/goods/translation/translation";
import { columnOf, type Term } from "./term.ts";
import { colours } from "./terms/colours.ts";
import { goods } from "./terms/goods.ts";
import { materials } from "./terms/materials.ts";
import { options } from "./terms/options.ts";
import { sizes } from "./terms/sizes.ts";
import { trade } from "./terms/trade.ts";

type PriceBook = ReadonlyMap<string, Term>;

/** The first of two equal words counts, so colours and sizes keep theirs. */
const byZh = (...lists: readonly (readonly Term[])[]): PriceBook =>
  new Map(
    lists
      .flat()
      .toReversed()
      .map((term) => [term[0], term]),
  );

const wholeTexts = byZh(colours, sizes, materials, options, goods, trade);
/** Words that stand beside each other in any language; nouns and what describes them do not. */
const composable = byZh(colours, sizes, materials, options);
const longest = Math.max(...[...composable.keys()].map((zh) => zh.length));

/** Beyond this a text is a sentence, whose words are not translated one by one. */
const composed_max = 24;

/**
 * A text in our own words: one that is a term, or a short one that is made of nothing but terms, digits,
 * Latin letters and signs, such as an option. Undefined for all others, and in a language that no term is said in.
 */
export function wordOfTerms(text: string, language: TargetLanguage): string | undefined {
  const column = columnOf(language);
  if (column === undefined) return undefined;
  const term = wholeTexts.get(text.trim());
  if (term) return term[column];
  if (text.length > composed_max) return undefined;
  const parts = partsOf(text);
  return parts
    ?.map((part) => (typeof part === "string" ? part : ` ${part[column]} `))
    .join("")
    .replaceAll(/[（【]/g, " (")
    .replaceAll(/[）】]/g, ") ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s+(?=[),])|(?<=\()\s+/g, "")
    .trim();
}

/** PriceBook with what stands between them; undefined when a Chinese character belongs to no term. */
function partsOf(text: string): readonly (string | Term)[] | undefined {
  const parts: (string | Term)[] = [];
  for (let at = 0; at < text.length;) {
    const term = termAt(text, at);
    if (!term && /\p{Script=Han}/u.test(text.charAt(at))) return undefined;
    parts.push(term ?? text.charAt(at));
    at += term ? term[0].length : 1;
  }
  return parts.some((part) => typeof part !== "string") ? parts : undefined;
}

function termAt(text: string, at: number): Term | undefined {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    const term = composable.get(text.slice(at, at + length));
    if (term) return term;
  }
  return undefined;
}
