import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getOrderMargin } from "@sampan/contract/trade/buyers/staff-buyers";
import { formatRate } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import { marginOfOrder } from "@sampan/domain/trade/purchases/margin-of-order";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  findPaidOrder,
  selectCostedLines,
  selectKeptCharges,
  sumGiven,
} from "./order-margin-queries.ts";

const ownShop = 1;

/** What an order leaves the house, of what is known by now. Refuses `order_unknown`. */
export async function readOrderMargin(
  db: Db,
  tid: string,
): Promise<Result<OutputOf<typeof getOrderMargin>, Refusal<"order_unknown">>> {
  const order = await findPaidOrder(db, tid);
  if (!order) return refuse({ code: "order_unknown" });
  const rate_e6 = order.pay_info.rate_e6;
  const charges = await selectKeptCharges(db, order.id);
  const lines = await selectCostedLines(db, order.id);
  const given = await sumGiven(db, order.id);
  const margin = marginOfOrder(
    charges.map((charge) => ({ ...charge, rate_e6: charge.rate_e6 ?? rate_e6 ?? 1_000_000 })),
    lines.map(({ platform, status, is_bought, cost }) => ({
      stands: is_bought || isLiveItem(status),
      isBought: is_bought,
      isOwn: platform === ownShop,
      cost,
    })),
    { given, rate_e6: rate_e6 ?? 1_000_000 },
  );
  return ok({
    data: {
      ...margin,
      rows: [...margin.rows],
      given: [...margin.given],
      currency: order.currency,
      exchange_rate: rate_e6 === undefined ? "" : formatRate(rate_e6),
    },
  });
}
