import type { InputOf } from "@sampan/contract/kernel/call";
import type { holdShipment as holdCall } from "@sampan/contract/logistics/shipments/shipments";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { lockOrder } from "../../trade/orders/lock-order.ts";
import { letShipmentsGo } from "./let-shipments-go.ts";
import { loadBillingGroup } from "../billing/load-billing-group.ts";

/**
 * Lets what leaves with an order wait for orders of the same way that are still being bought, or lets it go again.
 * Refuses `order_not_in_state` for an order that is not complete in the warehouse, or billed. Whoever bills it at
 * the same moment comes first or finds it waiting, since both hold the order. [ORD-22]
 */
export async function holdShipment(
  db: Db,
  { tid, hold }: InputOf<typeof holdCall>,
  { customer, now }: CustomerCaller,
): Promise<Result<boolean, Refusal<"order_unknown" | "order_not_in_state">>> {
  const order = await lockOrder(db, { tid, accountId: customer.id });
  if (!order.ok) return order;
  if (order.value.status !== 2) return refuse({ code: "order_not_in_state" });
  const group = await loadBillingGroup(db, tid);
  if (!group.ok) return group;
  // What goes its own way says itself what leaves together.
  if (hold && group.value.parcels.some(({ own_way }) => own_way))
    return refuse({ code: "order_not_in_state" });
  if (hold) {
    await db
      .insertInto("shipment_holds")
      .values({ order_id: order.value.id, asked_at: now })
      .onConflict((held) => held.doNothing())
      .execute();
    return ok(true);
  }
  await letShipmentsGo(
    db,
    group.value.orders.map(({ id }) => id),
  );
  return ok(false);
}
