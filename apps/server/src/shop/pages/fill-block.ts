import type { ShownBlock } from "@sampan/contract/shop/pages/shown-page";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Language } from "@sampan/domain/kernel/language";
import { type Block, partsOf, type Words } from "@sampan/domain/shop/pages/block";
import { readOuterAddress } from "@sampan/domain/shop/content/outer-address";
import { listShelf } from "../../goods/catalogue/list-shelf.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Customer, Request } from "../../kernel/http/callers.ts";
import { textIn } from "../../kernel/say/text-in.ts";
import { listOffersOf } from "../../money/coupons/list-offers-of.ts";
import { findNamedArticles } from "./reference-queries.ts";

/** Whom a page is shown to, and when. */
export type Looker = Pick<Request, "language" | "region" | "now" | "settings"> & {
  readonly customer?: Pick<Customer, "id" | "currency"> | undefined;
};

export const wordsIn = ({ words }: Words, language: Language): string => words[language];

/** A block with what it shows now. Undefined for one that has nothing left: goods that are gone, a host that is off the list. */
export async function fillBlock(
  db: Db,
  block: Block,
  looker: Looker,
): Promise<ShownBlock | undefined> {
  const { language, now, settings } = looker;
  const { shelf, names, frame } = block;
  const parts = partsOf[block.kind];
  const said = (words: Words) => wordsIn(words, language);
  const shown: ShownBlock = {
    id: block.id,
    kind: block.kind,
    title: said(block.title),
    body: said(block.body),
    link: block.link,
    cards: block.cards.map(({ picture, link, alt, title, line }) => ({
      picture,
      link,
      alt: said(alt),
      title: said(title),
      line: said(line),
    })),
    until_ms: block.until === null ? null : new Date(block.until).getTime(),
    shelf: shelf && { source: shelf.source, category_id: shelf.category_id },
    item_list: parts.shelf && shelf ? await listShelf(db, shelf, { language, now }) : [],
    coupons: parts.names === "coupons" ? await listOffersOf(db, names, looker) : [],
    campaigns: parts.names === "campaigns" ? [...names] : [],
    articles: parts.names === "articles" ? await listArticles(db, { names, now }, looker) : [],
    frame: parts.frame ? (readOuterAddress(frame, settings.framed_hosts) ?? null) : null,
  };
  return isEmpty(shown) ? undefined : shown;
}

function isEmpty({ kind, item_list, coupons, articles, frame }: ShownBlock): boolean {
  const { shelf, names, frame: isFramed } = partsOf[kind];
  return (
    (shelf && item_list.length === 0) ||
    (names === "coupons" && coupons.length === 0) ||
    (names === "articles" && articles.length === 0) ||
    (isFramed && frame === null)
  );
}

async function listArticles(
  db: Db,
  wish: { readonly names: readonly string[]; readonly now: Date },
  { language, region }: Looker,
) {
  const rows = await findNamedArticles(db, wish);
  return rows.map(({ id, title, summary, published_at }) => ({
    id,
    title: textIn(title, language),
    summary: textIn(summary, language),
    cdate: formatWireTime(published_at, region),
  }));
}
