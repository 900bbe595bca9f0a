import type { Language } from "../../kernel/language.ts";
import type { Audience } from "./audience.ts";

/** What a page is made of. */
export const blockKinds = [
  "banners",
  "categories",
  "goods",
  "notice",
  "countdown",
  "text",
  "picture",
  "coupons",
  "campaign",
  "articles",
  "partner",
  "share",
  "rules",
] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Where the goods of a shelf come from: a group, what sells best, or those that staff chose, ours or stored listings. */
export const shelfSources = ["category", "ranked", "picked"] as const;
export type ShelfSource = (typeof shelfSources)[number];

/** What is counted of a block in a day, without anybody's name. */
export const blockEvents = ["seen", "opened", "taken"] as const;
export type BlockEvent = (typeof blockEvents)[number];

/** Words in every language; those that a provider drafted wait for somebody to confirm them. */
export interface Words {
  readonly words: Readonly<Record<Language, string>>;
  readonly drafts: readonly Language[];
}

/** A picture with its words, and where it leads. */
export interface Card {
  readonly picture: string;
  /** What is to be seen, for who does not see it. */
  readonly alt: Words;
  readonly title: Words;
  readonly line: Words;
  /** An address of ours; empty where it leads nowhere. */
  readonly link: string;
}

export interface Shelf {
  readonly source: ShelfSource;
  readonly category_id: number | null;
  /** Rows of goods where staff chose them. */
  readonly goods: readonly string[];
  readonly most: number;
}

/** A block as it is stored; which parts it has follows from its kind. Moments are ISO texts. */
export interface Block {
  /** Names it within its page, and is the same in every version. */
  readonly id: string;
  readonly kind: BlockKind;
  readonly audience: Audience;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly title: Words;
  readonly body: Words;
  readonly link: string;
  readonly cards: readonly Card[];
  /** When a countdown ends. */
  readonly until: string | null;
  readonly shelf: Shelf | null;
  /** Campaigns, coupons or articles by what they are called outside. */
  readonly names: readonly string[];
  /** The address of a partner's page. */
  readonly frame: string;
}

type Has = "must" | "may" | "no";

interface BlockParts {
  readonly title: Has;
  readonly body: Has;
  readonly link: Has;
  /** The most pictures; 0 for none. */
  readonly cards: number;
  readonly until: boolean;
  readonly shelf: boolean;
  readonly names: "campaigns" | "coupons" | "articles" | null;
  readonly frame: boolean;
}

const plain = {
  title: "no",
  body: "no",
  link: "no",
  cards: 0,
  until: false,
  shelf: false,
  names: null,
  frame: false,
} as const satisfies BlockParts;

/** What a block of each kind is made of: editors offer it, and publishing asks for it. */
export const partsOf: Readonly<Record<BlockKind, BlockParts>> = {
  banners: { ...plain, cards: 8 },
  categories: { ...plain, title: "may" },
  goods: { ...plain, title: "must", shelf: true },
  notice: { ...plain, title: "must", link: "may" },
  countdown: { ...plain, title: "must", body: "may", until: true },
  text: { ...plain, title: "may", body: "must" },
  picture: { ...plain, cards: 1 },
  coupons: { ...plain, title: "must", names: "coupons" },
  campaign: { ...plain, names: "campaigns" },
  articles: { ...plain, title: "must", names: "articles" },
  partner: { ...plain, title: "must", frame: true },
  share: { ...plain, title: "must", body: "may" },
  rules: { ...plain, title: "must", body: "must" },
};

/** Whether it is shown at a moment, as far as time goes. A countdown that has ended is folded away. */
export function isShownAt(
  { starts_at, ends_at, until }: Pick<Block, "starts_at" | "ends_at" | "until">,
  now: Date,
): boolean {
  if (starts_at !== null && now < new Date(starts_at)) return false;
  return [ends_at, until].every((end) => end === null || now < new Date(end));
}

/** The moments at which it comes and goes. */
export const turnsOf = ({
  starts_at,
  ends_at,
  until,
}: Pick<Block, "starts_at" | "ends_at" | "until">): Date[] =>
  [starts_at, ends_at, until].flatMap((moment) => (moment === null ? [] : [new Date(moment)]));
