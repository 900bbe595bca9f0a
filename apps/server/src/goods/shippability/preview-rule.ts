import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { previewShippingRule } from "@sampan/contract/goods/shippability/staff-shippability";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { asksForSomething, matchesGoods } from "@sampan/domain/goods/shippability/shippability";
import { readNames } from "../translation/read-names.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findCategoriesWithin, findNewestGoods } from "./shippability-queries.ts";

type Call = typeof previewShippingRule;

/** Enough to see what a rule does, few enough to be looked through while somebody types. */
const looked_at_most = 3000;
const shown_at_most = 20;

/** The stored goods a rule would speak of, newest first. Refuses `rule_asks_nothing`. */
export async function previewRule(
  db: Db,
  { title, ...rule }: InputOf<Call>,
): Promise<Result<OutputOf<Call>, Refusal<"rule_asks_nothing">>> {
  if (!asksForSomething(rule)) return refuse({ code: "rule_asks_nothing" });
  const newest = await findNewestGoods(db, looked_at_most);
  const category_ids = await findCategoriesWithin(db, rule.category_ids);
  const matching = newest.filter((product) =>
    matchesGoods({ ...rule, category_ids }, asGoods(product)),
  );
  return ok({
    data: {
      looked_at: newest.length,
      total: matching.length,
      matches_title:
        title.trim() === ""
          ? null
          : // Only the words are tried: nobody knows yet what class the goods would be.
            matchesGoods(
              { ...rule, goods_classes: [], category_ids: [] },
              { goods_class: "ordinary", category_id: null, title, attributes: [] },
            ),
      datalist: matching.slice(0, shown_at_most).map(({ id, item_name, names, goods_class }) => ({
        spu_id: String(id),
        item_name,
        i18n: readNames(item_name, names),
        goods_class: goods_class,
      })),
    },
  });
}

const asGoods = (product: Awaited<ReturnType<typeof findNewestGoods>>[number]) => ({
  goods_class: product.goods_class,
  category_id: product.category_id,
  title: product.item_name,
  attributes: product.attributes,
});
