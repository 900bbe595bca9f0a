import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { ListItem } from "@sampan/contract/goods/catalogue/goods";
import type { Language } from "@sampan/domain/kernel/language";
import { ok } from "@sampan/domain/kernel/result";
import { askInPackets, type AskRows } from "../../kernel/db/ask-in-packets.ts";
import type { Db } from "../../kernel/db/db.ts";
import { rowsOf } from "../../kernel/db/send-soon.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { keepRecent, type Recent } from "../../kernel/http/keep-recent.ts";
import {
  writeEntry,
  writeList,
  type WrittenEntry,
  type WrittenResult,
} from "../../kernel/http/written.ts";
import { findListRows, type GoodsOrder } from "./catalogue-queries.ts";
import { describeOwnItem } from "./describe-own-item.ts";
import { findGoodsPage, type MarkedGoods } from "./goods-page-queries.ts";
import { wordsToFind } from "./search-words.ts";

type Call = typeof queryItemList;
type Entry = WrittenEntry<typeof ListItem>;

const orderByNumber = {
  "1": "default",
  "3": "price_up",
  "4": "price_down",
  "5": "sales_down",
  "6": "sales_up",
} as const satisfies Record<InputOf<Call>["order_by"], GoodsOrder>;

/** What all lists of one process share. */
export interface Shelf {
  /** Entries as they travel, by language, product and mark: some twenty thousand of them. */
  readonly entries: Recent<Entry>;
  readonly ask: AskRows;
}
const shelfBytes_max = 16_000_000;
export const createShelf = (db: Db): Shelf => ({
  entries: keepRecent(shelfBytes_max),
  ask: askInPackets(db),
});

/**
 * Goods of our own shop, a page at a time; with keywords those whose names hold all of their words, in
 * whatever language. Keywords without a word find nothing. Which goods they are is asked of the database each
 * time; entries are written once and hold as long as their marks. [API-62] [OWN-01] [OWN-09] [CONST-34]
 */
export async function listItems(
  db: Db,
  shelf: Shelf,
  input: InputOf<Call>,
  { language, now, changesAt }: Pick<Visitor, "language" | "now" | "changesAt">,
): Promise<WrittenResult<OutputOf<Call>, never>> {
  const entry = input.keywords?.trim() ?? "";
  const words = entry === "" ? undefined : wordsToFind(entry);
  if (entry !== "" && words === undefined) return ok(writeList(queryItemList.output, [], 0));
  // A search takes its time: nobody's shelf waits behind it.
  const ask: AskRows = words === undefined ? shelf.ask : (query) => rowsOf(db, query);
  const page = await findGoodsPage(ask, {
    category_id: input.category_id,
    shop_id: input.shop_id,
    words,
    order: orderByNumber[input.order_by],
    limit: input.page_size,
    offset: (input.page - 1) * input.page_size,
    now,
  });
  if (page.changesAt) changesAt?.(page.changesAt);
  const entries = await takeEntries(db, shelf.entries, page.goods, {
    language,
    now,
  });
  return ok(writeList(queryItemList.output, entries, page.total));
}

/** The entries of some goods; those that are not on the shelf are read, written and put there. */
async function takeEntries(
  db: Db,
  shelf: Shelf["entries"],
  goods: readonly MarkedGoods[],
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<Entry[]> {
  const entryById = new Map<number, Entry>();
  const unwritten = new Map<number, string>();
  for (const { id, mark } of goods) {
    const key = `${language} ${id} ${mark}`;
    const known = shelf.get(key);
    if (known) entryById.set(id, known);
    else unwritten.set(id, key);
  }
  if (unwritten.size > 0) {
    // Read after the marks, so never older than what they stand for; something newer has a mark of its own.
    for (const row of await findListRows(db, [...unwritten.keys()], now)) {
      const written = writeEntry(ListItem, describeOwnItem(language)(row));
      shelf.put(unwritten.get(row.id) ?? "", written);
      entryById.set(row.id, written);
    }
  }
  return goods.flatMap(({ id }) => entryById.get(id) ?? []);
}
