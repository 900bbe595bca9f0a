import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryShipments } from "@sampan/contract/logistics/shipments/shipments";
import { sum } from "@sampan/domain/kernel/money";
import type { Db } from "../../kernel/db/db.ts";
import { type BillingGroup, loadBillingGroups, wayOf } from "../billing/load-billing-group.ts";

type WaitingShipment = OutputOf<typeof queryShipments>["datalist"][number];

/** What a customer has lying complete in a warehouse, by what leaves together; the oldest orders first. */
export async function listShipments(db: Db, accountId: number): Promise<WaitingShipment[]> {
  const waiting = await db
    .selectFrom("orders")
    .select("tid")
    .where("account_id", "=", accountId)
    .where("status", "=", 2)
    .orderBy("id")
    .execute();
  const groups = await loadBillingGroups(
    db,
    waiting.map(({ tid }) => tid),
  );
  return groups.map(describe);
}

/** A merged parcel says itself what leaves together: its orders wait for no others. */
function describe(group: BillingGroup): WaitingShipment {
  const { orders, parcels } = group;
  const isMerged = parcels.some(({ merged }) => merged);
  return {
    order_tids: orders.map(({ tid }) => tid),
    parcel_tids: parcels.map(({ tid }) => tid),
    transport: wayOf(group, parcels[0] ?? { merged: null }).transport,
    weight_g: sum(parcels.map(({ weight_g }) => weight_g ?? 0)),
    awaited_tids: isMerged ? [] : [...orders[0].awaited_tids],
    is_held: !isMerged && orders.some(({ is_held }) => is_held),
  };
}
