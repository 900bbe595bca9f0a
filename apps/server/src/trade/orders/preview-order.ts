import type { OutputOf } from "@sampan/contract/kernel/call";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import type { simulateCreateTrade, CheckoutPreview } from "@sampan/contract/trade/orders/orders";
import { amountAt } from "@sampan/domain/trade/charges/charge";
import { multiply, sum } from "@sampan/domain/kernel/money";
import { taxedOf } from "@sampan/domain/money/price-book/taxed-of";
import { goodsAmount } from "@sampan/domain/trade/charges/goods";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { transportIds } from "@sampan/domain/goods/shippability/transports";
import { describeLine } from "../carts/describe-line.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { describeVerdicts } from "../../goods/shippability/judge-goods.ts";
import { describeMarks } from "./describe-marks.ts";
import { describeSums } from "./describe-sums.ts";
import { findCheckoutProblems } from "./find-checkout-problems.ts";
import { gatherCheckout, type CheckoutFacts, type CheckoutInput } from "./gather-checkout.ts";
import {
  measuresOf,
  proposeCoupons,
  quoteTransport,
  priceOrder,
  type CheckoutSeller,
} from "./price-order.ts";
import { marksOf } from "./marks-of.ts";
import { tellTransport } from "./tell-transport.ts";

type Call = typeof simulateCreateTrade;

/**
 * What an order would cost, and what still keeps it from being placed. Nothing is stored.
 * [API-71] [CHK-10] [CHK-11] [CHK-32]
 */
export async function previewOrder(
  db: Db,
  input: CheckoutInput,
  caller: CustomerCaller,
): Promise<Result<OutputOf<Call>, Refusal<Call["refusals"][number]>>> {
  const gathered = await gatherCheckout(db, input, caller);
  if (!gathered.ok) return gathered;
  const facts = gathered.value;
  const priced = priceOrder(facts);
  const coupons = proposeCoupons(facts).map(({ coupon, discount, reason }) => ({
    coupon_id: coupon.key,
    discount,
    reason,
  }));
  return ok({
    data: {
      sums: describeSums(priced.charges, {
        currency: caller.customer.currency,
        at: facts.at,
        isRateFixed: false,
      }),
      shops: priced.sellers.map((seller) => describeSeller(seller, facts)),
      weight_estimate_g: priced.measures.weight_g,
      transports: compareTransports(facts),
      usable_coupons: coupons.flatMap(({ coupon_id, reason }) =>
        reason === null ? coupon_id : [],
      ),
      coupons,
      address: facts.address ? { ...facts.address, area: [...facts.address.area] } : null,
      campaign: describeCampaign(facts),
      ...describeMarks(marksOf(facts, priced)),
      problems: findCheckoutProblems(facts).map(({ code, values }) => ({
        code,
        error_code: errorCodes[code],
        values: { ...values },
      })),
    },
  });
}

/** Whose prices an activity order has, and how near its goods are to what they may come to. [CHK-24] */
function describeCampaign({
  campaign,
  lines,
  at,
  settings,
}: CheckoutFacts): CheckoutPreview["campaign"] {
  const known = lines.map(({ goods }) => goods.product.campaign);
  const name = known.find((one) => one !== null && one.id === campaign)?.name;
  return name
    ? {
        i18n: name,
        cap: settings.activity_order_cap_units * 100,
        amount: goodsAmount(lines, at),
      }
    : null;
}

function describeSeller(
  { shop, lines, mainland_freight }: CheckoutSeller,
  { at, caller }: CheckoutFacts,
): CheckoutPreview["shops"][number] {
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
        amount_local: amountAt({ cny: amount, amount: null }, at),
      };
    }),
  };
}

/** Every transport of the region with its price for these goods, without tax and with it, so that the choice is an informed one. */
function compareTransports(facts: CheckoutFacts): CheckoutPreview["transports"] {
  const measures = measuresOf(facts);
  const withTax = { ...facts, tariff: taxedOf(facts.offered, true) };
  const without = { ...facts, tariff: taxedOf(facts.offered, false) };
  return transportIds.flatMap((id) => {
    const lines = without.tariff.filter(({ transport }) => transport === id);
    if (lines.length === 0) return [];
    const quote = quoteTransport(without, measures, id);
    const taxed = quoteTransport(withTax, measures, id);
    const isTaxed = quote !== undefined && quote.tariff === taxed?.tariff;
    const refusal = tellTransport(without, id);
    return [
      {
        id,
        is_open: lines.some(({ is_open }) => is_open),
        takes_goods: refusal === "",
        refusal,
        freight_estimate: quote?.international ?? 0,
        local_freight: quote?.local ?? 0,
        is_tax_included: isTaxed,
        with_tax: taxed && !isTaxed ? taxed.total : null,
        days_min: Math.min(...lines.map(({ days_min }) => days_min)),
        days_max: Math.max(...lines.map(({ days_max }) => days_max)),
      },
    ];
  });
}
