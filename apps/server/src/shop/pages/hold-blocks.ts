import type { ShownBlock } from "@sampan/contract/shop/pages/shown-page";
import type { Language } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";

/** Where a block stands, and to whom it says the same. */
export interface BlockPlace {
  readonly page_id: number;
  readonly version: number;
  readonly block: string;
  readonly language: Language;
  readonly region: Region;
}

type Filled = Promise<ShownBlock | undefined>;

/** Fills a block or answers what was filled for whoever asked a moment ago. */
export type HeldBlocks = (place: BlockPlace, now: Date, fill: () => Filled) => Filled;

/** As long as the shared answer about the page is good for: nobody is shown older goods than visitors are. */
const good_ms = 5_000;
/** A page of thirty blocks in every language and region, some times. */
const blocks_max = 1_000;

/**
 * Holds blocks that show the same to everybody of a language and region, so that pages of people with a session ask for
 * them no more often than the shared page does. Many who ask at once wait for one filling; one that fails is not held.
 */
export function holdBlocks(): HeldBlocks {
  const held = new Map<string, { readonly filled: Filled; readonly until_ms: number }>();
  return ({ page_id, version, block, language, region }, now, fill) => {
    const key = `${page_id} ${version} ${block} ${language} ${region}`;
    const known = held.get(key);
    if (known && now.getTime() < known.until_ms) return known.filled;
    const one = { filled: fill(), until_ms: now.getTime() + good_ms };
    held.delete(key);
    held.set(key, one);
    one.filled.catch(() => {
      if (held.get(key) === one) held.delete(key);
    });
    for (const oldest of held.keys()) {
      if (held.size <= blocks_max) break;
      held.delete(oldest);
    }
    return one.filled;
  };
}
