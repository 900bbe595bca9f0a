import * as calls from "@sampan/contract/orders";
import { mount, type Edge } from "../http/mount.ts";
import type { Needs } from "../needs.ts";
import { closeOrder } from "./close-order.ts";
import { confirmReceipt } from "./confirm-receipt.ts";
import { createTrade } from "./create-trade.ts";
import { getOrder } from "./get-order.ts";
import { countOrders, listOrders } from "./list-orders.ts";
import { listTradeLog } from "./list-trade-log.ts";
import { simulateTrade } from "./simulate-trade.ts";

export function orderRoutes(edge: Edge, needs: Needs): void {
  mount(edge, calls.simulateCreateTrade, (db, input, caller) => simulateTrade(db, input, caller));
  mount(edge, calls.createTrade, (db, input, caller) => createTrade(db, needs, input, caller));
  mount(edge, calls.getOrderDetail, (db, input, caller) => getOrder(db, needs, input, caller));
  mount(edge, calls.queryOrderList, (db, input, caller) => listOrders(db, needs, input, caller));
  mount(edge, calls.closeOrder, (db, input, caller) => closeOrder(db, needs, input, caller));
  mount(edge, calls.queryTradeLoggerList, (db, input, caller) =>
    listTradeLog(db, needs, input, caller),
  );
  mount(edge, calls.confirmReceipt, (db, input, caller) =>
    confirmReceipt(db, needs, input, caller),
  );
  mount(edge, calls.queryOrderBubbleCount, countOrders);
}
