import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  type GroupOrder,
  type GroupParcel,
  selectGroupOrders,
  selectGroupParcels,
  selectLinkedOrderIds,
} from "./billing-queries.ts";

/** Orders that are billed together, because a parcel holds goods of several of them. */
export interface BillingGroup {
  /** In the order of their ids. Goods that share a parcel go one way, so one's transport is everybody's. */
  readonly orders: readonly [GroupOrder, ...GroupOrder[]];
  readonly parcels: readonly GroupParcel[];
}

/** The group of an order as it stands. Refuses `order_unknown`. */
export async function loadBillingGroup(
  db: Db,
  tid: string,
): Promise<Result<BillingGroup, Refusal<"order_unknown">>> {
  const [group] = await loadBillingGroups(db, [tid]);
  return group ? ok(group) : refuse({ code: "order_unknown" });
}

/** The groups of these orders, each once and in their order, asked for together however many there are. */
export async function loadBillingGroups(
  db: Db,
  tids: readonly string[],
): Promise<readonly BillingGroup[]> {
  const linked = await selectLinkedOrderIds(db, tids);
  const ids = [...new Set(linked.flatMap(({ order_ids }) => order_ids))];
  const orders = await selectGroupOrders(db, ids);
  const parcels = await selectGroupParcels(db, ids);
  const groups: BillingGroup[] = [];
  const grouped = new Set<number>();
  for (const { order_ids } of linked) {
    const [first, ...rest] = orders.filter(({ id }) => order_ids.includes(id));
    if (!first || grouped.has(first.id)) continue;
    for (const id of order_ids) grouped.add(id);
    groups.push({
      orders: [first, ...rest],
      parcels: parcels.filter((parcel) => parcel.order_ids.some((id) => order_ids.includes(id))),
    });
  }
  return groups;
}
