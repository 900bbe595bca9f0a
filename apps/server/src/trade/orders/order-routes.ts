import * as calls from "@sampan/contract/trade/orders/orders";
import { readOrderPdf } from "@sampan/contract/trade/orders/order-pdf";
import { queryRateReceipt } from "@sampan/contract/trade/orders/rate-receipt";
import { createSubstitutePayTrade } from "@sampan/contract/trade/orders/payments-on-behalf";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { closeOrder } from "./close-order.ts";
import { exportOrders } from "./export-orders.ts";
import { confirmReceipt, type HandOverParcels } from "./confirm-receipt.ts";
import { placeOrder } from "./place-order.ts";
import { placePaymentOnBehalf } from "./place-payment-on-behalf.ts";
import { getOrder } from "./get-order.ts";
import { countOrders, listOrders } from "./list-orders.ts";
import { listOrderLog } from "./list-order-log.ts";
import { previewOrder } from "./preview-order.ts";
import { printOrder } from "./print-order.ts";
import { readRateReceipt } from "./read-rate-receipt.ts";

export function orderRoutes(
  edge: Edge,
  needs: Needs,
  { handOverParcels }: { readonly handOverParcels: HandOverParcels },
): void {
  mount(edge, calls.simulateCreateTrade, (db, input, caller) => previewOrder(db, input, caller));
  mount(edge, calls.createTrade, (db, input, caller) => placeOrder(db, needs, input, caller));
  mount(edge, createSubstitutePayTrade, (db, input, caller) =>
    placePaymentOnBehalf(db, needs, input, caller),
  );
  mount(edge, calls.getOrderDetail, (db, input, caller) => getOrder(db, needs, input, caller));
  mount(edge, calls.queryOrderList, (db, input, caller) => listOrders(db, needs, input, caller));
  mount(edge, calls.exportOrders, (db, input, caller) => exportOrders(db, needs, input, caller));
  mount(edge, calls.closeOrder, (db, input, caller) => closeOrder(db, needs, input, caller));
  mount(edge, calls.queryTradeLoggerList, (db, input, caller) =>
    listOrderLog(db, needs, input, caller),
  );
  mount(edge, queryRateReceipt, readRateReceipt);
  mount(edge, readOrderPdf, (db, input, caller) => printOrder(db, needs, input, caller));
  mount(edge, calls.confirmReceipt, (db, input, caller) =>
    confirmReceipt(db, { jobs: needs.jobs, limits: needs.limits, handOverParcels }, input, caller),
  );
  mount(edge, calls.queryOrderBubbleCount, countOrders);
}
