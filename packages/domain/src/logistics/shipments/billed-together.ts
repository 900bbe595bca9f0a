import type { Warehouse } from "../../goods/shippability/transports.ts";
import type { BillingState } from "../parcels/package-state.ts";

/** An order that is not billed. */
export interface WaitingOrder {
  readonly id: number;
  /** All its live goods lie in a warehouse. */
  readonly isComplete: boolean;
  /** Person, address and line in one word: orders that go the same way have the same. */
  readonly way: string;
}

/** An unbilled parcel and whose goods are in it. */
export interface WaitingParcel {
  readonly warehouse: Warehouse;
  readonly billing: BillingState;
  /** Packed, and its owner has not answered yet which way it goes; or something is to be done to it first. */
  readonly isAwaited?: boolean | undefined;
  readonly order_ids: readonly number[];
  /** Address and line of its own, where its owner chose them for it; those of its orders else. */
  readonly way?: string | undefined;
}

/**
 * Which orders one bill is for, by their ids: those that share parcels, and of complete ones all that may leave a
 * warehouse the same way. An order that waits for goods, for a merged parcel to be packed for what its owner says of the box, or for what is to be done to it goes with nobody, and
 * nobody with it but who shares its parcels. Every order is in one of the groups. [PAY-06] [BO-16]
 */
export function billedTogether(
  orders: readonly WaitingOrder[],
  parcels: readonly WaitingParcel[],
): readonly (readonly number[])[] {
  const groups: Cluster[] = [];
  for (const cluster of clustersOf(orders, parcels)) {
    const joined = groups.filter((group) => mayGoWith(group, cluster));
    const rest = groups.filter((group) => !joined.includes(group));
    groups.splice(0, groups.length, ...rest, unite([...joined, cluster]));
  }
  return groups.map((group) => group.orders.map(({ id }) => id).toSorted((a, b) => a - b));
}

/** Orders that no bill can take apart, because parcels hold goods of several of them. */
interface Cluster {
  readonly orders: readonly WaitingOrder[];
  readonly parcels: readonly WaitingParcel[];
}

const unite = (clusters: readonly Cluster[]): Cluster => ({
  orders: clusters.flatMap((cluster) => cluster.orders),
  parcels: clusters.flatMap((cluster) => cluster.parcels),
});

function clustersOf(
  orders: readonly WaitingOrder[],
  parcels: readonly WaitingParcel[],
): readonly Cluster[] {
  let clusters: readonly Cluster[] = orders.map((order) => ({ orders: [order], parcels: [] }));
  for (const parcel of parcels) {
    const holds = ({ orders: own }: Cluster) => own.some(({ id }) => parcel.order_ids.includes(id));
    const joined = clusters.filter(holds);
    const rest = clusters.filter((cluster) => !joined.includes(cluster));
    if (joined.length > 0)
      clusters = [...rest, unite([...joined, { orders: [], parcels: [parcel] }])];
  }
  return clusters;
}

const mayGoWith = (one: Cluster, other: Cluster): boolean =>
  isReady(one) &&
  isReady(other) &&
  one.parcels.some((mine) =>
    other.parcels.some(
      (theirs) =>
        mine.warehouse === theirs.warehouse &&
        (mine.way ?? wayOf(one)) === (theirs.way ?? wayOf(other)),
    ),
  );

const isReady = ({ orders, parcels }: Cluster): boolean =>
  orders.every(({ isComplete }) => isComplete) &&
  parcels.every(({ billing, isAwaited = false }) => billing === 3 && !isAwaited);

/** Goods that share a parcel go one way, that of the oldest of their orders. */
const wayOf = ({ orders }: Cluster): string | undefined =>
  orders.toSorted((one, other) => one.id - other.id)[0]?.way;
