import type { InputOf } from "@sampan/contract/kernel/call";
import type { simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import type { Conversion } from "@sampan/domain/kernel/money";
import { taxedOf } from "@sampan/domain/money/price-book/taxed-of";
import { campaignOf } from "@sampan/domain/trade/orders/activity-order";
import { checkOrderSize } from "@sampan/domain/trade/orders/order-size";
import type { Region } from "@sampan/domain/kernel/regions";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { checkMayOrder } from "../../people/accounts/check-may-order.ts";
import { totalsByProduct } from "../carts/check-line.ts";
import { goodsBySku, goodsOfSkus, type LineGoods } from "../../goods/catalogue/find-line-goods.ts";
import { priceOfSku } from "../../goods/catalogue/price-of-sku.ts";
import type { OfferedLine } from "../../money/price-book/find-tariff-lines.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import {
  findCoupon,
  type HeldCoupon,
  readCoupon,
  usableCoupons,
} from "../../money/coupons/find-coupon.ts";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Sendable } from "../../kernel/db/prepare.ts";
import { readAsOne } from "../../kernel/db/send-soon.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { judgeGoods, type GoodsJudgement } from "../../goods/shippability/judge-goods.ts";
import { type RegionBook, shippingBookOf } from "../../goods/shippability/shipping-book.ts";
import { openMarks, readMark, type OpenMark } from "./mark-queries.ts";
import { type OrderParty, orderParty, type OrderRoom, type PartyKey } from "./order-party.ts";

export type CheckoutInput = InputOf<typeof simulateCreateTrade>;

export interface CheckoutLine {
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

/** Everything an order is judged and reckoned by, read once. */
export interface CheckoutFacts {
  readonly input: CheckoutInput;
  readonly caller: CustomerCaller;
  readonly lines: readonly CheckoutLine[];
  readonly settings: Settings;
  /** Of each way the line that the customer goes by, with tax in it or not as they chose. */
  readonly tariff: readonly OfferedLine[];
  /** All lines that are theirs. */
  readonly offered: readonly OfferedLine[];
  /** What yuan comes to for this customer now. */
  readonly at: Conversion;
  readonly address: OrderAddress | undefined;
  /** The coupon asked for, if it is the customer's. */
  readonly coupon: HeldCoupon | undefined;
  /** Those that the customer could still use on something. */
  readonly usableCoupons: readonly HeldCoupon[];
  /** False when the account was closed or disabled at this moment. */
  readonly isLive: boolean;
  /** Why this customer may not order at all yet. */
  readonly unready: Refusal<"real_name_needed" | "profile_incomplete"> | undefined;
  /** Where the order is to be placed. */
  readonly room: OrderRoom | undefined;
  /** Whose prices some of the goods have; null for a plain order. [CHK-24] */
  readonly campaign: number | null;
  /** Marks that can be given now, and the tier they are judged by, unknown where there is none. */
  readonly marks: readonly OpenMark[];
  readonly tier: MembershipTier | undefined;
}

type Ungatherable = "nothing_selected" | "sku_unknown" | "rate_unknown" | "order_too_large";

/**
 * Reads what an order depends on from our own data; `heldParty` keeps the account open besides. Refuses only what
 * cannot even be reckoned: `nothing_selected`, `sku_unknown`, `rate_unknown` and `order_too_large`. [CHK-32]
 */
export async function gatherCheckout(
  db: Db,
  input: CheckoutInput & { readonly request_id?: string },
  caller: CustomerCaller,
  readParty: (key: PartyKey) => Sendable<OrderParty> = orderParty,
): Promise<Result<CheckoutFacts, Refusal<Ungatherable>>> {
  const { customer, settings, prices } = caller;
  if (input.lines.length === 0 || input.lines.some(({ num }) => num <= 0))
    return refuse({ code: "nothing_selected" });
  const rate = prices.rates[customer.currency];
  if (!rate) return refuse({ code: "rate_unknown" });
  const accountId = customer.id;
  const ends = { region: customer.region, settings };
  const { party, goods, coupons, marks } = await readAsOne(db, {
    party: readParty({
      accountId,
      address: input.address_id ?? "",
      requestId: input.request_id ?? "",
    }),
    goods: goodsOfSkus({
      skuIds: input.lines.map(({ item_id }) => Number(item_id)),
      now: caller.now,
    }),
    coupons: usableCoupons({ accountId, now: caller.now }, ends),
    marks: openMarks({ accountId, now: caller.now }),
  });
  if (!party[0]) throw new Error("a select without a row");
  const { person, address, room } = party[0];
  const book = shippingBookOf(caller, customer.region);
  const lines = judgeLines(input, goodsBySku(goods), { settings, book, region: customer.region });
  if (!lines.ok) return lines;
  const size = checkOrderSize(lines.value);
  if (!size.ok) return size;
  const mayOrder = checkMayOrder(person);
  return ok({
    input,
    caller,
    lines: lines.value,
    settings,
    tariff: taxedOf(prices.tariffs[customer.region], input.is_tax_included),
    offered: prices.tariffs[customer.region],
    at: { rate_e6: rate.rate_e6, rounding: settings.rounding },
    // Only an address in the customer's own region: the freight there is what they pay in.
    address: address?.region === customer.region ? address : undefined,
    coupon: input.coupon_id
      ? await findCoupon(db, { key: input.coupon_id, accountId }, ends)
      : undefined,
    usableCoupons: coupons.map((coupon) => readCoupon(coupon, ends)),
    isLive: person.state === "active",
    unready: mayOrder.ok ? undefined : mayOrder.error,
    room,
    campaign: campaignOf(
      lines.value.map(({ price, goods: { product } }) => ({ price, campaign: product.campaign })),
    ),
    marks: marks.map(readMark),
    tier: marks[0]?.tier,
  });
}

interface LineTerms {
  readonly settings: Settings;
  readonly book: RegionBook;
  readonly region: Region;
}

function judgeLines(
  { lines }: CheckoutInput,
  found: ReadonlyMap<number, LineGoods>,
  { settings, book, region }: LineTerms,
): Result<CheckoutLine[], Refusal<"sku_unknown">> {
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
