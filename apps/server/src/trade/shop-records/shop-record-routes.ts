import { queryShopRecord } from "@sampan/contract/trade/shop-records/shop-records";
import { listSellers } from "@sampan/contract/trade/shop-records/staff-shop-records";
import { ok } from "@sampan/domain/kernel/result";
import { publicRecordOf } from "@sampan/domain/trade/shop-records/shop-record";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { findRecord, findSellers } from "./shop-record-queries.ts";

export function shopRecordRoutes(edge: Edge): void {
  mount(edge, queryShopRecord, async (db, { shop_id }) => {
    const record = await findRecord(db, shop_id);
    return ok({ data: (record && publicRecordOf(record)) ?? null });
  });
  mount(edge, listSellers, async (db, { order_by, page, page_size }) => {
    const window = { limit: page_size, offset: (page - 1) * page_size };
    const { rows, total } = await findSellers(db, { order_by, ...window });
    return ok({ datalist: [...rows], total });
  });
}
