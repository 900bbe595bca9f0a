import type { InputOf } from "@sampan/contract/kernel/call";
import type { addPage, PageRow } from "@sampan/contract/shop/pages/staff-pages";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { type BlockKind, partsOf } from "@sampan/domain/shop/pages/block";

export type WirePage = InputOf<typeof addPage>;
export type WireBlock = WirePage["blocks"][number];
export type WireCard = WireBlock["cards"][number];
export type WireWords = WirePage["title"];
export type WireAudience = WirePage["audience"];

/** What the parts of a form take: what is typed, and how to change some of it. */
export interface FieldsProps<Of> {
  readonly typed: Of;
  readonly put: (change: Partial<Of>) => void;
}

export const noWords = (): WireWords => ({ words: byLanguage(() => ""), drafts: [] });
const everybody = (): WireAudience => ({
  who: [],
  regions: [],
  languages: [],
  tiers: [],
  segments: [],
});

export const newCard = (picture: string): WireCard => ({
  picture,
  alt: noWords(),
  title: noWords(),
  line: noWords(),
  link: "",
});

/** A name for a block that no other of the page has. */
function freeId(blocks: readonly WireBlock[]): string {
  const taken = new Set(blocks.map(({ id }) => id));
  let number = blocks.length + 1;
  while (taken.has(`b${number}`)) number += 1;
  return `b${number}`;
}

/** The blocks with a new one of a kind at their end. */
export const withNew = (blocks: readonly WireBlock[], kind: BlockKind): WireBlock[] => [
  ...blocks,
  {
    id: freeId(blocks),
    kind,
    audience: everybody(),
    starts_at: "",
    ends_at: "",
    title: noWords(),
    body: noWords(),
    link: "",
    cards: [],
    until: "",
    shelf: partsOf[kind].shelf ? { source: "ranked", category_id: null, goods: [], most: 6 } : null,
    names: [],
    frame: "",
  },
];

/** The blocks with a copy of one right behind it. */
export function withCopy(blocks: readonly WireBlock[], position: number): WireBlock[] {
  const copied = blocks[position];
  if (!copied) return [...blocks];
  return blocks.toSpliced(position + 1, 0, { ...structuredClone(copied), id: freeId(blocks) });
}

/** The blocks with one of them taken from its place to another; as they were where there is no such place. */
export function withPlaced(blocks: readonly WireBlock[], from: number, to: number): WireBlock[] {
  const moved = blocks[from];
  if (!moved || to < 0 || to >= blocks.length) return [...blocks];
  return blocks.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The page with some of one block changed. */
export const withChanged = (page: WirePage, id: string, change: Partial<WireBlock>): WirePage => ({
  ...page,
  blocks: page.blocks.map((block) => (block.id === id ? { ...block, ...change } : block)),
});

/** A field for a moment has no seconds. */
const minute = (wireTime: string): string => wireTime.slice(0, 16).replace(" ", "T");

/** A page as it is typed, from the version that was read. */
export const typedOf = (row: PageRow): WirePage => ({
  name: row.name,
  address: row.address,
  starts_at: minute(row.starts_at),
  ends_at: minute(row.ends_at),
  audience: row.audience,
  title: row.title,
  about: row.about,
  blocks: row.blocks.map((block) => ({
    ...block,
    starts_at: minute(block.starts_at),
    ends_at: minute(block.ends_at),
    until: minute(block.until),
  })),
});

/** Where a new page begins. */
export const newPage = (): WirePage => ({
  name: "",
  address: "",
  starts_at: "",
  ends_at: "",
  audience: everybody(),
  title: noWords(),
  about: noWords(),
  blocks: [],
});
