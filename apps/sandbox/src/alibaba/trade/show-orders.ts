import { bareNumber } from "../../bare-number.ts";
import { wholeNumber, type TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import { alibabaTime } from "../alibaba-time.ts";
import { goodsCents, type Order1688, totalCents } from "./order-book.ts";
import { yuanNumber } from "./place-orders.ts";

const noOrder = { success: "false", errorCode: "ORDER_NOT_EXIST", errorMessage: "订单不存在" };

/** `alibaba.trade.get.buyerView`: one order, by its number or by the buyer's own. */
export function showOrder(world: World, fields: TextFields): object {
  const { orderId, outOrderId } = fields;
  const order = orderId
    ? world.orders1688.find(orderId)
    : world.orders1688.list().find((one) => one.outOrderId === outOrderId);
  if (!order) return noOrder;
  const logistics = (fields["includeFields"] ?? "").includes("NativeLogistics");
  return {
    result: { ...describe(order), ...(logistics && nativeLogistics(order)) },
    success: "true",
  };
}

/** `alibaba.trade.getBuyerOrderList`, newest first; without logistics. */
export function listOrders(world: World, fields: TextFields): object {
  const { outOrderId } = fields;
  const found = world.orders1688
    .list()
    .filter((order) => outOrderId === undefined || order.outOrderId === outOrderId);
  const page = wholeNumber(fields["page"], 1, 1);
  const size = wholeNumber(fields["pageSize"], 1, 20);
  return {
    result: found.slice((page - 1) * size, page * size).map(describe),
    totalRecord: found.length,
    success: "true",
  };
}

/** `alibaba.trade.getLogisticsInfos.buyerView`: which pieces of which line are in which parcel. */
export function showLogistics(world: World, fields: TextFields): object {
  const order = world.orders1688.find(fields["orderId"] ?? "");
  if (!order) return noOrder;
  if (order.parcels.length === 0)
    return { success: false, errorCode: "500_2", errorMessage: "没有发货" };
  return {
    success: true,
    result: order.parcels.map((parcel) => ({
      logisticsId: `AL${parcel.billNo}`,
      logisticsBillNo: parcel.billNo,
      logisticsCompanyName: parcel.company,
      status: "ACCEPT",
      orderEntryIds: parcel.lines.map(({ lineNo }) => lineNo).join(","),
      logisticsOrderGoods: parcel.lines.map(({ lineNo, quantity }) => ({
        tradeOrderId: bareNumber(order.id),
        tradeOrderItemId: bareNumber(lineNo),
        quantity,
      })),
    })),
  };
}

function describe(order: Order1688): object {
  return {
    baseInfo: {
      // Rounded, as in their own sample: only the text beside it is exact.
      id: Number(order.id),
      idOfStr: order.id,
      outOrderId: order.outOrderId,
      status: order.status,
      tradeType: "50060",
      totalAmount: yuanNumber(totalCents(order)),
      shippingFee: yuanNumber(order.freight_cents),
      sumProductPayment: yuanNumber(goodsCents(order)),
      createTime: alibabaTime(order.createdAt),
      ...(order.paidAt && {
        payTime: alibabaTime(order.paidAt),
        alipayTradeId: alipayNumber(order.id, order.paidAt),
      }),
      ...(order.status === "cancel" && { closeOperateType: "CLOSE_TRADE_BY_SELLER" }),
      receiverInfo: order.receiver,
    },
    productItems: order.lines.map((line) => ({
      productID: bareNumber(line.offerId),
      skuID: bareNumber(line.skuId),
      specId: line.specId,
      name: line.name,
      price: yuanNumber(line.unit_cents),
      quantity: line.quantity,
      itemAmount: yuanNumber(line.unit_cents * line.quantity),
      subItemIDString: line.lineNo,
    })),
  };
}

/** Alipay's numbers begin with the day of the payment. */
const alipayNumber = (id: string, paidAt: Date): string =>
  `${alibabaTime(paidAt).slice(0, 8)}2200${id.slice(-10)}`;

const nativeLogistics = ({ parcels }: Order1688) => ({
  nativeLogistics: {
    logisticsItems: parcels.map((parcel) => ({
      logisticsCode: `AL${parcel.billNo}`,
      logisticsBillNo: parcel.billNo,
      logisticsCompanyName: parcel.company,
      status: "sendgoods",
      subItemIds: parcel.lines.map(({ lineNo }) => lineNo).join(","),
    })),
  },
});
