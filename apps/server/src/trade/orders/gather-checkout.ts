import type { InputOf } from "@sampan/contract/call";
import type { simulateCreateTrade } from "@sampan/contract/orders";
import type { Rate } from "@sampan/domain/money";
import type { Region } from "@sampan/domain/regions";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { checkMayOrder } from "../accounts/check-may-order.ts";
import { totalsByProduct } from "../carts/check-line.ts";
import { goodsBySku, goodsOfSkus, type LineGoods } from "../catalogue/find-line-goods.ts";
import { priceOfSku } from "../catalogue/price-of-sku.ts";
import type { OfferedLine } from "../configuration/find-tariff-lines.ts";
import type { Settings } from "../configuration/settings.ts";
import { findCoupon, type HeldCoupon } from "../coupons/find-coupon.ts";
import type { OrderAddress } from "../db/columns.ts";
import type { Db } from "../db/db.ts";
import { sendTogether } from "../db/send-soon.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { judgeGoods, type GoodsJudgement } from "../shippability/judge-goods.ts";
import { type RegionBook, shippingBookOf } from "../shippability/shipping-book.ts";
import { tradeParty } from "./trade-party.ts";

export type TradeInput = InputOf<typeof simulateCreateTrade>;

export interface TradeLine {
  readonly goods: LineGoods;
  readonly num: number;
  /** Of each piece, CNY cents, as the shop has it now: never what a client said. */
  readonly price: number;
  readonly weight_g: number;
  readonly cart_id: string;
  readonly productTotal: number;
  /** What each transport makes of so many of them. */
  readonly judged: readonly GoodsJudgement[];
}

/** Everything a trade is judged and reckoned by, read once. */
export interface TradeFacts {
  readonly input: TradeInput;
  readonly caller: CustomerCaller;
  readonly lines: readonly TradeLine[];
  readonly settings: Settings;
  readonly tariff: readonly OfferedLine[];
  /** What one yuan costs this customer now, in millionths. */
  readonly rate_e6: Rate;
  readonly address: OrderAddress | undefined;
  /** The coupon asked for, if it is the customer's. */
  readonly coupon: HeldCoupon | undefined;
  /** Why this customer may not order at all yet. */
  readonly unready: Refusal<"real_name_needed" | "profile_incomplete"> | undefined;
}

/**
 * Reads what a trade depends on from our own data. Refuses only what cannot even be reckoned:
 * `nothing_selected`, `sku_unknown` and `rate_unknown`. [CHK-32]
 */
export async function gatherTrade(
  db: Db,
  input: TradeInput,
  caller: CustomerCaller,
): Promise<Result<TradeFacts, Refusal<"nothing_selected" | "sku_unknown" | "rate_unknown">>> {
  const { customer, settings, terms } = caller;
  if (input.lines.length === 0 || input.lines.some(({ num }) => num <= 0))
    return refuse({ code: "nothing_selected" });
  const rate = terms.rates[customer.currency];
  if (!rate) return refuse({ code: "rate_unknown" });
  const [[party], goods] = await sendTogether(
    db,
    tradeParty({
      accountId: customer.id,
      addressId: input.address_id ? Number(input.address_id) : 0,
    }),
    goodsOfSkus({ skuIds: input.lines.map(({ item_id }) => Number(item_id)) }),
  );
  if (!party) throw new Error("a select without a row");
  const { person, address } = party;
  const book = shippingBookOf(caller, customer.region);
  const lines = judgeLines(input, goodsBySku(goods), { settings, book, region: customer.region });
  if (!lines.ok) return lines;
  const mayOrder = checkMayOrder(person);
  return ok({
    input,
    caller,
    lines: lines.value,
    settings,
    tariff: terms.tariffs[customer.region],
    rate_e6: rate.rate_e6,
    // Only an address in the customer's own region: the freight there is what they pay in.
    address: address?.region === customer.region ? address : undefined,
    coupon: input.coupon_id
      ? await findCoupon(db, { couponId: Number(input.coupon_id), accountId: customer.id })
      : undefined,
    unready: mayOrder.ok ? undefined : mayOrder.error,
  });
}

interface LineTerms {
  readonly settings: Settings;
  readonly book: RegionBook;
  readonly region: Region;
}

function judgeLines(
  { lines }: TradeInput,
  found: ReadonlyMap<number, LineGoods>,
  { settings, book, region }: LineTerms,
): Result<TradeLine[], Refusal<"sku_unknown">> {
  const known = lines.flatMap(({ item_id, num, cart_id = "" }) => {
    const goods = found.get(Number(item_id));
    return goods ? [{ goods, num, cart_id }] : [];
  });
  if (known.length < lines.length) return refuse({ code: "sku_unknown" });
  const totals = totalsByProduct(known);
  return ok(
    known.map((line) => {
      const { sku, product } = line.goods;
      const productTotal = totals.get(product.id) ?? line.num;
      return {
        ...line,
        productTotal,
        price: priceOfSku(line.goods, productTotal),
        judged: judgeGoods(product, { region, num: productTotal }, book),
        weight_g: sku.weight_g ?? product.weight_g ?? settings.assumed_weight_g,
      };
    }),
  );
}
