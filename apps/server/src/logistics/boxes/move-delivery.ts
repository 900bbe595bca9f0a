import type { InputOf } from "@sampan/contract/kernel/call";
import type { moveDelivery as moveCall } from "@sampan/contract/logistics/boxes/staff-shipping";
import type { TransportEvent } from "@sampan/domain/logistics/parcels/package-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type LockedItem, lockItems } from "../../trade/orders/lock-items.ts";
import { recordHandOver } from "../../trade/orders/record-journey.ts";
import { rewriteOrderStatus } from "../../trade/orders/rewrite-order-status.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import { moveParcel, writeStep } from "../parcels/move-parcel.ts";
import { recordLocalCarrier } from "../parcels/place-parcel.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { makePickupCode } from "../pickups/make-pickup-code.ts";
import { followToDoor } from "../tracking/follow-number.ts";
import { followItems } from "./follow-items.ts";
import type { Moving } from "./move-box.ts";
import { selectByTids } from "./shipping-queries.ts";
import { type ParcelNotice, tellOwners } from "./tell-owners.ts";

export type DeliveryMove = InputOf<typeof moveCall>;
type DeliveryEvent = DeliveryMove["event"];

type Refused = Refusal<
  "parcel_unknown" | "parcel_not_in_state" | "item_not_in_state" | "pickup_code_needed"
>;

/** `isByCode`: whoever took it brought the parcel's code. */
export interface DeliveryMoving extends Moving {
  readonly chance: Needs["chance"];
  readonly isByCode?: boolean;
}

/** What each step does to the parcel; a carrier's scan leaves it delivering. */
const parcelEvents: Partial<Record<DeliveryEvent, TransportEvent>> = {
  offer_pickup: "offer_pickup",
  prepare_delivery: "deliver",
  hand_over: "hand_over",
};

const notices: Partial<Record<DeliveryEvent, ParcelNotice>> = {
  offer_pickup: "parcel_ready_for_pickup",
  give_to_carrier: "parcel_delivering",
  hand_over: "parcel_delivered",
};

/**
 * Brings an arrived parcel to its owner, step by step; its goods and orders follow. The last hand-over of
 * an order signs it (5). One that waits to be picked up gets a code, and is handed over by it. [BO-22] [ORD-57] [ORD-59] [ORD-62] [ORD-63]
 */
export async function moveDelivery(
  db: Db,
  move: DeliveryMove,
  { caller, jobs, chance, isByCode = false }: DeliveryMoving,
): Promise<Result<null, Refused>> {
  const [found] = await selectByTids(db, [move.tid]);
  if (!found) return refuse({ code: "parcel_unknown" });
  // Orders are locked before parcels, as a payment does.
  const items = await lockItems(db, { parcelIds: [found.id] });
  const [parcel] = await lockParcels(db, { ids: [found.id] });
  if (!parcel) return refuse({ code: "parcel_unknown" });

  const isPickup = parcel.transport_state === "waiting_for_pickup";
  if (isPickup && move.event === "hand_over" && !isByCode)
    return refuse({ code: "pickup_code_needed" });
  const moved = await moveOneParcel(db, parcel, { move, caller, jobs });
  if (!moved.ok) return moved;
  if (move.event === "offer_pickup")
    await makePickupCode(db, parcel.id, { chance, now: caller.now });
  const followed = await followItems(db, { items, parcelIds: [parcel.id] }, move.event);
  if (!followed.ok) return followed;
  await moveOrders(db, items, { move, caller, jobs });

  const kind = notices[move.event];
  if (kind) await tellOwners(db, [parcel], { kind, jobs, now: caller.now });
  const { local_carrier, local_express_no } = move;
  await recordAudit(db, caller, {
    action: "move_delivery",
    object_kind: "parcel",
    object_id: move.tid,
    old_value: { transport_state: parcel.transport_state },
    new_value: { event: move.event, local_carrier, local_express_no },
  });
  return ok(null);
}

type Delivering = Moving & { readonly move: DeliveryMove };

async function moveOneParcel(
  db: Db,
  parcel: LockedParcel,
  { move, caller }: Delivering,
): Promise<Result<null, Refusal<"parcel_not_in_state">>> {
  const { event, local_carrier, local_express_no } = move;
  const note = [local_carrier, local_express_no].filter(Boolean).join(" ");
  const step = { note, staffId: caller.staff.id, now: caller.now };
  if (local_carrier !== "" || local_express_no !== "")
    await takeCarrier(db, parcel.id, { local_carrier, local_express_no, now: caller.now });

  const parcelEvent = parcelEvents[event];
  if (parcelEvent) {
    const moved = await moveParcel(db, parcel, parcelEvent, step);
    return moved.ok ? ok(null) : refuse({ code: "parcel_not_in_state" });
  }
  if (parcel.transport_state !== "delivering") return refuse({ code: "parcel_not_in_state" });
  await writeStep(db, parcel.id, "delivering", step);
  return ok(null);
}

/** Its number is followed from then on. */
async function takeCarrier(
  db: Db,
  parcelId: number,
  { now, ...carrier }: { local_carrier: string; local_express_no: string; now: Date },
): Promise<void> {
  await recordLocalCarrier(db, parcelId, carrier);
  const { local_express_no: express_no, local_carrier } = carrier;
  await followToDoor(db, { express_no, carrier: local_carrier, now });
}

async function moveOrders(
  db: Db,
  items: readonly LockedItem[],
  { move, caller }: Delivering,
): Promise<void> {
  const { now, staff } = caller;
  const actor = { kind: "staff", name: staff.name } as const;
  for (const order of new Set(items.map((item) => item.order))) {
    await writeOrderLog(db, {
      orderId: order.id,
      biz_code: orderLogCodes.transport_step,
      actor,
      content: { event: move.event, tid: move.tid, carrier: move.local_carrier },
      now,
    });
    const change = await rewriteOrderStatus(db, order.id);
    if (change.from === 5 || change.to !== 5) continue;
    await recordHandOver(db, order.id, now);
    await writeOrderLog(db, {
      orderId: order.id,
      biz_code: orderLogCodes.handed_over,
      actor,
      content: { tid: move.tid },
      now,
    });
  }
}
