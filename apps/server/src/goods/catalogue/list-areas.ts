import type { OutputOf } from "@sampan/contract/call";
import type { queryAreaList } from "@sampan/contract/catalogue";
import { ok, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Visitor } from "../http/callers.ts";
import { findCategories, findOwnGoods, type CategoryRow } from "./catalogue-queries.ts";
import { describeOwnItem } from "./describe-own-item.ts";

type Output = OutputOf<typeof queryAreaList>;
type Area = Output["datalist"][number];

/** Two make a row on a phone: home shows what there is, the pages behind it show all of it. */
const goodsPerArea = { own_shop: 6, ranked: 4, category: 2 };

/** The blocks of home: our own shop, what sells best, and a shelf for each category with goods. [API-61] */
export async function listAreas(
  db: Db,
  _input: object,
  { language }: Visitor,
): Promise<Result<Output, never>> {
  const describe = describeOwnItem(language);
  const shelf = (kind: Area["kind"]) => ({ limit: goodsPerArea[kind], offset: 0 });
  const own = await findOwnGoods(db, { ...shelf("own_shop"), order: "default" });
  const ranked = await findOwnGoods(db, { ...shelf("ranked"), order: "sales_down" });
  const tops = (await findCategories(db)).filter(({ parent_id }) => parent_id === null);

  const areas: Area[] = [
    { id: "own_shop", kind: "own_shop", category: null, item_list: own.map(describe) },
    { id: "ranked", kind: "ranked", category: null, item_list: ranked.map(describe) },
  ];
  for (const top of tops) {
    const goods = await findOwnGoods(db, {
      ...shelf("category"),
      category_id: top.id,
      order: "default",
    });
    areas.push({
      id: top.slug,
      kind: "category",
      category: headingOf(top, language),
      item_list: goods.map(describe),
    });
  }
  return ok({ datalist: areas.filter(({ item_list }) => item_list.length > 0) });
}

const headingOf = (top: CategoryRow, language: Visitor["language"]): Area["category"] => ({
  id: top.id,
  name: top.name[language],
  i18n: top.name,
});
