import type { RequestOf } from "@sampan/contract/kernel/call";
import type { createTrade } from "@sampan/contract/trade/orders/orders";
import { askApp } from "../../native/app.ts";
import { payType } from "./pay-type.ts";

/**
 * Lets the app submit an order, with how it is paid for; answers false when somebody gave it up there. Whatever else the app
 * says or does not say, the page submits the same `request_id` afterwards: it becomes one order, and the server's word
 * for it counts. [NATV-07] [PAY-17]
 */
export async function submitByApp(order: RequestOf<typeof createTrade>): Promise<boolean> {
  const chosen = payType.read();
  if (chosen === undefined) return true;
  const answer = await askApp("submitOrderAgent", { params: { ...order }, payType: chosen });
  return answer.ok || answer.error.code !== "cancelled";
}
