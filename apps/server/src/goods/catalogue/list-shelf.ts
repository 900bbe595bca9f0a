import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import type { Language } from "@sampan/domain/kernel/language";
import { ownPlatform } from "@sampan/domain/goods/sourcing/own-platform";
import type { Db } from "../../kernel/db/db.ts";
import {
  findOwnGoods,
  findPlacedGoods,
  type ListRow,
  selectListRows,
} from "./catalogue-queries.ts";
import { describeOwnItem } from "./describe-own-item.ts";

/** Which goods stand on a shelf that staff put together. */
interface Shelf {
  /** A group, what sells best, or goods they chose, ours or stored listings. */
  readonly source: "category" | "ranked" | "picked";
  readonly category_id: number | null;
  /** Rows of goods where they were chosen. */
  readonly goods: readonly string[];
  readonly most: number;
}

/** The goods of a shelf of a page, those that can be opened and bought now; stored listings are among those chosen. */
export async function listShelf(
  db: Db,
  shelf: Shelf,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<ListItem[]> {
  const rows = await findRows(db, shelf, now);
  return rows.slice(0, shelf.most).map(describeOwnItem(language));
}

function findRows(
  db: Db,
  { source, category_id, goods, most }: Shelf,
  now: Date,
): Promise<ListRow[]> {
  if (source === "picked") return findPicked(db, goods, now);
  const filter = category_id === null ? { now } : { category_id, now };
  return source === "category"
    ? findOwnGoods(db, { ...filter, order: "default", limit: most, offset: 0 })
    : findRanked(db, { ...filter, most });
}

/** What staff placed on the leaderboard, then what sells best. */
async function findRanked(
  db: Db,
  {
    most,
    ...filter
  }: {
    readonly category_id?: number;
    readonly now: Date;
    readonly most: number;
  },
): Promise<ListRow[]> {
  const placed = await findPlacedGoods(db, filter);
  const sold = await findOwnGoods(db, { ...filter, order: "sales_down", limit: most, offset: 0 });
  return [...placed, ...sold.filter(({ id }) => !placed.some((one) => one.id === id))];
}

/** In the order in which they were chosen; what is not for sale any more is left out. */
async function findPicked(db: Db, goods: readonly string[], now: Date): Promise<ListRow[]> {
  const ids = goods.map(Number);
  const rows = await selectListRows(db, now)
    .where("product.id", "in", ids.length > 0 ? ids : [0])
    .where((row) =>
      row.or([
        row.and([row("product.platform", "<>", ownPlatform), row("product.is_on_sale", "=", true)]),
        row.exists(
          row
            .selectFrom("listed_goods as listed")
            .select("listed.id")
            .whereRef("listed.id", "=", "product.id"),
        ),
      ]),
    )
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
