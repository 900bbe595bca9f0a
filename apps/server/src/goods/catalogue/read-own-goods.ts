import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  getOwnGoods as getCall,
  listOwnGoods as listCall,
  OwnGoodsRow,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findLastAct } from "../../kernel/audit/find-last-act.ts";
import { loadOwnGoods } from "./load-own-goods.ts";
import {
  countGoodsForDesk,
  findGoodsForDesk,
  writtenNames,
  type ownGoodsRows,
} from "./goods-desk-queries.ts";

/** Goods of our own shop as rows of the desk, a page at a time. [BO-41] */
export async function listOwnGoods(
  db: Db,
  { search, category_id, view, page, page_size }: InputOf<typeof listCall>,
): Promise<Result<OutputOf<typeof listCall>, never>> {
  const filter = { search: search.trim(), category_id, view };
  const rows = await findGoodsForDesk(db, filter, { page, page_size });
  return ok({ datalist: rows.map(describeRow), total: await countGoodsForDesk(db, filter) });
}

/** Goods as they are edited, with who saved them last. Refuses `goods_unknown`. [BO-41] */
export async function getOwnGoods(
  db: Db,
  { id }: InputOf<typeof getCall>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof getCall>, Refusal<"goods_unknown">>> {
  const loaded = await loadOwnGoods(db, Number(id));
  if (!loaded) return refuse({ code: "goods_unknown" });
  const { version, goods } = loaded;
  const changed = await findLastAct(db, { object_kind: "own_goods", object_id: id }, caller);
  return ok({ data: { id, version, goods, changed } });
}

type GoodsForDesk = Awaited<ReturnType<ReturnType<typeof ownGoodsRows>["execute"]>>[number];

export const describeRow = (row: GoodsForDesk): OwnGoodsRow => ({
  id: String(row.id),
  version: row.version,
  names: writtenNames(row.item_name, row.names),
  image: row.image ?? "",
  category_id: row.category_id,
  min_price: row.min_price,
  max_price: row.max_price,
  stock: row.stock,
  skus: row.skus,
  month_sold: row.month_sold,
  goods_class: row.goods_class,
  is_on_sale: row.is_on_sale,
});
