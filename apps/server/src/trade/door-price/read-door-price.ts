import { customsBy } from "@sampan/domain/goods/duties/duty-book";
import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryDoorPrice as call } from "@sampan/contract/trade/door-price";
import { isTransportId, transportIds } from "@sampan/domain/goods/shippability/transports";
import { regionFacts } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { couponDiscount } from "@sampan/domain/money/coupons/coupon";
import { taxedOf } from "@sampan/domain/money/price-book/taxed-of";
import type { CouponToCharge } from "@sampan/domain/trade/charges/charge-rule";
import { couponToCharge } from "@sampan/domain/trade/charges/coupon";
import { goodsAmount } from "@sampan/domain/trade/charges/goods";
import { isInsuranceType } from "@sampan/domain/trade/charges/insurance";
import { doorPrice } from "@sampan/domain/trade/door-price/door-price";
import { campaignOf } from "@sampan/domain/trade/orders/activity-order";
import { checkOrderSize } from "@sampan/domain/trade/orders/order-size";
import { findLineGoods, type LineGoods } from "../../goods/catalogue/find-line-goods.ts";
import { priceOfSku } from "../../goods/catalogue/price-of-sku.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findCoupon } from "../../money/coupons/find-coupon.ts";
import { totalsByProduct } from "../carts/check-line.ts";
import { sellersOf, sellersToCharge } from "../carts/sellers-of.ts";
import { doorGoods } from "./door-goods.ts";
import { findWeights } from "./weight-queries.ts";

type Input = InputOf<typeof call>;
type Refused = Refusal<(typeof call)["refusals"][number]>;

/**
 * What chosen goods come to at the door, by the prices and the tariff of whoever asks: a visitor is told what the first tier
 * pays. Two statements for all lines, and one for a coupon. Refuses `sku_unknown`, `rate_unknown` and `order_too_large`.
 */
export async function readDoorPrice(
  db: Db,
  input: Input,
  caller: Visitor,
): Promise<Result<OutputOf<typeof call>, Refused>> {
  const { customer, region, settings, prices } = caller;
  const rate = prices.rates[regionFacts[region].currency];
  if (!rate) return refuse({ code: "rate_unknown" });
  const wanted = piecesBySku(input);
  const skuIds = [...wanted.keys()];
  const found = await findLineGoods(db, { skuIds, now: caller.now });
  const weights = await findWeights(db, { skuIds, now: caller.now });
  const known = [...wanted].flatMap(([skuId, num]) => {
    const own = found.get(skuId);
    return own ? [{ goods: own, num }] : [];
  });
  if (known.length < wanted.size) return refuse({ code: "sku_unknown" });
  const lines = pricedLines(known);
  const weighed = doorGoods(lines, weights, { ...settings, words: prices.duties.words });
  const size = checkOrderSize(
    lines.map((line, at) => ({ ...line, weight_g: weighed[at]?.piece.high.weight_g ?? 0 })),
  );
  if (!size.ok) return size;
  const at = { rate_e6: rate.rate_e6, rounding: settings.rounding };
  const { hints, doubts, parts, ...price } = doorPrice({
    order: {
      sellers: sellersToCharge(sellersOf(lines)),
      insurance: isInsuranceType(input.insurance) ? input.insurance : 0,
      serviceFee_bp: settings.tier_service_fee_bp[customer?.tier ?? "classic"],
      coupon: await couponOf(db, { input, caller, lines, spend: goodsAmount(lines, at) }),
    },
    goods: weighed,
    region,
    customs: customsBy(prices.duties, region),
    transports: isTransportId(input.transport) ? [input.transport] : transportIds,
    tariff: taxedOf(prices.tariffs[region], input.is_tax_included),
    acceptance: settings.transport_classes,
    at,
    packaging_bp: settings.packaging_weight_bp,
  });
  return ok({
    data: {
      ...price,
      parts: parts.map((part) => ({ ...part, figures: { ...part.figures } })),
      weights: weighed.map(({ key, piece: { basis, samples } }) => ({
        item_id: key,
        basis,
        samples,
      })),
      hints: [...hints],
      doubts: doubts.map(({ reason, lines: keys }) => ({ reason, lines: [...keys] })),
    },
  });
}

/** A sku that is named twice is one line. */
function piecesBySku({ lines }: Input): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { item_id, num } of lines)
    pieces.set(Number(item_id), (pieces.get(Number(item_id)) ?? 0) + num);
  return pieces;
}

interface ChosenLine {
  readonly goods: LineGoods;
  readonly num: number;
}
type PricedLine = ChosenLine & { readonly price: number };

/** At the prices of so many pieces of each product. */
function pricedLines(lines: readonly ChosenLine[]): PricedLine[] {
  const totals = totalsByProduct(lines);
  return lines.map((line) => ({
    ...line,
    price: priceOfSku(line.goods, totals.get(line.goods.product.id) ?? line.num),
  }));
}

interface CouponWish {
  readonly input: Input;
  readonly caller: Visitor;
  readonly lines: readonly PricedLine[];
  /** Cents of the payment currency. */
  readonly spend: number;
}

/** What the chosen coupon takes off, as at settlement; nothing where it cannot be used. [CPN-09] */
async function couponOf(
  db: Db,
  { input, caller: { customer, now, settings }, lines, spend }: CouponWish,
): Promise<CouponToCharge | undefined> {
  if (!customer || !input.coupon_id) return undefined;
  const { id: accountId, region } = customer;
  const coupon = await findCoupon(db, { key: input.coupon_id, accountId }, { region, settings });
  const campaign = campaignOf(
    lines.map(({ price, goods: { product } }) => ({ price, campaign: product.campaign })),
  );
  if (campaign !== null || coupon?.state !== "granted") return undefined;
  const use = {
    isActivity: false,
    kind: "general",
    currency: customer.currency,
    spend,
    now,
  } as const;
  const discount = couponDiscount(coupon, use);
  return discount.ok ? couponToCharge(coupon, discount.value) : undefined;
}
