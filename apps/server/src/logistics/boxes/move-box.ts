import {
  type BoxEvent,
  followersOfBox,
  nextBoxState,
} from "@sampan/domain/logistics/boxes/box-state";
import type { ItemEvent } from "@sampan/domain/trade/orders/item-state";
import type { TransportEvent } from "@sampan/domain/logistics/parcels/package-state";
import { voyageEvents } from "@sampan/domain/logistics/voyages/voyage-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { type LockedItem, lockItems } from "../../trade/orders/lock-items.ts";
import { recordDeparture } from "../../trade/orders/record-journey.ts";
import { rewriteOrderStatus } from "../../trade/orders/rewrite-order-status.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import { moveParcel, type Stop, writeStep } from "../parcels/move-parcel.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { followItems } from "./follow-items.ts";
import { type LockedBox, lockBox, updateBox } from "./box-queries.ts";
import { selectLoaded } from "./shipping-queries.ts";
import { type ParcelNotice, tellOwners } from "./tell-owners.ts";

export interface BoxMove {
  readonly number: string;
  readonly event: BoxEvent;
  readonly note: string;
}

export interface Moving {
  readonly caller: StaffCaller;
  readonly jobs: Needs["jobs"];
}

/** A box alone, or one of those in a container or flight, at the moment that was written down. */
export interface BoxMoving extends Moving {
  readonly voyage?: { readonly id: number; readonly at: Date };
}

type Refused = Refusal<
  "box_unknown" | "box_not_in_state" | "box_in_voyage" | "parcel_not_in_state" | "item_not_in_state"
>;

/** What a step is called in a parcel's history where it changes no state of the parcel. */
const stopOfEvent: Partial<Record<BoxEvent, Stop>> = {
  enter_customs: "customs",
  sign_at_platform: "platform_warehouse",
};

const noticeOfEvent: Partial<Record<BoxEvent, ParcelNotice>> = {
  depart: "parcel_shipped",
  enter_customs: "parcel_customs",
  arrive: "parcel_arrived",
};

/**
 * Moves a box one step on, and with it its parcels, their goods and the orders. Refuses
 * `box_not_in_state` for a step out of turn and for an empty box, `box_in_voyage` for a step that its container takes. [BO-21] [ORD-53] [ORD-54] [ORD-56]
 */
export async function moveBox(
  db: Db,
  { number, event, note }: BoxMove,
  moving: BoxMoving,
): Promise<Result<null, Refused>> {
  const { caller } = moving;
  const now = moving.voyage?.at ?? caller.now;
  const box = await lockBox(db, number);
  if (!box) return refuse({ code: "box_unknown" });
  if (voyageEvents.some((one) => one === event) && box.voyage_id !== (moving.voyage?.id ?? null))
    return refuse({ code: "box_in_voyage" });
  const next = nextBoxState(box.state, event);
  if (!next.ok) return next;
  // Orders are locked before parcels, as a payment does.
  const parcelIds = (await selectLoaded(db, box.id)).map(({ id }) => id);
  if (parcelIds.length === 0) return refuse({ code: "box_not_in_state" });
  const items = await lockItems(db, { parcelIds });
  const parcels = await lockParcels(db, { boxId: box.id });

  await updateBox(db, box.id, {
    state: next.value,
    ...(event === "depart" ? { dispatched_at: now } : {}),
    ...(event === "arrive" ? { arrived_at: now } : {}),
  });
  const followers: { package?: TransportEvent; item?: ItemEvent } = followersOfBox[event];
  for (const parcel of parcels) {
    const step = { note, staffId: caller.staff.id, now };
    const stop = stopOfEvent[event];
    if (stop) await writeStep(db, parcel.id, stop, step);
    if (!followers.package) continue;
    const moved = await moveParcel(db, parcel, followers.package, step);
    if (!moved.ok) return refuse({ code: "parcel_not_in_state" });
  }
  if (followers.item) {
    const followed = await followItems(db, { items, parcelIds }, followers.item);
    if (!followed.ok) return followed;
  }
  await moveOrders(db, { box, event, items, parcels }, { ...moving, now });
  await recordAudit(db, caller, {
    action: "move_box",
    object_kind: "box",
    object_id: number,
    old_value: { state: box.state },
    new_value: { state: next.value, event, note },
  });
  return ok(null);
}

interface Journey {
  readonly box: LockedBox;
  readonly event: BoxEvent;
  readonly items: readonly LockedItem[];
  readonly parcels: readonly LockedParcel[];
}

async function moveOrders(
  db: Db,
  { box, event, items, parcels }: Journey,
  { caller, jobs, now }: Moving & { readonly now: Date },
): Promise<void> {
  const { staff } = caller;
  const actor = { kind: "staff", name: staff.name } as const;
  for (const order of new Set(items.map((item) => item.order))) {
    if (event === "depart") await recordDeparture(db, order.id, now);
    const change = await rewriteOrderStatus(db, order.id);
    if (change.from !== 4 && change.to === 4)
      await writeOrderLog(db, {
        orderId: order.id,
        biz_code: orderLogCodes.shipped,
        actor,
        content: { box: box.number },
        now,
      });
    await writeOrderLog(db, {
      orderId: order.id,
      biz_code: orderLogCodes.transport_step,
      actor,
      content: { event, box: box.number },
      now,
    });
  }
  const kind = noticeOfEvent[event];
  if (kind) await tellOwners(db, parcels, { kind, jobs, now });
}
