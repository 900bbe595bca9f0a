import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryDraws } from "@sampan/contract/shop/campaigns";
import { drawKey, hexOf, reckonDraw } from "./reckon-draw.ts";

type DrawPage = Pick<
  OutputOf<typeof queryDraws>,
  "id" | "seed" | "commitment" | "prizes" | "datalist" | "total"
>;

/** A million draws of a thousand a page; no campaign has more. */
const mostPages = 1_000;

export interface DrawsChecked {
  readonly isTrue: boolean;
  /** Draws that were reckoned again, of how many there are. */
  readonly checked: number;
  readonly total: number;
  /** Numbers of draws that did not win what is said, or that are missing; the first hundred. */
  readonly wrong: readonly number[];
}

/**
 * Reckons all draws of a campaign again from its seed, page by page: whether the seed is the one that was promised,
 * whether each draw won what it is said to have won, and whether none is missing or stands twice. One changed entry is
 * noticed. `tell` hears after each page how many there are so far.
 */
export async function checkDraws(
  readPage: (page: number) => Promise<DrawPage>,
  tell: (checked: number) => void = () => undefined,
): Promise<DrawsChecked> {
  const first = await readPage(1);
  const { id, seed, prizes, total } = first;
  const key = await drawKey(seed);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  const wrong: number[] = [];
  let [checked, next] = [0, 1];
  let page: DrawPage = first;
  for (let at = 1; page.datalist.length > 0; at += 1) {
    const reckoned = await Promise.all(
      page.datalist.map((draw) => reckonDraw(key, { id, prizes, ...draw })),
    );
    for (const [nth, { serial, place }] of page.datalist.entries()) {
      if (serial !== next) wrong.push(Math.min(serial, next));
      if (reckoned[nth] !== place) wrong.push(serial);
      next = serial + 1;
    }
    checked += page.datalist.length;
    tell(checked);
    if (checked >= total || at === mostPages) break;
    page = await readPage(at + 1);
  }
  const isTrue = hexOf(digest) === first.commitment && wrong.length === 0 && checked === total;
  return { isTrue, checked, total, wrong: wrong.slice(0, 100) };
}
