import * as calls from "@sampan/contract/trade/buyers/staff-buyers";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok } from "@sampan/domain/kernel/result";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { selectBuyers, selectMade } from "./buyer-queries.ts";
import { readOrderMargin } from "./read-order-margin.ts";

export function buyerRoutes(edge: Edge): void {
  mount(edge, calls.listBuyers, async (db, { days }, { now }) =>
    ok({ datalist: [...(await selectBuyers(db, addDays(now, -days)))] }),
  );
  mount(
    edge,
    calls.listMadePurchases,
    async (db, { days, order_by, page, page_size }, { now, region }) => {
      const window = { order_by, limit: page_size, offset: (page - 1) * page_size };
      const rows = await selectMade(db, addDays(now, -days), window);
      return ok({
        datalist: rows.map(({ total: _, bought_at, ...row }) => ({
          ...row,
          bought_at: formatWireTime(bought_at, region),
        })),
        total: rows[0]?.total ?? 0,
      });
    },
  );
  mount(edge, calls.getOrderMargin, (db, { tid }) => readOrderMargin(db, tid));
}
