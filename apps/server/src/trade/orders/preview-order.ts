import type { OutputOf } from "@sampan/contract/call";
import { errorCodes } from "@sampan/contract/error-codes";
import type { simulateCreateTrade, TradePreview } from "@sampan/contract/orders";
import { convert, multiply, sum } from "@sampan/domain/money";
import { ok, type Result } from "@sampan/domain/result";
import { transportIds } from "@sampan/domain/transports";
import { describeLine } from "../carts/describe-line.ts";
import { findUsableCoupons } from "../coupons/find-coupon.ts";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { describeVerdicts } from "../shippability/judge-goods.ts";
import { describeSums } from "./describe-sums.ts";
import { findTradeProblems } from "./find-trade-problems.ts";
import { gatherTrade, type TradeFacts, type TradeInput } from "./gather-trade.ts";
import {
  discountOf,
  measuresOf,
  quoteTransport,
  settleTrade,
  type TradeSeller,
} from "./settle-trade.ts";
import { tellTransport } from "./tell-transport.ts";

type Call = typeof simulateCreateTrade;

/**
 * What an order would cost, and what still keeps it from being placed. Nothing is stored.
 * [API-71] [CHK-10] [CHK-11] [CHK-32]
 */
export async function simulateTrade(
  db: Db,
  input: TradeInput,
  caller: CustomerCaller,
): Promise<Result<OutputOf<Call>, Refusal<Call["refusals"][number]>>> {
  const gathered = await gatherTrade(db, input, caller);
  if (!gathered.ok) return gathered;
  const facts = gathered.value;
  const { id: accountId } = caller.customer;
  const held = await findUsableCoupons(db, { accountId, now: caller.now });
  const trade = settleTrade(facts);
  return ok({
    data: {
      sums: describeSums(trade.settlement, {
        currency: caller.customer.currency,
        rate: facts.rate_e6,
        isRateFixed: false,
      }),
      shops: trade.sellers.map((seller) => describeSeller(seller, facts)),
      weight_estimate_g: trade.measures.weight_g,
      transports: compareTransports(facts),
      usable_coupons: held
        .filter((coupon) => discountOf(facts, coupon).ok)
        .map(({ id }) => String(id)),
      address: facts.address ? { ...facts.address, area: [...facts.address.area] } : null,
      problems: findTradeProblems(facts).map(({ code, values }) => ({
        code,
        error_code: errorCodes[code],
        values: { ...values },
      })),
    },
  });
}

function describeSeller(
  { shop, lines, mainland_freight }: TradeSeller,
  { rate_e6, caller }: TradeFacts,
): TradePreview["shops"][number] {
  const amounts = lines.map(({ price, num }) => multiply(price, num));
  return {
    id: shop.id,
    name: shop.name,
    i18n: shop.i18n,
    platform: shop.platform,
    mainland_freight,
    goods_amount: sum(amounts),
    item_list: lines.map((line, position) => {
      const amount = amounts[position] ?? 0;
      return {
        ...describeLine({
          ...line,
          seen_price: line.price,
          shippability: describeVerdicts(line.judged, caller),
        }),
        amount,
        amount_local: convert(amount, rate_e6),
      };
    }),
  };
}

/** Every transport of the region with its price for these goods, so that the choice is an informed one. */
function compareTransports(facts: TradeFacts): TradePreview["transports"] {
  const measures = measuresOf(facts);
  return transportIds.flatMap((id) => {
    const lines = facts.tariff.filter(({ transport }) => transport === id);
    if (lines.length === 0) return [];
    const quote = quoteTransport(facts, measures, id);
    const refusal = tellTransport(facts, id);
    return [
      {
        id,
        is_open: lines.some(({ is_open }) => is_open),
        takes_goods: refusal === "",
        refusal,
        freight_estimate: quote?.international ?? 0,
        local_freight: quote?.local ?? 0,
        days_min: Math.min(...lines.map(({ days_min }) => days_min)),
        days_max: Math.max(...lines.map(({ days_max }) => days_max)),
      },
    ];
  });
}
