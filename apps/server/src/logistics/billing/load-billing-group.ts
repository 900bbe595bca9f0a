import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { billedTogether } from "@sampan/domain/logistics/shipments/billed-together";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  type GroupOrder,
  type GroupParcel,
  type ParcelWay,
  selectBillingCandidates,
  selectGroupOrders,
  selectGroupParcels,
} from "./billing-queries.ts";

/** Orders that are billed together, because their goods leave together or share a parcel. */
export interface BillingGroup {
  /** In the order of their ids. What of theirs was not merged goes the way of the first. */
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
  const ids = await selectBillingCandidates(db, tids);
  const orders = await selectGroupOrders(db, ids);
  const parcels = await selectGroupParcels(db, ids);
  const groups = billedTogether(
    orders.map((order) => ({ id: order.id, isComplete: order.status === 2, way: wordOf(order) })),
    parcels.map((parcel) => ({
      ...parcel,
      way: parcel.merged ? wordOf({ ...ownerOf(parcel, orders), ...parcel.merged }) : undefined,
    })),
  ).flatMap((group): BillingGroup[] => {
    const [first, ...others] = orders.filter(({ id }) => group.includes(id));
    const isOurs = ({ order_ids }: GroupParcel) => order_ids.some((id) => group.includes(id));
    return first ? [{ orders: [first, ...others], parcels: parcels.filter(isOurs) }] : [];
  });
  const asked = tids.flatMap((tid) => groups.find(({ orders: some }) => has(some, tid)) ?? []);
  return [...new Set(asked)];
}

const has = (orders: readonly GroupOrder[], named: string): boolean =>
  orders.some(({ tid }) => tid === named);

/** Person, address and line: what leaves together has all of them in common. */
const wordOf = ({
  account_id,
  transport,
  express,
  address,
}: Pick<GroupOrder, "account_id" | "transport" | "express" | "address">): string => {
  const { consignee, phone, region, area, detail, postal_code } = address;
  return JSON.stringify([
    account_id,
    transport,
    express,
    [consignee, phone, region, area, detail, postal_code],
  ]);
};

const ownerOf = ({ order_ids }: GroupParcel, orders: readonly GroupOrder[]) => ({
  account_id: orders.find(({ id }) => order_ids.includes(id))?.account_id ?? 0,
});

/** The way of a parcel: a merged one's own, else that of the oldest order of its group. */
export const wayOf = (
  { orders: [first] }: { readonly orders: readonly [ParcelWay, ...unknown[]] },
  { merged }: Pick<GroupParcel, "merged">,
): ParcelWay =>
  merged ?? {
    address: first.address,
    express: first.express,
    transport: first.transport,
    insurance: first.insurance,
  };

/**
 * Orders that these wait for because their owner said so; none where everything has come meanwhile, or where a
 * merged parcel says what leaves together.
 */
export const awaitedBy = ({ orders, parcels }: BillingGroup): readonly string[] =>
  orders.some(({ is_held }) => is_held) && !parcels.some(({ merged }) => merged)
    ? orders[0].awaited_tids
    : [];
