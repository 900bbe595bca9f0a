import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import type { Refusal } from "../http/envelope.ts";
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
  const ids = await selectLinkedOrderIds(db, tid);
  const [first, ...rest] = await selectGroupOrders(db, ids);
  if (!first) return refuse({ code: "order_unknown" });
  return ok({ orders: [first, ...rest], parcels: await selectGroupParcels(db, ids) });
}
