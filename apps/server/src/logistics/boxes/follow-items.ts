import { boxStates } from "@sampan/domain/logistics/boxes/box-state";
import { isLiveItem, type ItemEvent, nextItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { TransportState } from "@sampan/domain/logistics/parcels/package-state";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { LockedItem } from "../../trade/orders/lock-items.ts";
import { moveItem } from "../../trade/orders/move-item.ts";
import { type OtherParcel, selectParcelsOfItems } from "./shipping-queries.ts";

/** How far along its parcels are: boxes count until the destination, then the parcel itself. */
const progressOf = ({ transport_state, box_state }: Omit<OtherParcel, "item_id" | "package_id">) =>
  transport_state in atDestination
    ? boxStates.length + (atDestination[transport_state] ?? 0)
    : box_state === null
      ? -1
      : boxStates.indexOf(box_state);

const atDestination: Partial<Record<TransportState, number>> = {
  arrived_at_destination: 0,
  delivering: 1,
  waiting_for_pickup: 1,
  received: 2,
};

export interface Followed {
  readonly items: readonly LockedItem[];
  /** The parcels that have just moved, all of them to the same point. */
  readonly parcelIds: readonly number[];
}

/**
 * Moves the lines of parcels that have just moved. A line in several parcels follows the last of them, so
 * that it is never said to be farther than all of its pieces are. [BO-21] [BO-22]
 */
export async function followItems(
  db: Db,
  { items, parcelIds }: Followed,
  event: ItemEvent,
): Promise<Result<null, Refusal<"item_not_in_state">>> {
  const live = items.filter(({ status }) => isLiveItem(status));
  const parcels = await selectParcelsOfItems(
    db,
    live.map(({ id }) => id),
  );
  for (const item of live) {
    const own = parcels.filter(({ item_id }) => item_id === item.id);
    const reached = Math.max(
      ...own.filter(({ package_id }) => parcelIds.includes(package_id)).map(progressOf),
    );
    const isShared = own.length > 1;
    if (isShared && own.some((parcel) => progressOf(parcel) < reached)) continue;
    // A sister parcel may have taken the line along already.
    if (isShared && !nextItemStatus(item.status, event).ok) continue;
    const moved = await moveItem(db, item, event);
    if (!moved.ok) return moved;
  }
  return ok(null);
}
