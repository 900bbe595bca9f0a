import { addDays } from "@sampan/domain/kernel/business-time";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockItems } from "../../trade/orders/lock-items.ts";
import { recordHandOver } from "../../trade/orders/record-journey.ts";
import { rewriteOrderStatus } from "../../trade/orders/rewrite-order-status.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { moveParcel } from "../parcels/move-parcel.ts";
import { followItems } from "./follow-items.ts";
import { tellOwners } from "./tell-owners.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "hand-over-carried": Record<never, never>;
  }
}

const atOnce = 100;

/**
 * The job "hand-over-carried": a parcel that has been with its carrier (18) for so many days without a word counts as handed
 * over (12), and at once one that a store handed over at its counter. What a carrier still tells of as being on its way, at a
 * store or coming back waits for the end of that (decision 157). Its owner is told, and has the days until the order is completed to object. [ORD-63] [ORD-57]
 */
export async function handOverCarried(needs: Needs): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  const { rows } = await sql<{ id: number; tid: string }>`
    select parcel.id, parcel.tid
      from packages parcel
      left join lateral (
        select step, store_id is not null as is_at_counter
          from shipping_orders
         where shipping_orders.package_id = parcel.id
           and state = 'made'
         order by id desc
         limit 1
      ) as shipping on true
     where parcel.transport_state = 'delivering'
       and exists (select from package_items part
                     join order_items item on item.id = part.item_id
                    where part.package_id = parcel.id and item.status = 18)
       and not exists (select from package_items part
                         join order_items item on item.id = part.item_id
                        where part.package_id = parcel.id and item.status not in (3, 12, 15, 18))
       and case when shipping.is_at_counter and shipping.step = 'delivered' then true
                when shipping.step is null or shipping.step = 'delivered'
                then (select max(event.at) from package_events event where event.package_id = parcel.id)
                     <= ${addDays(now, -needs.limits.carrier_days)}
                else false
            end
     order by parcel.id
     limit ${atOnce}
  `.execute(db);
  await actOnEach(rows, {
    log: needs.log,
    name: ({ tid }) => tid,
    act: ({ id }) => db.transaction().execute((open) => handOver(open, needs, { id, now })),
  });
}

async function handOver(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  // Orders are locked before parcels, as everywhere.
  const items = await lockItems(db, { parcelIds: [id] });
  const [parcel] = await lockParcels(db, { ids: [id] });
  // Looked at again under the locks: somebody at the desk may have been quicker.
  if (parcel?.transport_state !== "delivering") return;
  if (items.some(({ status }) => isLiveItem(status) && status !== 18 && status !== 12)) return;
  const moved = await moveParcel(db, parcel, "hand_over", { now });
  if (!moved.ok) throw new Error(`parcel ${parcel.tid} cannot be handed over`);
  const carried = items.filter(({ status }) => status === 18);
  const followed = await followItems(db, { items: carried, parcelIds: [id] }, "hand_over");
  if (!followed.ok) throw new Error(`a line of parcel ${parcel.tid} cannot be handed over`);
  // An order whose lines in it were received before is done with.
  for (const orderId of new Set(carried.map(({ order }) => order.id))) {
    const change = await rewriteOrderStatus(db, orderId);
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.handed_over,
      actor: { kind: "system" },
      content: { tid: parcel.tid },
      now,
    });
    if (change.to === 5) await recordHandOver(db, orderId, now);
  }
  await tellOwners(db, [parcel], { kind: "parcel_delivered", jobs, now });
}
