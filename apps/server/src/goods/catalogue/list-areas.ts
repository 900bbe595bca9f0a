import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryAreaList } from "@sampan/contract/goods/catalogue/catalogue";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import { findShelves, type CategoryRow } from "./catalogue-queries.ts";
import { describeOwnItem } from "./describe-own-item.ts";
import { textIn } from "../../kernel/say/text-in.ts";

type Output = OutputOf<typeof queryAreaList>;
type Area = Output["datalist"][number];

/** Two make a row on a phone: home shows what there is, the pages behind it show all of it. */
const goodsPerArea = { own_shop: 6, ranked: 4, category: 2 };

/**
 * The blocks of home: our own shop, what sells best, and a shelf for each category with goods; and whether marketing has
 * published a page in their place. [API-61] [BO-40]
 */
export async function listAreas(
  db: Db,
  _input: object,
  { language, now, changesAt }: Visitor,
): Promise<Result<Output, never>> {
  const describe = describeOwnItem(language);
  const shelves = await findShelves(db, goodsPerArea, now);
  const { own, ranked, groups, ofGroups, published } = shelves;
  const windows = published.map(({ starts_at, ends_at }) => ({
    from: new Date(starts_at),
    until: ends_at === null ? [] : [new Date(ends_at)],
  }));
  const prices = shelves.turn.flatMap(({ at }) => (at === null ? [] : [new Date(at)]));
  for (const turn of [...prices, ...windows.flatMap(({ from, until }) => [from, ...until])])
    if (turn > now) changesAt?.(turn);
  const areas: Area[] = [
    { id: "own_shop", kind: "own_shop", category: null, item_list: own.map(describe) },
    { id: "ranked", kind: "ranked", category: null, item_list: ranked.map(describe) },
    ...groups.map((top): Area => ({
      id: top.slug,
      kind: "category",
      category: headingOf(top, language),
      item_list: ofGroups.filter(({ top_id }) => top_id === top.id).map(describe),
    })),
  ];
  return ok({
    datalist: areas.filter(({ item_list }) => item_list.length > 0),
    has_page: windows.some(({ from }) => from <= now),
  });
}

const headingOf = (top: CategoryRow, language: Visitor["language"]): Area["category"] => ({
  id: top.id,
  name: textIn(top.name, language),
  i18n: top.name,
});
