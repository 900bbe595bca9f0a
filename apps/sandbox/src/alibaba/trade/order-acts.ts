import type { World } from "../../world.ts";
import type { Order1688 } from "./order-book.ts";
import { tell1688 } from "./tell-orders.ts";

export const orderActs = ["pay", "send", "send_part", "receive", "close"] as const;
export type OrderAct = (typeof orderActs)[number];

/** What buyer or seller do with an order, and what the shop is told of it. Undefined where the order is not in a state for it. */
export async function act1688(
  world: World,
  id: string,
  act: OrderAct,
): Promise<Order1688 | undefined> {
  const order = acts[act](world, id);
  if (order) await tell1688(world, order, typeOf(act, order));
  return order;
}

const acts: Readonly<Record<OrderAct, (world: World, id: string) => Order1688 | undefined>> = {
  pay: ({ orders1688 }, id) => orders1688.pay(id),
  send: ({ orders1688 }, id) => orders1688.send(id),
  send_part: ({ orders1688 }, id) => orders1688.send(id, true),
  receive: ({ orders1688 }, id) => orders1688.receive(id),
  close: ({ orders1688 }, id) => orders1688.close(id),
};

function typeOf(act: OrderAct, { status }: Order1688): string {
  const isPart = status === "waitsellersend";
  switch (act) {
    case "pay":
      return "ORDER_BUYER_VIEW_ORDER_PAY";
    case "send":
    case "send_part":
      return isPart
        ? "ORDER_BUYER_VIEW_PART_PART_SENDGOODS"
        : "ORDER_BUYER_VIEW_ANNOUNCE_SENDGOODS";
    case "receive":
      return "ORDER_BUYER_VIEW_ORDER_COMFIRM_RECEIVEGOODS";
    case "close":
      return "ORDER_BUYER_VIEW_ORDER_SELLER_CLOSE";
  }
}
