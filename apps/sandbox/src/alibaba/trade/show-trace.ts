import { beijingTime } from "../../beijing-clock.ts";
import type { TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import { traceOf } from "./trace-steps.ts";

/**
 * `alibaba.trade.getLogisticsTraceInfo.buyerView`: what the courier scanned of an order's parcels, or of the one that is
 * named. Before anything was sent there is none, which is an error of its own.
 */
export function showTrace(world: World, fields: TextFields): object {
  const order = world.orders1688.find(fields["orderId"] ?? "");
  if (!order) return no("order.nopermission.buyer", "没有权限");
  const { logisticsId } = fields;
  const parcels = order.parcels.filter(
    ({ billNo }) => logisticsId === undefined || logisticsId === `AL${billNo}`,
  );
  if (parcels.length === 0) return no("404", "没有物流跟踪信息");
  return {
    success: true,
    logisticsTrace: parcels.map((parcel) => ({
      logisticsId: `AL${parcel.billNo}`,
      logisticsBillNo: parcel.billNo,
      orderId: order.id,
      logisticsSteps: traceOf(order, parcel, world.now()).map(({ at, remark }) => ({
        acceptTime: beijingTime(at),
        remark,
      })),
    })),
  };
}

const no = (errorCode: string, errorMessage: string) => ({
  success: false,
  errorCode,
  errorMessage,
});
