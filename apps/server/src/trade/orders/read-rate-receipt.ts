import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  queryRateReceipt as call,
  RateReceipt,
} from "@sampan/contract/trade/orders/rate-receipt";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { convert, formatRate } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findOrder } from "./order-queries.ts";
import { findPaidRate, type PaidRate } from "./rate-receipt-queries.ts";

/**
 * The rate that an order was paid at, with the middle of the market, our margin, the source and the moment; null before the
 * payment. What the margin came to is what the yuan cost at the rate less what they would have cost at the middle, cents of the
 * order's currency. [MONEY-05] [MONEY-12]
 */
export async function readRateReceipt(
  db: Db,
  { tid }: InputOf<typeof call>,
  { customer, settings }: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<"order_unknown">>> {
  const order = await findOrder(db, { tid, accountId: customer.id });
  if (!order) return refuse({ code: "order_unknown" });
  const { currency } = order;
  const paid = await findPaidRate(db, { orderId: order.id, currency });
  if (!paid) return ok({ data: null });
  const told = { region: customer.region, rounding: settings.rounding };
  return ok({
    data: {
      paid_at: formatWireTime(paid.paid_at, customer.region),
      cny: paid.cny,
      currency,
      rate: formatRate(paid.rate_e6),
      market: marketOf(paid, told),
    },
  });
}

function marketOf(
  { cny, rate_e6, mid_e6, margin_bp, source, valid_from }: PaidRate,
  { region, rounding }: { readonly region: Region } & Pick<CustomerCaller["settings"], "rounding">,
): RateReceipt["market"] {
  if (mid_e6 === null || margin_bp === null || source === null || valid_from === null) return null;
  const at = (rate: number) => convert(cny, { rate_e6: rate, rounding });
  return {
    mid: formatRate(mid_e6),
    margin_percent: (margin_bp / 100).toFixed(2),
    margin: at(rate_e6) - at(mid_e6),
    source,
    quoted_at: formatWireTime(valid_from, region),
  };
}
