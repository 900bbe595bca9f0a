import type { PageRow } from "@sampan/contract/shop/pages/staff-pages";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import type { Audience } from "@sampan/domain/shop/pages/audience";
import type { Block, Words } from "@sampan/domain/shop/pages/block";

/** A block as staff read and write it: a copy, its moments on the clocks of a region. */
export function describeBlock(block: Block, region: Region): PageRow["blocks"][number] {
  const read = (moment: string | null) =>
    momentOf(moment === null ? null : new Date(moment), region);
  const { cards, shelf } = block;
  return {
    ...block,
    audience: audienceOf(block.audience),
    starts_at: read(block.starts_at),
    ends_at: read(block.ends_at),
    until: read(block.until),
    title: wordsOf(block.title),
    body: wordsOf(block.body),
    cards: cards.map(({ picture, alt, title, line, link }) => ({
      picture,
      alt: wordsOf(alt),
      title: wordsOf(title),
      line: wordsOf(line),
      link,
    })),
    shelf: shelf && { ...shelf, goods: [...shelf.goods] },
    names: [...block.names],
  };
}

export const wordsOf = ({ words, drafts }: Words): PageRow["title"] => ({
  words: { ...words },
  drafts: [...drafts],
});

export const audienceOf = (audience: Audience): PageRow["audience"] => ({
  who: [...audience.who],
  regions: [...audience.regions],
  languages: [...audience.languages],
  tiers: [...audience.tiers],
  segments: [...audience.segments],
});

/** Empty where there is none. */
export const momentOf = (moment: Date | null, region: Region): string =>
  moment === null ? "" : formatWireTime(moment, region);
