import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import { sum } from "@sampan/domain/kernel/money";
import type { Db } from "../../kernel/db/db.ts";
import {
  type BillingGroup,
  goesAsItIs,
  loadBillingGroups,
  wayOf,
} from "../billing/load-billing-group.ts";

type WaitingShipment = OutputOf<typeof queryShipments>["datalist"][number];

/** What a customer has lying in a warehouse, complete or going in part, by what leaves together; the oldest orders first. */
export async function listShipments(db: Db, accountId: number): Promise<WaitingShipment[]> {
  const waiting = await db
    .selectFrom("orders")
    .leftJoin("order_instructions as told", "told.order_id", "orders.id")
    .select("tid")
    .where("account_id", "=", accountId)
    .where((order) =>
      order.or([
        order("status", "=", 2),
        order.and([order("status", "=", 1), order("told.part_goes_since", "is not", null)]),
      ]),
    )
    .orderBy("id")
    .execute();
  const groups = await loadBillingGroups(
    db,
    waiting.map(({ tid }) => tid),
  );
  return groups.map(describe);
}

/** Where a parcel that goes its own way or the owner's own days say what leaves together, its orders wait for no others. */
function describe(group: BillingGroup): WaitingShipment {
  const { orders, parcels } = group;
  const isSettled = goesAsItIs(group);
  return {
    order_tids: orders.map(({ tid }) => tid),
    parcel_tids: parcels.map(({ tid }) => tid),
    warehouse: parcels[0]?.warehouse ?? null,
    transport: wayOf(group, parcels[0] ?? { own_way: null }).transport,
    weight_g: sum(parcels.map(({ weight_g }) => weight_g ?? 0)),
    awaited_tids: isSettled ? [] : [...orders[0].awaited_tids],
    is_held: !isSettled && orders.some(({ is_held }) => is_held),
  };
}
