import type { InputOf } from "@sampan/contract/call";
import type { simulateCreateTrade } from "@sampan/contract/orders";
import type { Limits } from "@sampan/domain/limits";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { checkMayOrder } from "../accounts/check-may-order.ts";
import { findAddress } from "../addresses/find-address.ts";
import { totalsByProduct } from "../carts/check-line.ts";
import { findLineGoods, type LineGoods } from "../catalogue/find-line-goods.ts";
import { priceOfSku } from "../catalogue/price-of-sku.ts";
import { findTariffLines, type OfferedLine } from "../configuration/find-tariff-lines.ts";
import { readSettings } from "../configuration/read-settings.ts";
import type { Settings } from "../configuration/settings.ts";
import { findCoupon, findUsableCoupons, type HeldCoupon } from "../coupons/find-coupon.ts";
import type { OrderAddress } from "../db/columns.ts";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import { newestRate, type CustomerRate } from "../rates/newest-rate.ts";

export type TradeInput = InputOf<typeof simulateCreateTrade>;

export interface TradeLine {
  readonly goods: LineGoods;
  readonly num: number;
  /** Of each piece, CNY cents, as the shop has it now: never what a client said. */
  readonly price: number;
  readonly weight_g: number;
  readonly cart_id: string;
  readonly productTotal: number;
}

/** Everything a trade is judged and reckoned by, read once. */
export interface TradeFacts {
  readonly input: TradeInput;
  readonly caller: CustomerCaller;
  readonly limits: Limits;
  readonly lines: readonly TradeLine[];
  readonly settings: Settings;
  readonly tariff: readonly OfferedLine[];
  readonly rate: CustomerRate;
  readonly address: OrderAddress | undefined;
  /** The coupon asked for, if it is the customer's. */
  readonly coupon: HeldCoupon | undefined;
  readonly held: readonly HeldCoupon[];
  /** Why this customer may not order at all yet. */
  readonly unready: Refusal<"real_name_needed" | "profile_incomplete"> | undefined;
}

/**
 * Reads what a trade depends on from our own data. Refuses only what cannot even be reckoned:
 * `nothing_selected`, `sku_unknown` and `rate_unknown`. [CHK-32]
 */
export async function gatherTrade(
  db: Db,
  limits: Limits,
  input: TradeInput,
  caller: CustomerCaller,
): Promise<Result<TradeFacts, Refusal<"nothing_selected" | "sku_unknown" | "rate_unknown">>> {
  const { customer, now } = caller;
  if (input.lines.length === 0 || input.lines.some(({ num }) => num <= 0))
    return refuse({ code: "nothing_selected" });
  const rate = await newestRate(db, customer.currency, now);
  if (!rate) return refuse({ code: "rate_unknown" });
  const settings = await readSettings(db);
  const lines = await readLines(db, input, settings);
  if (!lines.ok) return lines;
  const mayOrder = await checkMayOrder(db, customer.id);
  return ok({
    input,
    caller,
    limits,
    lines: lines.value,
    settings,
    tariff: await findTariffLines(db, customer.region),
    rate,
    address: await readAddress(db, input, caller),
    coupon: input.coupon_id
      ? await findCoupon(db, { couponId: Number(input.coupon_id), accountId: customer.id })
      : undefined,
    held: await findUsableCoupons(db, { accountId: customer.id, now }),
    unready: mayOrder.ok ? undefined : mayOrder.error,
  });
}

async function readLines(
  db: Db,
  { lines }: TradeInput,
  settings: Settings,
): Promise<Result<TradeLine[], Refusal<"sku_unknown">>> {
  const found = await findLineGoods(
    db,
    lines.map(({ item_id }) => Number(item_id)),
  );
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
        weight_g: sku.weight_g ?? product.weight_g ?? settings.assumed_weight_g,
      };
    }),
  );
}

/** Only an address in the customer's own region: the freight there is what they pay in. */
async function readAddress(
  db: Db,
  { address_id }: TradeInput,
  { customer }: CustomerCaller,
): Promise<OrderAddress | undefined> {
  if (!address_id) return undefined;
  const address = await findAddress(db, { id: Number(address_id), accountId: customer.id });
  return address?.region === customer.region ? address : undefined;
}
