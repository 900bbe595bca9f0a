import { yuan, type TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import { type CartPart, readCart } from "./read-cart.ts";
import { goodsCents, type Order1688, totalCents } from "./order-book.ts";
import { tell1688 } from "./tell-orders.ts";

/** `alibaba.createOrder.preview`: what a cart would cost. Sums in fen, prices of goods in yuan, as theirs are. */
export function previewOrder(world: World, fields: TextFields): object {
  const cart = readCart(world, fields, world.orders1688.slips()["split"] !== undefined);
  if ("code" in cart) return { success: false, errorCode: cart.code, errorMsg: cart.message };
  const hasMode = world.orders1688.takeSlip("no_trade_mode") === undefined;
  return {
    orderPreviewResuslt: cart.parts.map((part) => ({
      sumPayment: totalCents(part),
      sumCarriage: part.freight_cents,
      sumPaymentNoCarriage: goodsCents(part),
      discountFee: 0,
      status: true,
      tradeModeNameList: hasMode ? ["assureTrade", "alipay"] : [],
      flowFlag: "general",
      cargoList: part.lines.map((line) => ({
        offerId: line.offerId,
        specId: line.specId,
        skuId: line.skuId,
        amount: (line.unit_cents * line.quantity) / 100,
        finalUnitPrice: line.unit_cents / 100,
      })),
      shopPromotionList: [],
    })),
    success: true,
  };
}

/** Places what a cart asks for and tells the shop: one order, or one for each part. */
export function placeOrders(world: World, fields: TextFields): object {
  const isSplit = world.orders1688.takeSlip("split") !== undefined;
  const cart = readCart(world, fields, isSplit);
  if ("code" in cart) {
    const { code, message } = cart;
    const failedOfferList = [{ errorCode: code, errorMessage: message }];
    return { success: false, code, message, result: { failedOfferList } };
  }
  const { parts, ...whose } = cart;
  const orders = parts.map((part: CartPart) => world.orders1688.place({ ...whose, ...part }));
  for (const order of orders) void tell1688(world, order, "ORDER_BUYER_VIEW_BUYER_MAKE");
  if (world.orders1688.takeSlip("called_failed"))
    return { success: false, code: "500", message: "系统繁忙", orderId: orders[0]!.id };
  return { success: true, code: "200", message: "", result: createdAnswer(orders) };
}

function createdAnswer(orders: readonly Order1688[]): object {
  const [first] = orders;
  if (orders.length === 1 && first)
    return {
      orderId: first.id,
      totalSuccessAmount: totalCents(first),
      postFee: first.freight_cents,
      failedOfferList: [],
    };
  return {
    orderId: "",
    totalSuccessAmount: orders.reduce((sum, order) => sum + totalCents(order), 0),
    failedOfferList: [],
    orderList: orders.map((order) => ({
      orderId: order.id,
      orderAmmount: totalCents(order),
      postFee: order.freight_cents,
      success: true,
    })),
  };
}

/** `alibaba.alipay.url.get`: the cashier's page. */
export function payLink(world: World, fields: TextFields): object {
  // A list of bare numbers, too long for `JSON.parse`.
  const ids = (fields["orderIdList"] ?? "").match(/\d+/g) ?? [];
  const orders = ids.map((id) => world.orders1688.find(id));
  if (orders.length === 0 || orders.some((order) => order?.status !== "waitbuyerpay"))
    return { success: false, errorCode: "ORDER_STATUS_ERROR", erroMsg: "订单不存在或不可支付" };
  return { success: true, payUrl: `${world.url()}/1688/cashier/${ids[0]}` };
}

/** Cents as the yuan of an order: with two places, as a JSON number. */
export const yuanNumber = (cents: number): unknown => JSON.rawJSON(yuan(cents));
