import { type Language, languages } from "../../kernel/language.ts";
import { type Block, type Card, partsOf, type Words } from "./block.ts";
import { isOwnLink } from "./page-address.ts";

/** Why a part of a page cannot be published yet. */
export const lackKinds = [
  "words",
  "alt",
  "draft",
  "picture",
  "link",
  "cards",
  "until",
  "window",
  "goods",
  "names",
  "unknown",
  "frame",
  "blocks",
] as const;
export type LackKind = (typeof lackKinds)[number];

/** One thing that is missing: at which block, in which language. */
export interface Lack {
  /** Null where it is the page's own. */
  readonly block: string | null;
  /** Null where it is missing in every language. */
  readonly language: Language | null;
  readonly kind: LackKind;
}

export interface PageContent {
  readonly title: Words;
  readonly about: Words;
  readonly blocks: readonly Block[];
}

/**
 * Everything that keeps a page from being published, as far as its own words tell: blocks in their order, each language
 * apart. Empty for one that is whole. [PROMO-17] [BO-40]
 */
export function whatIsLacking({ title, about, blocks }: PageContent): Lack[] {
  const own = [...lacksOfWords(title, "must"), ...lacksOfWords(about, "may")];
  const none = blocks.length === 0 ? [{ language: null, kind: "blocks" } as const] : [];
  return [
    ...[...own, ...none].map((lack) => ({ block: null, ...lack })),
    ...blocks.flatMap((block) => lacksOfBlock(block).map((lack) => ({ block: block.id, ...lack }))),
  ];
}

type OfPart = Omit<Lack, "block">;
const lack = (kind: LackKind): OfPart => ({ language: null, kind });

function lacksOfBlock(block: Block): OfPart[] {
  const parts = partsOf[block.kind];
  const { title, body, link, cards, until, shelf, names, frame, starts_at, ends_at } = block;
  return [
    ...(parts.title === "no" ? [] : lacksOfWords(title, parts.title)),
    ...(parts.body === "no" ? [] : lacksOfWords(body, parts.body)),
    ...(parts.link === "no" || link === "" || isOwnLink(link) ? [] : [lack("link")]),
    ...(parts.cards > 0 && cards.length === 0 ? [lack("cards")] : []),
    ...(parts.cards > 0 ? cards.flatMap(lacksOfCard) : []),
    ...(parts.until && until === null ? [lack("until")] : []),
    ...(starts_at !== null && ends_at !== null && ends_at <= starts_at ? [lack("window")] : []),
    ...(parts.shelf && !isStocked(shelf) ? [lack("goods")] : []),
    ...(parts.names !== null && parts.names !== "articles" && names.length === 0
      ? [lack("names")]
      : []),
    ...(parts.frame && frame === "" ? [lack("frame")] : []),
  ];
}

function isStocked(shelf: Block["shelf"]): boolean {
  if (shelf === null) return false;
  if (shelf.source === "picked") return shelf.goods.length > 0;
  return shelf.source === "ranked" || shelf.category_id !== null;
}

const lacksOfCard = ({ picture, alt, title, line, link }: Card): OfPart[] => [
  ...(picture === "" ? [lack("picture")] : []),
  ...lacksOfWords(alt, "must", "alt"),
  ...lacksOfWords(title, "may"),
  ...lacksOfWords(line, "may"),
  ...(link === "" || isOwnLink(link) ? [] : [lack("link")]),
];

/** Words that may be left out are left out in every language, or in none. */
function lacksOfWords(
  { words, drafts }: Words,
  has: "must" | "may",
  missing: LackKind = "words",
): OfPart[] {
  const written = languages.filter((language) => words[language].trim() !== "");
  if (has === "may" && written.length === 0) return [];
  return [
    ...languages
      .filter((language) => !written.includes(language))
      .map((language) => ({ language, kind: missing })),
    ...drafts
      .filter((language) => written.includes(language))
      .map((language) => ({ language, kind: "draft" as const })),
  ];
}
