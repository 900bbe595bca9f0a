import type { TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import { act1688 } from "./order-acts.ts";

/** Orders younger than this are not closed yet. */
const SETTLING_MS = 10_000;

const REASONS: readonly string[] = ["buyerCancel", "sellerGoodsLack", "other"];

/** `alibaba.trade.cancel`: the buyer closes an order that was not paid. Its number is called `tradeID`, in capitals. */
export async function cancelOrder(world: World, fields: TextFields): Promise<object> {
  const order = world.orders1688.find(fields["tradeID"] ?? "");
  if (!order) return no("ORDER_NOT_EXIST", "订单不存在");
  if (!REASONS.includes(fields["cancelReason"] ?? "")) return no("400_1", "cancelReason 不正确");
  if (order.status !== "waitbuyerpay") return no("ORDER_STATUS_ERROR", "订单状态不允许关闭");
  if (world.now().getTime() - order.createdAt.getTime() < SETTLING_MS)
    return no("CLOSE_ORDER_TOO_FAST", "订单创建 10 秒内不能关闭");
  const isLost = world.orders1688.takeSlip("cancel_lost") !== undefined;
  await act1688(world, order.id, "close");
  return isLost ? no("500", "系统繁忙") : { success: "true" };
}

const no = (errorCode: string, errorMessage: string) => ({
  success: "false",
  errorCode,
  errorMessage,
});
